import * as site from "../site.ts";
import type { Endpoint } from "./endpoint.ts";

/** The public site: blog, newsletter, contact, and the API's own description. */
export const SITE_ENDPOINTS = {
  posts: {
    method: "GET",
    path: "/api/blog/posts",
    access: "public",
    status: 200,
    query: site.PostsQuery,
    answer: site.PostPage,
  },
  post: {
    method: "GET",
    path: "/api/blog/posts/:slug",
    access: "public",
    status: 200,
    answer: site.Post,
  },
  categories: {
    method: "GET",
    path: "/api/blog/categories",
    access: "public",
    status: 200,
    answer: site.CategoryList,
  },
  tags: {
    method: "GET",
    path: "/api/blog/tags",
    access: "public",
    status: 200,
    answer: site.TagList,
  },
  authors: {
    method: "GET",
    path: "/api/blog/authors",
    access: "public",
    status: 200,
    answer: site.AuthorList,
  },
  comments: {
    method: "GET",
    path: "/api/blog/posts/:slug/comments",
    access: "public",
    status: 200,
    answer: site.CommentList,
  },
  comment: {
    method: "POST",
    path: "/api/blog/posts/:slug/comments",
    access: "session",
    status: 201,
    body: site.CommentBody,
    answer: site.Comment,
  },
  newsletter: {
    method: "POST",
    path: "/api/newsletter",
    access: "public",
    status: 202,
    body: site.NewsletterBody,
  },
  contact: {
    method: "POST",
    path: "/api/contact",
    access: "public",
    status: 201,
    multipart: true,
    idempotent: true,
    answer: site.IdAnswer,
  },
  openapi: { method: "GET", path: "/api/openapi.json", access: "public", status: 200 },
  docs: { method: "GET", path: "/api/docs", access: "public", status: 200, stream: "html" },
} as const satisfies Record<string, Endpoint>;
