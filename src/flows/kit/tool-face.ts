import type { MessageDescriptor } from "@lingui/core";
import type { ToolTone } from "#src/theme/colors.ts";
import type { InputRole } from "#wire/values.ts";

/** How a tool shows itself; each stands in its flow's folder, the list of them in tools.ts. */
export interface ToolFace {
  /** Its own paper. */
  tone: ToolTone;
  name: MessageDescriptor;
  /** As filters and figures say it. */
  short: MessageDescriptor;
  /** As the permission of an API key is called, where a language has another word for it there. */
  permission?: MessageDescriptor;
  /** What it makes of what, in a few words. */
  teaser: MessageDescriptor;
  /** What it does for a shop. */
  does: MessageDescriptor;
  /** What its call does, as the API page of the server says it. */
  call: MessageDescriptor;
  /** What it takes and gives, as the page of services says it. */
  service: {
    takes: MessageDescriptor;
    gives: MessageDescriptor;
    points: readonly MessageDescriptor[];
  };
  /** A picture that its result may have been made without, and what is said then. */
  missed?: { role: InputRole; words: MessageDescriptor };
  /** What is said when its engine breaks, where its own words say more than the usual ones. */
  broke?: MessageDescriptor;
  /** It has a tour (tour.ts in its folder), under this name in the list of those seen. */
  tour?: string;
  /** What stands instead of its page where the window is too narrow. */
  gate: { title: MessageDescriptor; text: MessageDescriptor };
  /** Its place among the ways on with a result, likeliest first. */
  onward: number;
}
