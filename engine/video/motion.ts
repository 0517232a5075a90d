import type { Motion } from "#wire/values.ts";
import { clamp, smoothstep } from "../image/raster.ts";
import type { Directions } from "./directions.ts";

/** Factor on the size of every movement, by the chosen motion. */
const AMPLITUDE: Record<Motion, number> = { subtle: 0.5, natural: 1, dramatic: 2 };

/** The camera: scale of the picture, and its shift as shares of the frame's width and height. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}
/** How the subject is drawn at one moment. */
export interface Pose {
  /** Scale about its foot, on top of the camera's: what is nearer grows faster. */
  near: number;
  /** Factor on its height. */
  tall: number;
  /** Sideways shift at a height (0 foot, 1 top), as a share of the frame's width. */
  shift(height: number): number;
  /** Factor on its width at a height. */
  widen(height: number): number;
}
/** Everything that moves, at one moment. */
export interface Moment {
  camera: Camera;
  pose: Pose;
  /** Phase of the wind in radians, and its force as a share of the frame's width. */
  wind: { phase: number; force: number };
  /** A slow change of light over the frame, −1 to 1, used when nothing else moves. */
  light: number;
}

/** What decides the movement of a video. */
export interface MotionPlan {
  motion: Motion;
  directions: Directions;
  fixedCamera: boolean;
  /** Whether something stands apart from the ground. */
  hasSubject: boolean;
  /** As shares of the frame: the subject's top, and the point that the camera moves towards. */
  frame: { top: number; middle: number; centre: number };
  duration: number;
  seed: number;
}

const TURN = 2 * Math.PI;
/** How much the picture grows over a whole video at natural motion: in a zoom, in a pan. */
const ZOOM = 0.07;
const PAN_ZOOM = 0.1;
/** How much more the subject grows than its ground. */
const NEAR = 0.02;

/**
 * The state of every movement at a time in seconds. A video starts from the picture as it is (a
 * zoom out ends there) and eases in and out; the seed sets only the phase of the waves.
 */
export function momentAt(plan: MotionPlan, seconds: number): Moment {
  const { directions, hasSubject } = plan;
  const force = AMPLITUDE[plan.motion];
  const stir = directions.still || !hasSubject ? 0 : force;
  const phase = ((plan.seed % 997) / 997) * TURN;
  const wave = (period: number, offset = 0) => {
    const at = (seconds * directions.pace) / period;
    // Zero at the start, so that the first frame is the picture itself.
    return Math.sin(at * TURN + phase + offset) - Math.sin(phase + offset) * Math.exp(-at * 3);
  };
  const ease = smoothstep(0, plan.duration, seconds);
  const moves = plan.fixedCamera ? 0 : 1;
  const breath = wave(3.8);
  return {
    camera: cameraAt(plan, ease, force),
    pose: {
      near: 1 + nearerBy(plan.directions, force) * ease * moves,
      tall: 1 + 0.0016 * stir * breath,
      shift: (height) =>
        stir *
        (height ** 2 * 0.0052 * wave(5.4, 1) +
          height * 0.0014 * wave(2.9, height * 2) -
          moves * height * 0.006 * ease * directions.pan.x),
      widen: (height) => 1 + 0.005 * stir * breath * Math.exp(-(((height - 0.7) / 0.13) ** 2)),
    },
    wind: {
      phase: (seconds * directions.pace * TURN) / 1.5 + phase,
      force:
        directions.wind && hasSubject
          ? 0.006 * (0.6 + 0.4 * force) * smoothstep(0, 0.8, seconds)
          : 0,
    },
    light: plan.fixedCamera && stir === 0 ? wave(4.6) * Math.min(1, force) : 0,
  };
}

const isPanned = ({ pan }: Directions) => pan.x !== 0 || pan.y !== 0;
/** A pan without zoom: the picture then grows only as much as the pan needs. */
const isPan = (directions: Directions) => directions.zoom === 0 && isPanned(directions);

/** How much more the subject grows than its ground over the whole video. */
const nearerBy = (directions: Directions, force: number) =>
  directions.zoom < 0 || isPan(directions) ? 0 : NEAR * force;

/**
 * The picture grows about a fixed point inside the frame, so that its borders never come into view:
 * in a pan a point on the side it goes to, else the subject, placed so that its head stays in the
 * frame.
 */
function cameraAt(plan: MotionPlan, ease: number, force: number): Camera {
  const { directions, fixedCamera, frame } = plan;
  if (fixedCamera) return { scale: 1, x: 0, y: 0 };
  const { zoom, pan } = directions;
  const way = Math.sqrt(force) * clamp(directions.pace, 0.75, 1.4);
  const grows = isPan(directions) ? 0 : (zoom === 0 ? 0.6 : 1.7) * ZOOM;
  const reach = (grows + (isPanned(directions) ? PAN_ZOOM : 0)) * way;
  const scale = 1 + reach * (zoom < 0 ? 1 - ease : ease);
  const cut = 1 - 1 / (1 + reach) + nearerBy(directions, force);
  const about = {
    x: pan.x === 0 ? frame.middle : 0.5 + pan.x * 0.46,
    y: pan.y === 0 ? Math.min(frame.centre, (0.6 * frame.top) / cut) : 0.5 + pan.y * 0.46,
  };
  return { scale, x: about.x * (1 - scale), y: about.y * (1 - scale) };
}
