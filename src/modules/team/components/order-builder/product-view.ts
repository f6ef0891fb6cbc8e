import { KIT_HAS_LOGOS, placesFor, resolvePrints } from '@/domain/teams/line-prints';
import { shirtTextProblem } from '@/domain/orders/shirt-text';
import { unmadeParts } from '@/domain/catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '@/domain/catalogue/sizes';
import { quantitiesOf, type DraftItem } from '@/domain/teams/team-draft';
import { sizeProblems } from '@/domain/teams/team-draft-changes';
import { itemUnitPrices, ONE_SIZE } from '@/domain/teams/team-order';
import { orderDiscounts } from '@/domain/orders/price-goods';
import { changedRows, lineRow, sumRows, type PriceChange, type PriceRow } from '@/domain/cart/price-changes';
import { orderedKit, type OrderedKit, type RequestedKit } from '@/domain/orders/resolve-line';
import { picturePath } from '@/domain/kits/designs/design-links';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderProduct } from '../../data/builder-products';
import type { QuotedLine, TeamQuote } from '../../order-builder/quote-draft';
import type { ShownPrint } from '@/modules/orders/components/LogoList';

export type MadeSize = { code: string; additionalPrice: number };

/** The sizes a product is made in, in this colour; just the one for goods without sizes. */
export function madeSizes({ hasSizes, sizes, colors }: BuilderProduct, color: string | null): MadeSize[] {
  if (!hasSizes) return [{ code: ONE_SIZE, additionalPrice: 0 }];
  const made = sizes.filter((size) => color === null || size.colors.includes(color));
  const open = colors.length > 0 && color === null;
  const unique = new Map(made.map(({ code, additionalPrice }) => [code, open ? 0 : additionalPrice]));
  return [...unique]
    .map(([code, additionalPrice]) => ({ code, additionalPrice }))
    .sort((a, b) => compareSizes(a.code, b.code));
}

/** The sizes that pieces without a name come in: of a set those that all of its parts are made in. */
export const plainSizes = (product: BuilderProduct, color: string | null): MadeSize[] =>
  madeSizes(product, color).filter(({ code }) => unmadeParts(product.parts, { size: code }).length === 0);

export const sizeName = (code: string): string => sizeLabelOf(code) ?? (code === ONE_SIZE ? 'One size' : code);

export const kitsFor = <Kit extends RequestedKit>({ kitGarment }: BuilderProduct, kits: readonly Kit[]): Kit[] =>
  kits.filter(({ garments }) => kitGarment !== null && garments.includes(kitGarment));

/** Products that a kit is ordered as: for each garment the first product made to kits, unless a set includes it. */
export function productsFor(kit: RequestedKit, products: readonly BuilderProduct[]): BuilderProduct[] {
  const offered = kit.garments.flatMap((garment) => products.find(({ kitGarment }) => kitGarment === garment) ?? []);
  const inSets = offered.flatMap((product) => orderedKit(kit, product)?.parts?.map(({ garment }) => garment) ?? []);
  return offered.filter(({ kitGarment, parts }) => parts.length > 0 || !inSets.some((each) => each === kitGarment));
}

export function lineKit(
  { kit: hash }: Pick<DraftItem, 'kit'>,
  product: BuilderProduct | undefined,
  kits: readonly RequestedKit[],
): OrderedKit | undefined {
  const kit = kits.find((each) => each.hash === hash);
  return kit && product && orderedKit(kit, product);
}

export function pictureOf(product: BuilderProduct, { color, kit }: Pick<DraftItem, 'color' | 'kit'>): string | null {
  if (kit && product.kitGarment) return picturePath(kit, { garment: product.kitGarment });
  return product.colors.find(({ name }) => name === color)?.image ?? product.image;
}

export const shownPrints = ({ prints = [] }: DraftItem, artwork: readonly BuilderArtwork[]): ShownPrint[] =>
  prints.flatMap(({ asset, place }) => {
    const logo = artwork.find(({ id }) => id === asset);
    return logo ? [{ place, name: logo.name, previewUrl: logo.previewUrl }] : [];
  });

