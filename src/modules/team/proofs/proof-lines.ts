import { namelessSizes } from '@/domain/orders/players';
import { PRINT_PLACE_LABELS } from '@/domain/teams/line-prints';
import { isPersonal, itemText, printedFor, withDistinctPlayers, type TeamOrderData } from '@/domain/teams/team-order';
import type { ProofLine } from '@/modules/proofs/proof-line';

export const proofLines = ({ items }: TeamOrderData): ProofLine[] =>
  withDistinctPlayers(items).flatMap((item) =>
    item.kit || isPersonal(item.players)
      ? [
          {
            title: itemText(item),
            productId: item.productId,
            color: item.color,
            kit: item.kit ?? null,
            logos: (item.prints ?? []).map(({ place, name }) => `${PRINT_PLACE_LABELS[place]}: ${name}`),
            pieces: item.totalQuantity,
            nameless: namelessSizes(item.quantities, item.players),
            players: item.players.map((player) => ({
              ...printedFor(player),
              size: player.size,
              member: player.memberId,
            })),
          },
        ]
      : [],
  );
