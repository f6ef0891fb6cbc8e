import type { PayloadRequest } from 'payload';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { playerView } from '@/domain/kits/views/player-view';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import type { OrderProof } from './data/proofs';
import { loadLineKits, type LineKit } from './line-kits';
import type { ProofLine } from './proof-line';

/** A line with the source of its pictures. */
export type PicturedLine = ProofLine & {
  /** Undefined if it cannot be drawn; described in words then. */
  pictured?: PicturedKit;
};

export type PicturedKit = {
  kit: OrderedKit;
  /** Its garments, and of each the side on which its players differ, where they do. */
  garments: { type: KitGarmentType; side: KitView | undefined }[];
};

/**
 * Lines of a proof with their pictures; lines whose kit is gone are left out. Prints on goods from stock are shown only
 * for drawn proofs: a file of staff shows them in its own way.
 */
export async function picturedLines(
  req: PayloadRequest,
  { isDrawn }: Pick<OrderProof, 'isDrawn'>,
  lines: readonly ProofLine[],
): Promise<PicturedLine[]> {
  const kits = await loadLineKits(
    req,
    lines.filter(({ kit }) => kit || isDrawn),
  );
  return Promise.all(kits.map(async (each) => ({ ...each.line, pictured: await picturedKit(req, each) })));
}

async function picturedKit(req: PayloadRequest, { line, drawn }: LineKit): Promise<PicturedKit | undefined> {
  // A product that has changed since its proof was drawn has no garment stored.
  if (!drawn || (!line.kit && !(await findKitByHash(req, drawn.kit.hash)))) return undefined;
  const { kit, document } = drawn;
  return { kit, garments: garmentsOf(kit).map((type) => ({ type, side: playerView(document, type) })) };
}
