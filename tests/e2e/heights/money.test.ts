import { face as webhook } from "./faces/webhook.ts";
import { testHeights } from "./heights.ts";

testHeights([webhook]);
