export const STATES = "/dev/states";

/** /dev/states/try-on/order.review: a flow and the state its machine rests in. */
export function stateAt(path: string): { flow: string; leaf: string } | null {
  const [, flow, leaf] = /^\/dev\/states\/([\w-]+)\/([\w.]+)\/?$/.exec(path) ?? [];
  return flow !== undefined && leaf !== undefined ? { flow, leaf } : null;
}
export const addressOf = (flow: string, leaf: string): string => `${STATES}/${flow}/${leaf}`;
