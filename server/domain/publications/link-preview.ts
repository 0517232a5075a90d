/** What a link to a page shows elsewhere. */
export interface LinkPreview {
  title: string;
  address: string;
  image: { url: string; mime: string; size: { width: number; height: number } | null };
}
