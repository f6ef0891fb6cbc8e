import type { OrderLine } from '@/domain/orders/order-lines';
import type { ProofedLine } from '@/domain/orders/proof';
import type { ProofLine } from '@/modules/proofs/proof-line';

type KitLine = Pick<OrderLine, 'productName' | 'sku' | 'color' | 'kit' | 'sizeCode' | 'quantity' | 'players'>;

/** What an approval of an order is about: its lines that are made to a kit. Other goods come as the shop shows them. */
export const proofedLines = (lines: readonly KitLine[]): ProofedLine[] =>
  lines.flatMap(({ sku, color, kit, sizeCode, quantity, players }) =>
    kit
      ? [
          {
            sku,
            color: color ?? null,
            kit,
            quantities: { [sizeCode ?? '']: quantity },
            players: (players ?? []).map(({ name, number, sizes }) => ({
              name: '',
              name_on_back: name,
              number,
              size: sizeCode ?? '',
              ...(sizes && { sizes }),
            })),
          },
        ]
      : [],
  );

/** What the proof of an order shows: each garment that is made to a kit, in all its sizes. */
export function proofLines(lines: readonly KitLine[]): ProofLine[] {
  const garments = new Map<string, ProofLine>();
  for (const { productName, sku, kit, sizeCode, quantity, players } of lines) {
    if (!kit) continue;
    const key = `${sku} ${kit.hash}`;
    const known = garments.get(key) ?? {
      title: `${productName}, kit “${kit.name}”`,
      kit,
      pieces: 0,
      players: [],
      nameless: [],
    };
    const added = (players ?? []).map((player) => ({ ...player, size: sizeCode ?? ONE_SIZE }));
    garments.set(key, {
      ...known,
      pieces: known.pieces + quantity,
      players: [...known.players, ...added],
      nameless: [...known.nameless, ...(sizeCode && quantity > added.length ? [sizeCode] : [])],
    });
  }
  return [...garments.values()];
}

/** What the checks are told of goods without sizes, which miss none. */
const ONE_SIZE = 'One size';
