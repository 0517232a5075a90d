import sharp from "sharp";
import type { Plane, Rgb } from "./raster.ts";

/**
 * XMP note that a picture was made with a trained model: the IPTC digital source type, by which
 * platforms label such pictures. It is the only metadata written.
 */
const SOURCE_NOTE = [
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  '<rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
  "<Iptc4xmpExt:DigitalSourceType>",
  "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
  "</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta>",
].join("");

/** An sRGB PNG whose only metadata is the source note. */
export function encodePng(image: Rgb): Promise<Buffer> {
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .withXmp(SOURCE_NOTE)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** As `encodePng`, with transparency: `alpha` is 0–1, of the picture's size. */
export function encodePngAlpha(image: Rgb, alpha: Plane): Promise<Buffer> {
  const { width, height } = image;
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < alpha.data.length; i++) {
    data.set(image.data.subarray(i * 3, i * 3 + 3), i * 4);
    data[i * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, alpha.data[i])));
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .withXmp(SOURCE_NOTE)
    .png({ compressionLevel: 6 })
    .toBuffer();
}
