import * as blog from "../blog.ts";
import * as contact from "../contact.ts";
import * as newsletter from "../newsletter.ts";
import type { Endpoint } from "./endpoint.ts";

/** The public site: blog, newsletter, contact, and the API's own description. */
export const SITE_ENDPOINTS = {
  posts: {
    method: "GET",
    path: "/api/blog/posts",
    access: "public",
    status: 200,
    query: blog.PostsQuery,
    answer: blog.PostPage,
  },
  post: {
    method: "GET",
    path: "/api/blog/posts/:slug",
    access: "public",
    status: 200,
    query: blog.PostQuery,
    answer: blog.Post,
  },
  categories: {
    method: "GET",
    path: "/api/blog/categories",
    access: "public",
    status: 200,
    answer: blog.CategoryList,
  },
  tags: {
    method: "GET",
    path: "/api/blog/tags",
    access: "public",
    status: 200,
    answer: blog.TagList,
  },
  authors: {
    method: "GET",
    path: "/api/blog/authors",
    access: "public",
    status: 200,
    answer: blog.AuthorList,
  },
  comments: {
    method: "GET",
    path: "/api/blog/posts/:slug/comments",
    access: "public",
    status: 200,
    answer: blog.CommentList,
  },
  comment: {
    method: "POST",
    path: "/api/blog/posts/:slug/comments",
    access: "session",
    status: 201,
    body: blog.CommentBody,
    answer: blog.Comment,
  },
  /** Takes one's own comment back, approved or not. */
  deleteComment: {
    method: "DELETE",
    path: "/api/blog/comments/:id",
    access: "session",
    status: 204,
  },
  newsletter: {
    method: "POST",
    path: "/api/newsletter",
    access: "public",
    status: 202,
    body: newsletter.NewsletterBody,
  },
  /** What the page of a mailed link says before anything is pressed. */
  newsletterLink: {
    method: "GET",
    path: "/api/newsletter/link",
    access: "public",
    status: 200,
    query: newsletter.NewsletterLinkQuery,
    answer: newsletter.NewsletterLinkStanding,
  },
  /** Both may be called again: the answer stays. The pages of the mailed links call them when their button is pressed. */
  confirmNewsletter: {
    method: "POST",
    path: "/api/newsletter/confirm",
    access: "public",
    status: 200,
    body: newsletter.NewsletterLinkBody,
    answer: newsletter.NewsletterLinkAnswer,
  },
  leaveNewsletter: {
    method: "POST",
    path: "/api/newsletter/leave",
    access: "public",
    status: 200,
    body: newsletter.NewsletterLinkBody,
    answer: newsletter.NewsletterLinkAnswer,
  },
  /** Mails whoever is signed in a link to a page, for going on at a computer. */
  handoff: {
    method: "POST",
    path: "/api/handoff",
    access: "session",
    status: 202,
    body: contact.HandoffBody,
  },
  contact: {
    method: "POST",
    path: "/api/contact",
    access: "public",
    status: 201,
    multipart: true,
    idempotent: true,
    answer: contact.IdAnswer,
  },
  openapi: { method: "GET", path: "/api/openapi.json", access: "public", status: 200 },
  docs: { method: "GET", path: "/api/docs", access: "public", status: 200, stream: "html" },
} as const satisfies Record<string, Endpoint>;
