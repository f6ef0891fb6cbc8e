/** The oracle knows single pieces and decimal fractions of them, the code lines and shares in cents. */
import { expect, it } from 'vitest';
import { random, rounds } from '../../../tests/setup/rounds';
import { priceGoods, taxableLine, type GoodsLine } from '../orders/price-goods';
import { calculateTaxes } from '../taxes/calculate-taxes';
import { OFFER_KINDS, type Offer } from './offer';

const next = random();
const below = (limit: number) => Math.floor(next() * limit);
const oneOf = <Each>(list: readonly Each[]): Each => list[below(list.length)]!;
const maybe = <Value>(value: () => Value): Value | null => (next() < 0.4 ? value() : null);

type Piece = { product: string; size: string; cents: number };
type Product = { id: string; isOnSale: boolean; tier: { minQuantity: number; percentOff: number } | null };
type Sample = { products: Product[]; pieces: Piece[]; offer: Offer };

const SIZES = ['S', 'M', 'L'] as const;
const RATES = { p0: 20, p1: 0, p2: 5, p3: 20 } as Record<string, number>;

function sample(): Sample {
  const products = Array.from({ length: 1 + below(4) }, (_, index): Product => ({
    ...{ id: `p${index}`, isOnSale: next() < 0.3 },
    tier: maybe(() => ({ minQuantity: 2 + below(9), percentOff: 1 + below(40) })),
  }));
  const pieces = products.flatMap(({ id }) =>
    SIZES.flatMap((size): Piece[] => {
      const cents = below(5000);
      return Array.from({ length: below(5) }, () => ({ product: id, size, cents }));
    }),
  );
  const offer: Offer = {
    ...{ id: 'o', name: 'Offer', kind: oneOf(OFFER_KINDS), combines: next() < 0.5 },
    ...{ percentOff: 1 + below(100), amount: below(10_000) / 100, buyPieces: 1 + below(3), freePieces: 1 + below(2) },
    minSpend: maybe(() => below(8000) / 100),
    minPieces: maybe(() => 1 + below(8)),
    products: maybe(() => products.filter(() => next() < 0.5).map(({ id }) => id)),
  };
  return { products, pieces, offer };
}

/** Cents off by the offer; undefined if its conditions are not met. */
function oracle({ products, pieces, offer }: Sample): number | undefined {
  const of = (product: Product) => pieces.filter((piece) => piece.product === product.id);
  const costs = products.map((product) => {
    const all = of(product);
    const sum = all.reduce((cents, piece) => cents + piece.cents, 0);
    const percent = product.tier && all.length >= product.tier.minQuantity ? product.tier.percentOff : 0;
    const discount = Math.floor((sum * percent + 50) / 100);
    const isReduced = product.isOnSale || discount > 0;
    const isFor = offer.products === null || offer.products.includes(product.id);
    const isOpen = offer.combines === true || !isReduced;
    const counts =
      isFor && (offer.kind === 'delivery' || (offer.kind === 'pieces' ? isOpen && discount === 0 : isOpen));
    return { all, counts, cents: sum - discount };
  });
  const counted = costs.filter(({ counts }) => counts);
  const worth = counted.reduce((sum, { cents }) => sum + cents, 0);
  const prices = counted.flatMap(({ all }) => all.map(({ cents }) => cents)).sort((a, b) => a - b);
  if (prices.length === 0 || prices.length < (offer.minPieces ?? 0)) return undefined;
  if (worth < Math.round((offer.minSpend ?? 0) * 100)) return undefined;
  if (offer.kind === 'percentage') return Math.floor((worth * (offer.percentOff ?? 0) + 50) / 100);
  if (offer.kind === 'amount') return Math.min(worth, Math.round((offer.amount ?? 0) * 100));
  if (offer.kind === 'delivery') return 0;
  let free = 0;
  for (
    let left = prices.length;
    left >= offer.buyPieces! + offer.freePieces!;
    left -= offer.buyPieces! + offer.freePieces!
  )
    free += offer.freePieces!;
  return prices.slice(0, free).reduce((sum, cents) => sum + cents, 0);
}

type Split = { isSplit?: boolean; isReversed?: boolean };

function linesOf({ products, pieces }: Sample, { isSplit = false, isReversed = false }: Split = {}): GoodsLine[] {
  const lines = products.flatMap(({ id, isOnSale, tier }) =>
    SIZES.flatMap((sizeCode): GoodsLine[] => {
      const all = pieces.filter((piece) => piece.product === id && piece.size === sizeCode);
      const price = (all[0]?.cents ?? 0) / 100;
      const parts = (isSplit ? all.map(() => 1) : [all.length]).filter((quantity) => quantity > 0);
      return parts.map((quantity) => ({
        ...{ productId: id, productName: id, sku: id, sizeCode, quantity, price, taxClass: 'standard' },
        ...{ boysTaxClass: null, salePrice: isOnSale ? price : null, priceTiers: tier ? [tier] : [] },
      }));
    }),
  );
  return isReversed ? lines.toReversed() : lines;
}

const offCents = (lines: readonly GoodsLine[], offer: Offer) => {
  const goods = priceGoods(lines, offer);
  return goods.offer ? Math.round(goods.offer.amount * 100) : undefined;
};

const centsByLine = (lines: readonly GoodsLine[], offer: Offer): Record<string, number> =>
  Object.fromEntries(
    priceGoods(lines, offer).lines.map((line) => [`${line.productId} ${line.sizeCode}`, taxableLine(line).cents]),
  );

it('takes off what the oracle takes off, however the lines are split and ordered', () => {
  for (let count = 0; count < rounds(40_000); count += 1) {
    const given = sample();
    const expected = oracle(given);
    for (const split of [{}, { isSplit: true }, { isReversed: true }])
      expect([split, given, offCents(linesOf(given, split), given.offer)]).toEqual([split, given, expected]);
  }
});

it('spreads to the cent, never below 0, and sums tie with the tax by rate', () => {
  for (let count = 0; count < rounds(40_000); count += 1) {
    const given = sample();
    const goods = priceGoods(linesOf(given), given.offer);
    const rated = goods.lines.map((line) => ({
      cents: taxableLine(line).cents,
      rate: RATES[line.productId ?? ''] ?? 0,
    }));
    const goodsCents = Math.round(goods.goodsAmount * 100);
    expect(rated.every(({ cents }) => cents >= 0)).toBe(true);
    expect(rated.reduce((sum, { cents }) => sum + cents, 0)).toBe(goodsCents);
    expect(Math.round((goods.subtotal - goods.discountAmount) * 100)).toBe(goodsCents);
    const taxes = calculateTaxes(rated, 0, { pricesIncludeTax: true, rounding: 'line', treatment: 'charged' });
    expect(taxes.totalCents).toBe(goodsCents);
    expect(taxes.taxLines.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(goodsCents);
  }
});

it('gives each line the same share in any order of lines', () => {
  for (let count = 0; count < rounds(20_000); count += 1) {
    const given = sample();
    // The shares of quantity discounts go by the order of lines.
    const untiered = { ...given, products: given.products.map((product) => ({ ...product, tier: null })) };
    const [straight, reversed] = [linesOf(untiered), linesOf(untiered, { isReversed: true })];
    expect(centsByLine(reversed, given.offer)).toEqual(centsByLine(straight, given.offer));
  }
});
