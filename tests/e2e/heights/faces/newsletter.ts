import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, guest } from "../face.ts";

export const face: BrowserFace = {
  walk: walks.newsletter,
  starts: { guest: guest(at("/blog")) },
  gestures: {
    // Nobody sees the field that traps programs.
    "honeypot.change": null,
    "email.change": ({ page, kept }, { email }) => {
      if (email.includes("@")) kept.set("email", `${crypto.randomUUID().slice(0, 8)}@shop.example`);
      const typed = email.includes("@") ? (kept.get("email") ?? "") : email;
      return page.getByLabel("Email nhận thư tin").fill(typed);
    },
  },
  away: { from: "typing.editing", to: "typing.editing" },
};
