import { formatAmount, toCents, type Cents } from '../money/money';
import { tierDiscountCents } from '../money/price-tiers';
import { designKeyOf, type PriceableLine, type PricedLine } from '../money/pricing';
import { spreadCents } from '../money/spread';
import type { Offer } from './offer';

type OfferableLine = PricedLine<PriceableLine & { sku: string; sizeCode?: string }>;

type Applied = {
  ok: true;
  /** Parts of the discount, by index of the lines. */
  shares: Cents[];
  /** Pieces that it counts for. */
  pieces: number;
};

const NOT_FOR_THESE = 'This code is not for anything in your cart.';

/** Answers what combines with what (docs/product.md, Offers). @param isTiered its design has a quantity discount */
function countsFor(offer: Offer, line: OfferableLine, isTiered: boolean): boolean {
  if (!line.productId || offer.products?.includes(line.productId) === false) return false;
  if (offer.kind === 'delivery') return true;
  // Its pieces have no price of their own.
  if (offer.kind === 'pieces' && isTiered) return false;
  return offer.combines === true || !(isTiered || line.priceList || typeof line.salePrice === 'number');
}

const worthOf = ({ totalCents, discountCents }: OfferableLine): Cents => totalCents - discountCents;

const keyOf = ({ productId, color = '', kit, sku, sizeCode = '' }: OfferableLine): string =>
  [productId, color, kit?.hash ?? '', sku, sizeCode].join(' ');

/** At most what the lines cost, whatever their order; the reason if its conditions are not met. */
export function applyOffer(lines: readonly OfferableLine[], offer: Offer): Applied | { ok: false; message: string } {
  const tiered = new Set(lines.filter(({ discountCents }) => discountCents > 0).map(designKeyOf));
  const counted = lines
    .map((line, index) => ({ line, index, key: keyOf(line) }))
    .filter(({ line }) => countsFor(offer, line, tiered.has(designKeyOf(line))))
    .sort((a, b) => a.line.unitCents - b.line.unitCents || Number(a.key > b.key) - Number(a.key < b.key));
  const goods = counted.map(({ line }) => line);
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const worth = goods.reduce((sum, line) => sum + worthOf(line), 0);
  if (pieces === 0) return { ok: false, message: NOT_FOR_THESE };
  const { minSpend, minPieces } = offer;
  if (minSpend && worth < toCents(minSpend))
    return { ok: false, message: `Spend ${formatAmount(minSpend)} on what this code is for to use it.` };
  if (minPieces && pieces < minPieces)
    return { ok: false, message: `Order ${minPieces} pieces of what this code is for to use it.` };
  const shares = lines.map(() => 0);
  for (const [place, share] of sharesOf(offer, goods, worth).entries()) {
    const index = counted[place]?.index;
    if (index !== undefined) shares[index] = share;
  }
  return { ok: true, shares, pieces };
}

/** @param goods that it counts for, cheapest first */
function sharesOf(offer: Offer, goods: readonly OfferableLine[], worth: Cents): Cents[] {
  const spread = (cents: Cents) => spreadCents(cents, goods.map(worthOf));
  switch (offer.kind) {
    case 'percentage':
      return spread(tierDiscountCents(worth, { minQuantity: 1, percentOff: offer.percentOff ?? 0 }));
    case 'amount':
      return spread(Math.min(worth, toCents(offer.amount ?? 0)));
    case 'pieces':
      return cheapestFree(offer, goods);
    case 'delivery':
      return [];
  }
}

/** Gives the cheapest pieces of all, some for every so many. */
function cheapestFree({ buyPieces, freePieces }: Offer, goods: readonly OfferableLine[]): Cents[] {
  const [bought, free] = [buyPieces ?? 0, freePieces ?? 0];
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  let left = bought > 0 ? Math.floor(pieces / (bought + free)) * free : 0;
  return goods.map(({ quantity, unitCents }) => {
    const given = Math.min(left, quantity);
    left -= given;
    return given * unitCents;
  });
}
