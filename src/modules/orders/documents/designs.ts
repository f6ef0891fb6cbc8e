import { partNames } from '@/domain/catalogue/product-parts';
import { compareSizes, sizeCodeOf, sizeLabelOf } from '@/domain/catalogue/sizes';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { printsText, type OrderedPrint } from '@/domain/teams/line-prints';
import { partPieces } from '@/domain/orders/part-pieces';
import { storedPlayers } from '@/domain/orders/players';
import type { FoundKit } from '@/modules/kits/find-kit-documents';
import type { Order } from '@/payload-types';

export type DocumentLine = Order['orderItems'][number] & {
  kit?: FoundKit;
  prints?: readonly OrderedPrint[];
};

/** Lines of one product in one colour with the same logos, or of one kit; sizes in their order. */
export type Design = {
  productName: string;
  sku: string;
  color: string | undefined;
  kit: FoundKit | undefined;
  prints: readonly OrderedPrint[];
  lines: DocumentLine[];
};

export const ONE_SIZE = 'One size';

export const sizeOf = ({ sizeLabel, sizeCode }: Pick<DocumentLine, 'sizeLabel' | 'sizeCode'>): string =>
  sizeLabel || sizeLabelOf(sizeCode ?? '') || sizeCode || ONE_SIZE;

/** In the order in which they were ordered. */
export function designsOf(lines: readonly DocumentLine[]): Design[] {
  const designs = new Map<string, Design>();
  for (const line of lines) {
    const { productName, sku, kit, prints = [] } = line;
    const color = line.color || undefined;
    const key = JSON.stringify([productName, sku, color, kit?.hash, prints]);
    const design = designs.get(key) ?? { productName, sku, color, kit, prints, lines: [] };
    design.lines.push(line);
    designs.set(key, design);
  }
  for (const { lines: sized } of designs.values()) sized.sort((a, b) => compareSizes(sizeOf(a), sizeOf(b)));
  return [...designs.values()];
}

const kitName = ({ document: { name, garments } }: FoundKit): string => {
  const [first, ...others] = garments;
  const parts = others.map(({ type, technique }) => ({ part: KIT_GARMENTS[type].label, technique }));
  return kitText({ name, technique: first?.technique, parts });
};

export const designText = ({
  productName,
  color,
  kit,
  prints,
}: Pick<DocumentLine, 'productName' | 'color' | 'kit' | 'prints'>): string =>
  [productName, color, kit && kitName(kit), printsText(prints)].filter(Boolean).join(', ');

export const piecesOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export type Matrix = {
  productName: string;
  sku: string;
  sizes: string[];
  rows: { color: string; cells: number[]; total: number }[];
  totals: number[];
  total: number;
};

/** Part of a set that its kit does not have. */
const AS_IT_COMES = 'As it comes';

const kitPartNames = ({ kitParts }: Pick<DocumentLine, 'kitParts'>): string[] =>
  Array.isArray(kitParts) ? (kitParts as { part: string }[]).map(({ part }) => part) : [];

/** Each part of a set by itself, in its sizes. */
function madeFor(line: DocumentLine): DocumentLine[] {
  const parts = partNames(line.parts);
  if (!parts) return [line];
  const size = sizeCodeOf(sizeOf(line)) ?? '';
  const players = storedPlayers(line.players).map(({ sizes }) => ({ size, sizes }));
  const drawn = new Set([parts[0], ...kitPartNames(line)]);
  return partPieces({ parts, quantities: { [size]: line.quantity }, players }).flatMap(({ part, quantities }) =>
    Object.entries(quantities).map(([code, quantity]) => ({
      ...line,
      // A part that is no garment of the kit comes as it is.
      ...(line.kit && !drawn.has(part) && { kit: undefined, color: AS_IT_COMES }),
      ...{ productName: `${line.productName}, ${part}`, sizeLabel: sizeLabelOf(code) ?? null, quantity },
    })),
  );
}

/** Colours and kits down, sizes across, whatever the logos; parts of a set by themselves. */
export function matricesOf(lines: readonly DocumentLine[]): Matrix[] {
  const products = new Map<string, Design[]>();
  for (const design of designsOf(lines.flatMap((line) => madeFor({ ...line, prints: [] })))) {
    const key = JSON.stringify([design.productName, design.sku]);
    products.set(key, [...(products.get(key) ?? []), design]);
  }
  return [...products.values()].map((designs) => matrixOf(designs));
}

function matrixOf(designs: readonly Design[]): Matrix {
  const all = designs.flatMap(({ lines }) => lines);
  const sizes = [...new Set(all.map(sizeOf))].sort(compareSizes);
  const inSize = (lines: readonly DocumentLine[], size: string) =>
    piecesOf(lines.filter((line) => sizeOf(line) === size));
  return {
    productName: designs[0]?.productName ?? '',
    sku: designs[0]?.sku ?? '',
    sizes,
    rows: designs.map(({ color, kit, lines }) => ({
      color: color ?? (kit ? `Kit “${kitName(kit)}”` : '—'),
      cells: sizes.map((size) => inSize(lines, size)),
      total: piecesOf(lines),
    })),
    totals: sizes.map((size) => inSize(all, size)),
    total: piecesOf(all),
  };
}
