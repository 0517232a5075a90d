import { DAY, HOUR, MINUTE, TIMES } from "./limits.ts";

/**
 * How often a thing may be done: so many `points` in a `window` of milliseconds. Whose they are is
 * said beside each; "client" is an address or its network, as `server/security` tells them apart.
 */
export const RATES = {
  /** Orders opened by an account; an open one that is answered again counts for nothing. */
  orders: { points: 60, window: HOUR },
  /** Pictures of an account that are read anew; one that was read before counts for nothing. */
  readings: { points: 240, window: HOUR },
  /** Exports of an account. */
  exports: { points: 10, window: DAY },
  /** Reports of one account or client, and about one picture. */
  reportsFrom: { points: 20, window: HOUR },
  reportsAbout: { points: 60, window: HOUR },
  /** Per client: registrations, codes and links to a new password. */
  registrationsFrom: { points: 20, window: HOUR },
  codesFrom: { points: 30, window: TIMES.otpWindow },
  resetsFrom: { points: 30, window: HOUR },
  googleFrom: { points: 100, window: 15 * MINUTE },
  loginsFrom: { points: 100, window: 15 * MINUTE },
  /** Links to a new password that one address is mailed. */
  resetsTo: { points: 5, window: HOUR },
  /** Logins tried for one account: from one place, and by strangers together. */
  loginsOfPair: { points: 10, window: 15 * MINUTE },
  loginsOfStrangers: { points: 50, window: 15 * MINUTE },
  /** Mails telling an owner that passwords are tried. */
  loginTold: { points: 1, window: HOUR },
  /**
   * Wrong second steps (a guess is right three times in a million), and wrong passwords where an
   * owner is asked again, of an account.
   */
  secondSteps: { points: 10, window: 15 * MINUTE },
  ownerAsked: { points: 10, window: 15 * MINUTE },
  /** Comments of an account, newsletter requests of one client, and its mails to one address. */
  comments: { points: 10, window: HOUR },
  newsletterFrom: { points: 20, window: HOUR },
  newsletterTo: { points: 3, window: DAY },
  /** Mails to one's own address that lead on from a phone to a computer. */
  handoffMails: { points: 5, window: DAY },
} as const;
