import { face as comment } from "./faces/comment.ts";
import { face as contactForm } from "./faces/contact-form.ts";
import { face as newsletter } from "./faces/newsletter.ts";
import { face as newsletterLink } from "./faces/newsletter-link.ts";
import { testHeights } from "./heights.ts";

testHeights([comment, newsletter, newsletterLink, contactForm]);
