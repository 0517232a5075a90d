import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GarmentKind, ReadingSubject } from "#wire/readings.ts";

/** What a garment was taken for. */
export const kindTexts: Record<GarmentKind, MessageDescriptor> = {
  tops: msg({ id: "reading.kind.tops", message: "áo" }),
  bottoms: msg({ id: "reading.kind.bottoms", message: "quần hoặc chân váy" }),
  dresses: msg({ id: "reading.kind.dresses", message: "đầm" }),
  outerwear: msg({ id: "reading.kind.outerwear", message: "áo khoác" }),
};

/** A picture that simply fits. */
export const fitsTexts: Record<ReadingSubject, MessageDescriptor> = {
  garment: msg({ id: "reading.fits.garment", message: "Món đồ rõ nét, dùng được." }),
  person: msg({ id: "reading.fits.person", message: "Thấy rõ người, ảnh dùng được." }),
  portrait: msg({ id: "reading.fits.portrait", message: "Thấy rõ mái tóc, ảnh dùng được." }),
};
