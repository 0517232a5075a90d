import closing from "./pictures/closing.webp";
import garmentAoDai from "./pictures/garment-aodai.webp";
import garmentFloral from "./pictures/garment-floral.webp";
import garmentShirt from "./pictures/garment-shirt.webp";
import garmentWrap from "./pictures/garment-wrap.webp";
import heroAoDai from "./pictures/hero-aodai.webp";
import heroBefore from "./pictures/hero-before.webp";
import heroFloral from "./pictures/hero-floral.webp";
import heroShirt from "./pictures/hero-shirt.webp";
import heroWrap from "./pictures/hero-wrap.webp";
import modelFloral from "./pictures/model-floral.webp";
import modelPhoto from "./pictures/model-photo.webp";
import modelTee from "./pictures/model-tee.webp";
import modelTet from "./pictures/model-tet.webp";
import modelWrap from "./pictures/model-wrap.webp";
import pairEditAfter from "./pictures/pair-edit-after.webp";
import pairEditBefore from "./pictures/pair-edit-before.webp";
import pairHairAfter from "./pictures/pair-hair-after.webp";
import pairHairBefore from "./pictures/pair-hair-before.webp";
import pairTryOnAfter from "./pictures/pair-try-on-after.webp";
import pairTryOnBefore from "./pictures/pair-try-on-before.webp";
import toolBody from "./pictures/tool-body.webp";
import toolEditAfter from "./pictures/tool-edit-after.webp";
import toolEditBefore from "./pictures/tool-edit-before.webp";
import toolHair from "./pictures/tool-hair.webp";
import toolTryOn from "./pictures/tool-try-on.webp";
import toolVideo from "./pictures/tool-video.webp";

/**
 * The only place that names the public pages' picture files; they lie in pictures/. Whoever wears a
 * garment here was dressed by the local engine, from the sample models and garments.
 */
export const pictures = {
  hero: {
    before: heroBefore,
    /** Pixels of `before` and of every `worn`, which are cut out on transparent ground. */
    size: { width: 400, height: 984 },
    outfits: {
      aoDai: { garment: garmentAoDai, worn: heroAoDai },
      wrap: { garment: garmentWrap, worn: heroWrap },
      floral: { garment: garmentFloral, worn: heroFloral },
      shirt: { garment: garmentShirt, worn: heroShirt },
    },
  },
  tools: {
    tryOn: toolTryOn,
    bodyGenerator: toolBody,
    hairstyle: toolHair,
    imageToVideo: toolVideo,
    editBefore: toolEditBefore,
    editAfter: toolEditAfter,
  },
  oneModel: { photo: modelPhoto, worn: [modelTet, modelFloral, modelTee, modelWrap] },
  /** What the local engine made of sample people (samples/drawn-by/pairs.mjs). */
  pairs: {
    size: { width: 480, height: 600 },
    worn: { before: pairTryOnBefore, after: pairTryOnAfter },
    hair: { before: pairHairBefore, after: pairHairAfter },
    edited: { before: pairEditBefore, after: pairEditAfter },
  },
  closing,
} as const;
