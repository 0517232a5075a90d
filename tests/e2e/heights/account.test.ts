import { face as accountDeletion } from "./faces/account-deletion.ts";
import { face as changeEmail } from "./faces/change-email.ts";
import { face as resetPassword } from "./faces/reset-password.ts";
import { face as twoSteps } from "./faces/two-steps.ts";
import { testHeights } from "./heights.ts";

testHeights([resetPassword, accountDeletion, changeEmail, twoSteps]);
