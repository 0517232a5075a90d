import { face as assetPicker } from "./faces/asset-picker.ts";
import { face as maskEditor } from "./faces/mask-editor.ts";
import { face as reading } from "./faces/reading.ts";
import { testHeights } from "./heights.ts";

testHeights([assetPicker, reading, maskEditor]);
