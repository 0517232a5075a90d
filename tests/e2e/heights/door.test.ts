import { face as authDialog } from "./faces/auth-dialog.ts";
import { face as consent } from "./faces/consent.ts";
import { face as upload } from "./faces/upload.ts";
import { testHeights } from "./heights.ts";

testHeights([authDialog, consent, upload]);
