import { face as historySelection } from "./faces/history-selection.ts";
import { face as session } from "./faces/session.ts";
import { testHeights } from "./heights.ts";

testHeights([session, historySelection]);
