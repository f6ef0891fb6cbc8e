import type { PayloadRequest } from 'payload';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { playerView } from '@/domain/kits/views/player-view';
import { garmentsOf } from '@/domain/orders/resolve-line';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import type { ProofLine } from './proof-line';

/** A line with its garments, and of each the side on which its players differ, where they do. */
export type PicturedLine = ProofLine & { garments: { type: KitGarmentType; side: KitView | undefined }[] };

/** The lines of a proof with what their pictures have to show; those whose kit is gone are left out. */
export async function picturedLines(req: PayloadRequest, lines: readonly ProofLine[]): Promise<PicturedLine[]> {
  const pictured = await Promise.all(
    lines.map(async (line): Promise<PicturedLine[]> => {
      const kit = await findKitByHash(req, line.kit.hash);
      if (!kit) return [];
      return [
        { ...line, garments: garmentsOf(line.kit).map((type) => ({ type, side: playerView(kit.document, type) })) },
      ];
    }),
  );
  return pictured.flat();
}
