import { face as communityChoice } from "./faces/community-choice.ts";
import { face as download } from "./faces/download.ts";
import { face as historyItem } from "./faces/history-item.ts";
import { face as report } from "./faces/report.ts";
import { face as share } from "./faces/share.ts";
import { testHeights } from "./heights.ts";

testHeights([share, report, download, communityChoice, historyItem]);
