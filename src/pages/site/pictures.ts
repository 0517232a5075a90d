import closing from "./pictures/closing.webp";
import garmentRose from "./pictures/garment-rose.webp";
import garmentShirt from "./pictures/garment-shirt.webp";
import garmentTeal from "./pictures/garment-teal.webp";
import garmentWrap from "./pictures/garment-wrap.webp";
import heroBefore from "./pictures/hero-before.webp";
import heroRose from "./pictures/hero-rose.webp";
import heroShirt from "./pictures/hero-shirt.webp";
import heroTeal from "./pictures/hero-teal.webp";
import heroWrap from "./pictures/hero-wrap.webp";
import modelIndigo from "./pictures/model-indigo.webp";
import modelPhoto from "./pictures/model-photo.webp";
import modelPink from "./pictures/model-pink.webp";
import modelTeal from "./pictures/model-teal.webp";
import modelWhite from "./pictures/model-white.webp";
import toolBody from "./pictures/tool-body.webp";
import toolEditAfter from "./pictures/tool-edit-after.webp";
import toolEditBefore from "./pictures/tool-edit-before.webp";
import toolHair from "./pictures/tool-hair.webp";
import toolTryOn from "./pictures/tool-try-on.webp";
import toolVideo from "./pictures/tool-video.webp";

/** The only place that names the public pages' picture files; they lie in pictures/. */
export const pictures = {
  hero: {
    before: heroBefore,
    /** Pixels of `before` and of every `worn`, which are cut out on transparent ground. */
    size: { width: 400, height: 984 },
    outfits: {
      teal: { garment: garmentTeal, worn: heroTeal },
      canary: { garment: garmentWrap, worn: heroWrap },
      rose: { garment: garmentRose, worn: heroRose },
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
  oneModel: { photo: modelPhoto, worn: [modelTeal, modelPink, modelIndigo, modelWhite] },
  closing,
} as const;