/** Problems with the logos of a line, by `0.asset` and `0.place`, or by `kit` for all of them. */
export function printProblems(
  { kit, prints = [] }: DraftItem,
  { kitGarment }: BuilderProduct,
  artwork: readonly BuilderArtwork[],
): Partial<Record<string, string>> {
  if (kit) return prints.length > 0 ? { kit: KIT_HAS_LOGOS } : {};
  const problems: Record<string, string> = {};
  resolvePrints(prints, { places: placesFor(kitGarment), artwork }, (field, message) => (problems[field] = message));
  return problems;
}

export function lineProblems(
  item: DraftItem,
  product: BuilderProduct | undefined,
  artwork: readonly BuilderArtwork[],
): string[] {
  if (!product) return ['This product is not available any more.'];
  const color = product.colors.find(({ name }) => name === item.color);
  if (item.kit && !product.kitGarment) return ['This product is not made to a kit any more.'];
  if (!item.kit && product.colors.length > 0 && !color?.available) return ['Choose a colour.'];
  const made = madeSizes(product, item.color).map(({ code }) => code);
  const plain = plainSizes(product, item.color).map(({ code }) => code);
  const problems = [...sizeProblems(item, made, product.parts).values()].map(({ problem }) => problem);
  const missing = problems.filter((problem) => problem === 'missing').length;
  const extra = Object.entries(item.extras).some(([size, count]) => count > 0 && !plain.includes(size));
  const notMade = problems.length - missing;
  const unprintable = item.players.map(({ nameOnBack }) => shirtTextProblem(nameOnBack)).find(Boolean);
  const unnamed = item.players.some(({ name }) => name.trim() === '');
  return [
    ...(Object.keys(quantitiesOf(item)).length === 0 && missing === 0 ? ['Add players or pieces.'] : []),
    ...(missing > 0 ? [`${count(missing, 'player needs', 'players need')} a size.`] : []),
    ...(notMade > 0 ? [`${count(notMade, 'player has', 'players have')} a size it is not made in.`] : []),
    ...(extra ? ['There are extra pieces in a size it is not made in.'] : []),
    ...(unnamed ? ['A player has no name.'] : []),
    ...(unprintable ? [unprintable] : []),
    ...new Set(Object.values(printProblems(item, product, artwork)).flatMap((problem) => problem ?? [])),
  ];
}

export function quotedLine(
  { items, quote }: { items: readonly DraftItem[]; quote: TeamQuote },
  { key, product, color, kit }: DraftItem,
): QuotedLine | undefined {
  const index = items.findIndex((item) => item.key === key && item.product === product);
  const quoted = items[index];
  return quoted?.color === color && quoted.kit === kit ? (quote.lines[index] ?? undefined) : undefined;
}

/** None where a price is agreed. */
export const quotedTiers = ({ designs }: TeamQuote, { product, color, kit }: DraftItem) =>
  designs.find(
    (each) =>
      each.productId === product && (kit ? each.kit?.hash === kit : !each.kit && (each.color ?? null) === color),
  )?.priceTiers;

type Priced = { items: readonly DraftItem[]; products: ReadonlyMap<string, { name: string }> };

export function quoteChanges({ items, products }: Priced, before: TeamQuote, after: TeamQuote): PriceChange[] {
  const rowsOf = ({ lines, designs, given, delivery, taxes, totalAmount }: TeamQuote): PriceRow[] => [
    ...items.flatMap(({ key, product, color }, index) => {
      const line = lines[index];
      return line ? [lineRow(key, [products.get(product)?.name, color], line.totalPrice)] : [];
    }),
    ...sumRows({ discounts: orderDiscounts({ designs, given }), ...delivery, taxes, totalAmount }),
  ];
  return changedRows(rowsOf(before), rowsOf(after));
}

export const linePrices = ({ quantities, unitPrice, sizePrices }: QuotedLine): string[] =>
  itemUnitPrices({ quantities, unitPrice, sizePrices });

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
