import type { PayloadRequest } from 'payload';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { showsOrder } from '@/domain/orders/proof';
import { FILE_PAGE, kitPage, pagePicture, pinsForTeam, type PinPage, type ProofPin } from '@/domain/orders/proof-pins';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import type { PicturedLine } from '@/modules/proofs/pictured-lines';
import { garmentTitle } from '@/modules/proofs/proof-line';
import { loadTeamOrder, type TeamOrderDetail } from '../data/team-order';
import type { SignedTeam } from '../load-team-session';
import { loadPictured } from './load-pictured';

export type ShownPage = PinPage & { picture: string | undefined };

/** All that a proof shows on screen: its file, if that is a picture, and each side of each garment. No page of a PDF. */
export const pagesOf = ({ isPicture }: Pick<OrderProof, 'isPicture'>, lines: readonly PicturedLine[]): ShownPage[] => [
  ...(isPicture ? [FILE] : []),
  ...lines.flatMap(garmentPages),
];

/** Those with pins alone, if the proof no longer shows the order. */
export function shownPages(
  order: Pick<TeamOrderDetail, 'proofs'>,
  proof: OrderProof,
  lines: readonly PicturedLine[],
): ShownPage[] {
  if (proof.id === order.proofs[0]?.id && showsOrder(proof.status)) return pagesOf(proof, lines);
  const pages = proof.pins.map(({ page }) => ({ ...page, picture: pagePicture(page.id) }));
  return [...new Map(pages.map((page) => [page.id, page])).values()];
}

type FindPins = {
  req: PayloadRequest;
  orderId: string;
  proofId: string;
  team?: SignedTeam;
};

/** Undefined for another team’s proof. */
export async function findPins({
  req,
  orderId,
  proofId,
  team,
}: FindPins): Promise<{ pages: ShownPage[]; pins: ProofPin[] } | undefined> {
  const order = await loadTeamOrder({ payload: req.payload, id: orderId, teamId: team?.id });
  const proof = order?.proofs.find(({ id }) => id === proofId);
  if (!order || !proof) return undefined;
  const pages = shownPages(order, proof, await loadPictured(req, order));
  return { pages, pins: team ? pinsForTeam(proof.pins) : proof.pins };
}

const FILE: ShownPage = { id: FILE_PAGE, title: 'Proof', picture: undefined };

function garmentPages({ title, kit: made, pictured, players }: PicturedLine): ShownPage[] {
  if (!pictured) return [];
  const { kit, garments } = pictured;
  return garments.flatMap(({ type, side }) => {
    const views = made ? KIT_VIEWS : KIT_VIEWS.filter((view) => view === side);
    return views.map((view) => {
      const id = kitPage(kit.hash, type, view);
      const name = made ? `${kit.name}, ${garmentTitle(kit, type).toLowerCase()}` : title;
      return { id, title: `${name}, ${view}`, picture: pagePicture(id, players[0]) };
    });
  });
}
