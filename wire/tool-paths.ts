/** The path of each tool, by feature. */
export const TOOL_PATHS = {
  virtual_try_on: "/ai/virtual-try-on",
  body_generator: "/ai/body-generator",
  hairstyle_changer: "/ai/hairstyle-changer",
  image_to_video: "/ai/image-to-video",
  image_editing: "/ai/image-editing/edits",
} as const;
