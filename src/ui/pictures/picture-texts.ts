import { createContext } from "react";

/** What is said where a picture or a video does not come. */
export interface PictureTexts {
  picture: string;
  video: string;
  retry: string;
}
/** Pictures stand in every corner of the page: their words are given once, around all of it. */
export const PictureTexts = createContext<PictureTexts>({ picture: "", video: "", retry: "" });
