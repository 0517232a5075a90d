import type { ReactNode } from "react";
import { Figure, Portrait, people } from "./figure.tsx";
import { BusyGround, HungDress, Shirt } from "./garment.tsx";

const Dark = () => <path d="M0 0h72v96H0Z" fill="#0B0F0E" fillOpacity={0.74} />;
/** A still life: a bag on a table. `isSoft` draws it out of focus, in shifted ghosts. */
const Bag = ({ isSoft }: { isSoft?: boolean }) => {
  const bag = (
    <>
      <path d="M0 66h72v30H0Z" fill="#C9B79B" />
      <path d="M27 40q0-16 9-16t9 16" fill="none" stroke="#6F4630" strokeWidth={4} />
      <path d="M18 40h36l4 34H14Z" fill="#B5533C" />
      <path d="M32 52h8v7h-8Z" fill="#F5CE4E" />
    </>
  );
  if (!isSoft) return bag;
  return [-6, -3, 0, 3, 6].map((shift) => (
    <g key={shift} transform={`translate(${shift} ${shift / 2})`} opacity={0.28}>
      {bag}
    </g>
  ));
};

/** Every drawn example, in a frame of 72 by 96. */
const scenes = {
  wholeBody: <Figure of={people.linh} />,
  halfBody: <Figure of={people.minh} at={[-6, 8]} scale={2.1} />,
  fromBehind: <Figure of={people.thao} isBack />,
  twoPeople: (
    <>
      <Figure of={people.bich} at={[0, 3]} />
      <Figure of={people.minh} at={[31, 3]} />
    </>
  ),
  darkBody: (
    <>
      <Figure of={people.bich} />
      <Dark />
    </>
  ),
  flatGarment: <Shirt color="#3E6FA3" />,
  hungGarment: <HungDress color="#00575B" />,
  crumpledGarment: <Shirt color="#3E6FA3" isCrumpled />,
  busyGround: (
    <>
      <BusyGround />
      <Shirt color="#B5533C" />
    </>
  ),
  wholeHead: <Portrait of={people.thao} />,
  frontFace: <Portrait of={people.minh} />,
  turnedHead: <Portrait of={people.linh} look="turned" />,
  turnedFace: <Portrait of={people.bich} look="turned" />,
  hat: <Portrait of={people.bich} look="hat" />,
  glasses: <Portrait of={people.linh} look="glasses" />,
  farAway: <Figure of={people.minh} at={[28, 56]} scale={0.38} />,
  darkFace: (
    <>
      <Portrait of={people.thao} />
      <Dark />
    </>
  ),
  sharp: <Bag />,
  blurred: <Bag isSoft />,
  darkPicture: (
    <>
      <Bag />
      <Dark />
    </>
  ),
} satisfies Record<string, ReactNode>;
export type SceneName = keyof typeof scenes;

/** A drawn photo; its words stand beside it. */
export const Scene = ({ name, className }: { name: SceneName; className: string }) => (
  <svg viewBox="0 0 72 96" className={className} aria-hidden="true">
    {scenes[name]}
  </svg>
);
