import { checkedPieces } from '@/domain/orders/checked-pieces';
import { productLines } from '@/domain/orders/custom-line';
import { hasMade } from '@/domain/orders/fulfilment';
import type { OrderLine } from '@/domain/orders/price-goods';
import type { ProofedLine } from '@/domain/orders/proof';
import type { ProofLine } from '@/modules/proofs/proof-line';

type MadeLine = Pick<
  OrderLine,
  'productId' | 'productName' | 'sku' | 'color' | 'kit' | 'sizeCode' | 'quantity' | 'players'
>;

/** Lines made to a kit or printed; other goods come as the shop shows them. */
export const proofedLines = (lines: readonly MadeLine[]): ProofedLine[] =>
  madeLines(lines).map(({ sku, color, kit, sizeCode, quantity, players }) => ({
    sku,
    color: color ?? null,
    kit,
    quantities: { [sizeCode ?? '']: quantity },
    players: (players ?? []).map(({ name, number, sizes }) => ({
      name: '',
      nameOnBack: name,
      number,
      size: sizeCode ?? '',
      ...(sizes && { sizes }),
    })),
  }));

export function proofLines(lines: readonly MadeLine[]): ProofLine[] {
  const garments = new Map<string, ProofLine>();
  for (const { productId, productName, sku, color = null, kit = null, sizeCode, quantity, players } of madeLines(
    lines,
  )) {
    const key = `${sku} ${kit ? kit.hash : color}`;
    const known = garments.get(key) ?? {
      title: kit ? `${productName}, kit “${kit.name}”` : [productName, color].filter(Boolean).join(', '),
      productId,
      color,
      kit,
      pieces: 0,
      players: [],
      nameless: [],
    };
    const added = checkedPieces({ sizeCode, quantity, players });
    garments.set(key, {
      ...known,
      pieces: known.pieces + quantity,
      players: [...known.players, ...added.players],
      nameless: [...known.nameless, ...added.nameless],
    });
  }
  return [...garments.values()];
}

const madeLines = <Line extends MadeLine>(lines: readonly Line[]) =>
  productLines(lines).filter((line) => hasMade([line]));
