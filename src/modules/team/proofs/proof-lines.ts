import { namelessSizes } from '@/domain/orders/players';
import { itemText, printedFor, type TeamOrderData } from '@/domain/teams/team-order';
import type { ProofLine } from '@/modules/proofs/proof-line';

/** What the proof of a team’s order shows: its lines that are made to a kit. */
export const proofLines = ({ items }: TeamOrderData): ProofLine[] =>
  items.flatMap((item) =>
    item.kit
      ? [
          {
            title: itemText(item),
            kit: item.kit,
            pieces: item.total_quantity,
            nameless: namelessSizes(item.quantities, item.players),
            players: item.players.map((player) => ({ ...printedFor(player), size: player.size })),
          },
        ]
      : [],
  );
