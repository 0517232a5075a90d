import { face as order } from "./faces/order.ts";
import { testHeights } from "./heights.ts";

testHeights([order]);
