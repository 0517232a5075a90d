import { face as bodyGenerator } from "./faces/body-generator.ts";
import { face as hairstyle } from "./faces/hairstyle.ts";
import { face as imageEditing } from "./faces/image-editing.ts";
import { face as imageToVideo } from "./faces/image-to-video.ts";
import { face as tryOn } from "./faces/try-on.ts";
import { testHeights } from "./heights.ts";

testHeights([tryOn, bodyGenerator, hairstyle, imageToVideo, imageEditing]);
