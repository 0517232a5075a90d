/** The two letters of an avatar: from displayName, then name, then the address. */
export function initials(user: {
  display_name?: string | null | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
}): string {
  const named = (value: string | null | undefined) => /[\p{L}\p{N}]/u.test(value ?? "");
  const source = [user.display_name, user.name, user.email].find(named);
  const words = (source ?? "?").trim().split(/\s+/u);
  const letter = (word: string | undefined) => /[\p{L}\p{N}]/u.exec(word ?? "")?.[0] ?? "";
  const first = letter(words[0]) || "?";
  const last = words.length > 1 ? letter(words.at(-1)) : "";
  return (first + last).toUpperCase();
}
