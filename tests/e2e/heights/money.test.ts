import { face as apiTokens } from "./faces/api-tokens.ts";
import { face as checkout } from "./faces/checkout.ts";
import { face as webhook } from "./faces/webhook.ts";
import { testHeights } from "./heights.ts";

testHeights([apiTokens, webhook, checkout]);
