/** What a person brings back from Google; the server turns it into a session. */
export type GoogleProof =
  | { kind: "code"; code: string; state: string; redirectUri: string }
  | { kind: "firebase"; idToken: string; userData: GoogleUserData };
/** The claims as the browser repeats them (spec §3); the server believes only the token. */
export interface GoogleUserData {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  emailVerified: boolean;
}
