import type { Part } from "./figure/part.ts";
import { type Piece, piecesOf } from "./figure/pieces.ts";
import { fitProxy, type ProxyMesh, proxyMovements } from "./figure/proxy.ts";
import { moved } from "./figure/skeleton.ts";
import type { Posed } from "./posed.ts";

/** Where a proxy's vertices lie on a shaped and posed body. */
export const placed = (
  { shaped, movements }: Posed,
  proxy: ProxyMesh,
  scale: readonly [number, number, number],
) => moved(fitProxy(proxy, shaped, scale), proxyMovements(proxy, movements));

const even = (scale: number) => [scale, scale, scale] as const;

/** A garment's pieces, told apart where they lie on the unshaped base. */
export function piecesOn(posed: Posed, proxy: ProxyMesh): (Piece & { posed: Part["mesh"] })[] {
  const unshaped = fitProxy(proxy, posed.base.skin.positions, [1, 1, 1]);
  const positions = placed(posed, proxy, even(posed.scale));
  return piecesOf({ ...proxy.mesh, positions: unshaped }).map((piece) => ({
    ...piece,
    posed: { ...piece.mesh, positions },
  }));
}
