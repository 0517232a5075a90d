import { EngineFailure } from "../contract.ts";
import { luma } from "../image/lab.ts";
import {
  clamp,
  distance,
  lerp,
  median,
  type Plane,
  type Point,
  type Rgb,
  sample,
} from "../image/raster.ts";
import { readBody } from "./body.ts";
import { type Face, faceOf, realFaces } from "./face.ts";
import { withHands } from "./hands.ts";
import type { BodyFound, Vision } from "./human.ts";
import { withoutIslands } from "./islands.ts";
import { type Box, personMatte } from "./matte.ts";
import type { Person, Side } from "./person.ts";
import { type Headless, unseenFace } from "./unseen-head.ts";

const DARK_LUMA = 0.17;

/**
 * Reads the one front-facing person of a picture of working size. Fails with photo_too_dark,
 * several_people, back_view or no_person.
 */
export async function readPerson(vision: Vision, image: Rgb, signal: AbortSignal): Promise<Person> {
  const brightness = luma(image).data.filter((_, i) => i % 17 === 0);
  if (median(brightness, 0.96) < DARK_LUMA) throw new EngineFailure("photo_too_dark");
  const faces = realFaces(await vision.faces(image));
  signal.throwIfAborted();
  const found = await readBody(vision, image, faces[0]);
  signal.throwIfAborted();
  if (faces.length > 1) throw new EngineFailure("several_people");
  const joint = jointReader(found);
  const whole = personBox(image, joint, faces[0]?.box);
  const matte = await personMatte(vision, image, whole, upperBox(image, joint, whole));
  signal.throwIfAborted();
  const face = faces[0] ? faceOf(faces[0].oval) : unseenFace(headless(found, joint, matte));
  const person = frame(image, matte, face, joint, found);
  return { ...person, matte: withoutIslands(withHands(person)) };
}

const headless = (found: BodyFound, joint: Joint, matte: Plane): Headless => ({
  found,
  matte,
  left: joint("leftShoulder"),
  right: joint("rightShoulder"),
  nose: joint("nose"),
  hips: [joint("leftHip"), joint("rightHip")],
});

type Joint = (part: string) => Point & { score: number };

function jointReader(found: BodyFound): Joint {
  const joints = new Map(found.joints.map((joint) => [joint.part, joint]));
  return (part) => {
    const joint = joints.get(part);
    if (!joint) return { x: 0, y: 0, score: 0 };
    return { x: joint.position[0], y: joint.position[1], score: joint.score };
  };
}

function boxAround(image: Rgb, left: number, top: number, right: number, bottom: number): Box {
  const l = clamp(Math.floor(left), 0, image.width - 2);
  const t = clamp(Math.floor(top), 0, image.height - 2);
  return {
    left: l,
    top: t,
    width: clamp(Math.ceil(right), l + 2, image.width) - l,
    height: clamp(Math.ceil(bottom), t + 2, image.height) - t,
  };
}

function personBox(image: Rgb, joint: Joint, face: Box4 | undefined): Box {
  const parts = ["Shoulder", "Elbow", "Wrist", "Hip", "Knee", "Ankle"]
    .flatMap((part) => [joint(`left${part}`), joint(`right${part}`)])
    .filter((p) => p.score > 0.3);
  const xs = parts.map((p) => p.x);
  const ys = parts.map((p) => p.y);
  if (face) {
    xs.push(face[0], face[0] + face[2]);
    ys.push(face[1] - face[3] * 0.6, face[1] + face[3]);
  }
  const isHalfBody = ["leftKnee", "rightKnee"].every((part) => joint(part).score < 0.5);
  // A half body reaches the picture's borders.
  if (xs.length < 2 || isHalfBody) return boxAround(image, 0, 0, image.width, image.height);
  const tall = Math.max(...ys) - Math.min(...ys);
  const margin = tall * 0.12;
  // Room for the head, which lies above the shoulders.
  if (!face) ys.push(Math.min(...ys) - tall * 0.25);
  return boxAround(
    image,
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  );
}
type Box4 = [number, number, number, number];

function upperBox(image: Rgb, joint: Joint, whole: Box): Box {
  const hips = Math.max(joint("leftHip").y, joint("rightHip").y);
  const shoulders = Math.min(joint("leftShoulder").y, joint("rightShoulder").y);
  return boxAround(
    image,
    whole.left,
    whole.top,
    whole.left + whole.width,
    clamp(hips + (hips - shoulders) * 0.25, whole.top + 64, whole.top + whole.height),
  );
}

function frame(image: Rgb, matte: Plane, face: Face, joint: Joint, found: BodyFound): Person {
  const left = joint("leftShoulder");
  const right = joint("rightShoulder");
  const shoulders = distance(left, right);
  const sure = Math.min(left.score, right.score) > 0.5 && found.score > 0.4;
  const apart = shoulders > face.radius * 1.2 && shoulders < face.radius * 8;
  if (!sure || !apart || sample(matte, (left.x + right.x) / 2, (left.y + right.y) / 2) < 0.4) {
    throw new EngineFailure("no_person");
  }
  // Facing the camera, a person's left shoulder is on the picture's right.
  const facing = left.x > right.x;
  if (!facing) throw new EngineFailure("back_view");
  const neck = lerp(left, right, 0.5);
  const sideOf = (sign: -1 | 1): Side => {
    const name = sign === -1 ? "right" : "left";
    const at = (part: string) => joint(name + part);
    return {
      sign,
      shoulder: at("Shoulder"),
      elbow: at("Elbow"),
      wrist: at("Wrist"),
      hip: at("Hip"),
      knee: at("Knee"),
      ankle: at("Ankle"),
      armSeen: at("Elbow").score > 0.4,
      legSeen: at("Knee").score > 0.5 && at("Ankle").score > 0.3,
    };
  };
  const sides = [
    lowered(sideOf(-1), neck, shoulders),
    lowered(sideOf(1), neck, shoulders),
  ] as const;
  const pelvis = lerp(sides[0].hip, sides[1].hip, 0.5);
  const torso = distance(neck, pelvis);
  return {
    image,
    matte,
    face,
    sides,
    shoulders,
    neck,
    pelvis,
    torso,
    across: { x: (left.x - right.x) / shoulders, y: (left.y - right.y) / shoulders },
    down: { x: (pelvis.x - neck.x) / torso, y: (pelvis.y - neck.y) / torso },
  };
}

/** The pose model puts legs outside the picture too high: gives torso and legs a least length. */
function lowered(side: Side, neck: Point, shoulders: number): Side {
  const least = shoulders * (side.legSeen ? 1.3 : 1.42);
  const hip = { x: side.hip.x, y: Math.max(side.hip.y, neck.y + least) };
  if (side.legSeen && hip.y === side.hip.y) return side;
  const [thigh, shin] = side.legSeen ? [0.9, 0.8] : [1.35, 1.3];
  const knee = { x: side.knee.x, y: Math.max(side.knee.y, hip.y + shoulders * thigh) };
  const ankle = { x: side.ankle.x, y: Math.max(side.ankle.y, knee.y + shoulders * shin) };
  return { ...side, hip, knee, ankle };
}
