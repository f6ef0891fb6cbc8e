import type { PayloadRequest } from 'payload';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { playerView } from '@/domain/kits/views/player-view';
import { isSameSquad, type SquadName } from '@/domain/orders/proof-squads';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import type { OrderProof } from './data/proofs';
import { loadLineKits, type LineKit } from './line-kits';
import type { ProofLine } from './proof-line';

export type PicturedLine = ProofLine & {
  pictured?: PicturedKit;
};

export const linesOfSquad = (lines: readonly PicturedLine[], squad: SquadName): PicturedLine[] =>
  lines.flatMap((line) => {
    const players = line.players.filter((player) => isSameSquad(player.squad ?? null, squad));
    const nameless = squad === null ? line.nameless : [];
    const pieces = players.length + nameless.length;
    return pieces > 0 ? [{ ...line, players, nameless, pieces }] : [];
  });

export type PicturedKit = {
  kit: OrderedKit;
  garments: { type: KitGarmentType; side: KitView | undefined }[];
};

/** Without lines whose kit is gone. Prints on goods from stock only for drawn proofs: a file of staff has its own. */
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
