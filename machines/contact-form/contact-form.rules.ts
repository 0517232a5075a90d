import { isEmail, tidy } from "#wire/common.ts";
import { keysOf } from "#wire/keys.ts";
import { LIMITS } from "#wire/limits.ts";
import { CONTACT_MIME_TYPES, CONTACT_TOPICS, type ContactTopic } from "#wire/values.ts";
import type { FileRef, SniffedType } from "../kit/file.ts";

export interface ContactDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  topic: ContactTopic | "";
  description: string;
}
export const EMPTY_DRAFT: ContactDraft = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  topic: "",
  description: "",
};
export type ContactProblem =
  | "required"
  | "topic_required"
  | "email_invalid"
  | "too_long"
  | "message_short"
  | "message_long";
export type ContactProblems = Partial<Record<keyof ContactDraft, ContactProblem>>;

const line = (value: string, max: number): ContactProblem | null =>
  tidy(value).length > max ? "too_long" : null;
const neededLine = (value: string): ContactProblem | null =>
  tidy(value) === "" ? "required" : line(value, LIMITS.nameMaxChars);

/** Characters of a message as they are counted: what stands around it is not sent. */
export const messageLength = (description: string): number => tidy(description).length;

function messageProblem(description: string): ContactProblem | null {
  const length = messageLength(description);
  if (length === 0) return "required";
  if (length < LIMITS.contactDescriptionMin) return "message_short";
  return length > LIMITS.contactDescriptionMax ? "message_long" : null;
}

/** Why a message cannot go yet, by field, in the order of the form; empty when it can. */
export function contactProblems(draft: ContactDraft): ContactProblems {
  const all: Record<keyof ContactDraft, ContactProblem | null> = {
    lastName: neededLine(draft.lastName),
    firstName: neededLine(draft.firstName),
    email: isEmail(draft.email) ? null : "email_invalid",
    phone: line(draft.phone, LIMITS.contactPhoneMaxChars),
    topic: CONTACT_TOPICS.some((topic) => topic === draft.topic) ? null : "topic_required",
    description: messageProblem(draft.description),
  };
  const problems: ContactProblems = {};
  for (const field of keysOf(all)) if (all[field] !== null) problems[field] = all[field];
  return problems;
}

/** Why a file is not attached; `name` is its own, or of the first that found no room. */
export interface FileRefusal {
  name: string;
  code:
    | "unsupported_file_type"
    | "heic_not_accepted"
    | "file_too_large"
    | "empty_file"
    | "unreadable_file"
    | "too_many_files";
}

function fileProblem(file: FileRef, type: SniffedType | null): FileRefusal["code"] | null {
  if (type === null) return "unreadable_file";
  if (type === "empty" || file.size === 0) return "empty_file";
  if (type === "image/heic") return "heic_not_accepted";
  if (!CONTACT_MIME_TYPES.some((mime) => mime === type)) return "unsupported_file_type";
  return file.size > LIMITS.uploadBytes ? "file_too_large" : null;
}

/** What can be attached to what is attached already, and why the rest can't; null: not readable. */
export function sortFiles(
  attached: readonly FileRef[],
  looked: readonly { file: FileRef; type: SniffedType | null }[],
): { files: FileRef[]; refusals: FileRefusal[] } {
  const files = [...attached];
  const refusals: FileRefusal[] = [];
  for (const { file, type } of looked) {
    const full = files.length >= LIMITS.contactFiles;
    const code = fileProblem(file, type) ?? (full ? "too_many_files" : null);
    if (code === null) files.push(file);
    // How many there may be is said once.
    else if (code !== "too_many_files" || !refusals.some((one) => one.code === code))
      refusals.push({ name: file.name, code });
  }
  return { files, refusals };
}

/** A stored draft, as far as it can be used; null for anything else. */
export function draftOf(stored: unknown): ContactDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const kept: Partial<Record<keyof ContactDraft, unknown>> = stored;
  const text = (name: keyof ContactDraft) => {
    const value = kept[name];
    return typeof value === "string" ? value : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    description: text("description"),
    topic: CONTACT_TOPICS.find((topic) => topic === kept.topic) ?? "",
  };
}

export type Sender = Pick<ContactDraft, "firstName" | "lastName" | "email">;
/** Who is signed in stands where nothing was typed. */
export const withSender = (draft: ContactDraft, sender: Sender): ContactDraft => ({
  ...draft,
  // Both names come from one source: a name half typed is not completed from the account.
  ...(draft.firstName === "" && draft.lastName === ""
    ? { firstName: sender.firstName, lastName: sender.lastName }
    : {}),
  email: draft.email === "" ? sender.email : draft.email,
});
/** Whether who signed in fills in anything at all. */
export const isFilledBy = (draft: ContactDraft, sender: Sender): boolean => {
  const filled = withSender(draft, sender);
  return keysOf(sender).some((field) => differs(draft, filled, field));
};
/** What was wrong and still stands there as it was. */
export const stillWrong = (
  problems: ContactProblems,
  before: ContactDraft,
  now: ContactDraft,
): ContactProblems => {
  const left: ContactProblems = {};
  for (const field of keysOf(problems)) {
    const problem = problems[field];
    if (problem && !differs(before, now, field)) left[field] = problem;
  }
  return left;
};
const differs = (before: ContactDraft, now: ContactDraft, field: keyof ContactDraft): boolean =>
  before[field] !== now[field];
