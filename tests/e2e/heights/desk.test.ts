import { face as adminAccess } from "./faces/admin-access.ts";
import { face as adminUser } from "./faces/admin-user.ts";
import { face as postEditor } from "./faces/post-editor.ts";
import { face as refund } from "./faces/refund.ts";
import { testHeights } from "./heights.ts";

testHeights([refund, adminUser, adminAccess, postEditor]);
