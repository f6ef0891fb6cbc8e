/** Random orders in currencies of no, two and three decimals; the oracle counts in fractions, the code in cents. */
import { afterEach, expect, it } from 'vitest';
import { SIZES } from '../catalogue/sizes';
import { deliveryCents, goodsOf } from '../delivery/delivery-options';
import { DEFAULT_DELIVERY, PRICED_BY } from '../delivery/delivery-rules';
import { priceGoods, taxableLine, type GoodsLine } from '../orders/price-goods';
import { resolveShopItems } from '../orders/shop-items';
import type { SellableProduct } from '../orders/resolve-line';
import { resolveTeamItems } from '../teams/resolve-team-items';
import { applyShopFormat } from '../text/shop-format';
import { taxBySettings } from './order-taxes';
import { NO_TAXES } from './tax-settings';
import { random, rounds } from '../../../tests/setup/rounds';

const next = random();
const below = (limit: number) => Math.floor(next() * limit);
const oneOf = <Each>(list: readonly Each[]): Each => list[below(list.length)]!;

const CLASSES = ['standard', 'reduced', 'zero'] as const;
const RATES = ['0', '5', '7', '8.1', '8.875', '17.5', '19', '20', '25.5', '100'];

const USUAL_GRAMS = DEFAULT_DELIVERY.usualWeight;
const DECIMALS = { JPY: 0, USD: 2, KWD: 3 } as const;
type Currency = keyof typeof DECIMALS;

type Sample = {
  currency: Currency;
  products: {
    cents: number;
    grams: number | null;
    percentOff: number;
    taxClass: (typeof CLASSES)[number];
    boysTaxClass: (typeof CLASSES)[number] | null;
    pieces: [size: string, count: number, extraCents: number][];
  }[];
  standard: string;
  reduced: string;
  placeBoys: (typeof CLASSES)[number] | null;
  method: {
    pricedBy: (typeof PRICED_BY)[number];
    steps: [from: number, cents: number][];
    freeFromCents: number | null;
    upTo: number | null;
  } | null;
  isInclusive: boolean;
  isByLine: boolean;
  isCharged: boolean;
};

type Method = NonNullable<Sample['method']>;

function sampleMethod(products: Sample['products']): Method {
  const pricedBy = oneOf(PRICED_BY);
  const cents = goodsParts({ products }).reduce((sum, part) => sum + Number(part.cents), 0);
  const near = (measure: number) => Math.max(0, oneOf([measure - 1, measure, measure + 1, below(2 * measure + 2)]));
  const measure = measureOf(products, pricedBy, cents);
  const from = [0, near(measure), near(measure)].sort((a, b) => a - b);
  return {
    pricedBy,
    steps: [...new Set(from)].slice(0, 1 + below(3)).map((each) => [each, below(3_000)]),
    freeFromCents: next() < 0.6 ? null : near(cents),
    upTo: next() < 0.8 ? null : near(measure),
  };
}

function sample(): Sample {
  const products = Array.from({ length: 1 + below(4) }, () => ({
    cents: next() < 0.05 ? 0 : below(10 ** (1 + below(5))),
    grams: oneOf([null, 0, below(900)]),
    percentOff: next() < 0.5 ? 0 : 1 + below(90),
    taxClass: oneOf(CLASSES),
    boysTaxClass: next() < 0.5 ? null : oneOf(CLASSES),
    pieces: SIZES.filter(() => next() < 0.3).map(({ code }): [string, number, number] => [
      code,
      1 + below(60),
      next() < 0.3 ? below(999) : 0,
    ]),
  })).filter(({ pieces }) => pieces.length > 0);
  return {
    ...{ currency: oneOf(['JPY', 'USD', 'KWD']), products, standard: oneOf(RATES), reduced: oneOf(RATES) },
    placeBoys: next() < 0.5 ? null : oneOf(CLASSES),
    method: next() < 0.3 ? null : sampleMethod(products),
    ...{ isInclusive: next() < 0.5, isByLine: next() < 0.5, isCharged: next() < 0.8 },
  };
}

const thousandths = (rate: string): bigint => {
  const [whole = '', decimals = ''] = rate.split('.');
  return BigInt(whole + decimals.padEnd(3, '0'));
};

const nearest = (top: bigint, bottom: bigint): bigint => {
  const whole = top / bottom;
  return (top % bottom) * 2n >= bottom ? whole + 1n : whole;
};

/** Largest remainder, one cent at a time. */
function shared(total: bigint, weights: bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? total : 0n));
  const shares = weights.map((weight) => (total * weight) / all);
  const due = weights.map((weight) => (total * weight) % all);
  for (let left = total - shares.reduce((sum, share) => sum + share, 0n); left > 0n; left -= 1n) {
    let most = 0;
    for (const [index, rest] of due.entries()) if (rest > due[most]!) most = index;
    shares[most]! += 1n;
    due[most] = -1n;
  }
  return shares;
}

type Size = { size: string; product: Sample['products'][number]; cents: bigint };

const goodsParts = ({ products }: Pick<Sample, 'products'>): Size[] =>
  products.flatMap((product) => {
    const sums = product.pieces.map(([, count, extra]) => BigInt(product.cents + extra) * BigInt(count));
    const whole = sums.reduce((sum, each) => sum + each, 0n);
    const pieceCount = product.pieces.reduce((sum, [, count]) => sum + count, 0);
    const off = pieceCount >= 10 ? (whole * BigInt(product.percentOff) + 50n) / 100n : 0n;
    const offs = shared(off, sums);
    return product.pieces.map(([size], index) => ({ size, product, cents: sums[index]! - offs[index]! }));
  });

function measureOf(products: Sample['products'], pricedBy: Method['pricedBy'], cents: number): number {
  let [pieces, grams] = [0, 0];
  for (const product of products)
    for (const [, count] of product.pieces) {
      pieces += count;
      grams += count * (product.grams ?? USUAL_GRAMS);
    }
  return { order: 0, weight: grams, quantity: pieces, amount: cents }[pricedBy];
}

function deliveryOf({ products, method }: Sample, goodsCents: number): number | undefined {
  if (!method) return 0;
  const measure = measureOf(products, method.pricedBy, goodsCents);
  if (method.upTo !== null && measure > method.upTo) return undefined;
  if (method.freeFromCents !== null && goodsCents >= method.freeFromCents) return 0;
  let price = 0;
  for (const [from, cents] of method.steps) if (measure >= from) price = cents;
  return price;
}

type Part = { rate: bigint; cents: bigint };

function oracle(given: Sample) {
  const { standard, reduced, placeBoys, isInclusive, isByLine, isCharged } = given;
  const rateOf = { standard: thousandths(standard), reduced: thousandths(reduced), zero: 0n };
  const parts = goodsParts(given).map(({ size, product: { taxClass, boysTaxClass }, cents }): Part => {
    const ofSize = size.endsWith('B') ? (boysTaxClass ?? placeBoys ?? taxClass) : taxClass;
    return { rate: rateOf[ofSize], cents };
  });
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => (a < b ? 1 : -1));
  const goods = Number(parts.reduce((sum, { cents }) => sum + cents, 0n));
  const delivery = deliveryOf(given, goods);
  const worths = rates.map((rate) => parts.reduce((sum, part) => (part.rate === rate ? sum + part.cents : sum), 0n));
  for (const [index, cents] of shared(BigInt(delivery ?? 0), worths).entries())
    if (cents > 0n) parts.push({ rate: rates[index]!, cents });

  const taxOn = (cents: bigint, rate: bigint) => nearest(cents * rate, isInclusive ? 100_000n + rate : 100_000n);
  let relief = 0n;
  const byRate = new Map<bigint, [net: bigint, tax: bigint]>();
  for (const rate of rates) {
    const group = parts.filter((part) => part.rate === rate);
    const gross = group.reduce((sum, { cents }) => sum + cents, 0n);
    const tax = isByLine ? group.reduce((sum, { cents }) => sum + taxOn(cents, rate), 0n) : taxOn(gross, rate);
    const net = isInclusive ? gross - tax : gross;
    if (!isCharged && isInclusive) relief += tax;
    const key = isCharged ? rate : 0n;
    const [nets, taxes] = byRate.get(key) ?? [0n, 0n];
    byRate.set(key, [nets + net, isCharged ? taxes + tax : 0n]);
  }
  const lines = [...byRate].map(([rate, [net, tax]]) => [Number(rate) / 1000, Number(net), Number(tax)]);
  return { lines, relief: Number(relief), goods, delivery };
}

function ours(given: Sample, isTeam: boolean) {
  const { currency, products, standard, reduced, placeBoys, method, isInclusive, isByLine, isCharged } = given;
  applyShopFormat({ currency });
  const amount = (cents: number) => cents / 10 ** DECIMALS[currency];
  const catalogue = products.map(({ cents, percentOff, taxClass, boysTaxClass, pieces }, index): SellableProduct => ({
    ...{ id: `p${index}`, slug: `p${index}`, name: `p${index}`, sku: '', price: amount(cents), salePrice: null },
    ...{ stockQuantity: 0, isCustomizable: false, kitGarment: null, taxClass, boysTaxClass, colors: [] },
    priceTiers: percentOff > 0 ? [{ minQuantity: 10, percentOff }] : [],
    variations: pieces.map(([size, , extra]) => ({
      ...{ id: `p${index} ${size}`, colorName: '', sizeCode: size as never, stockQuantity: 1_000, isAvailable: true },
      additionalPrice: amount(extra),
    })),
  }));
  const items = products.map(({ pieces }, index) => ({
    product: `p${index}`,
    sizes: Object.fromEntries(pieces.map(([size, count]) => [size, count])),
  }));
  const { lines } = isTeam
    ? resolveTeamItems(
        items.map(({ product, sizes }) => ({ product, color: null, players: [], extras: sizes })),
        { catalogue },
      )
    : resolveShopItems(items, catalogue);
  const goods = priceGoods<GoodsLine>(lines);
  const goodsCents = Math.round(goods.goodsAmount * 10 ** DECIMALS[currency]);
  const pieces = products.flatMap(({ grams, pieces: ofProduct }) =>
    ofProduct.map(([, quantity]) => ({ quantity, isMade: isTeam, weight: grams, stockDays: null, madeDays: null })),
  );
  const limit = (value: number) => (method?.pricedBy === 'amount' ? amount(value) : value);
  const delivery = method
    ? deliveryCents(
        {
          ...{ id: 'one', name: 'One', isCollection: false, note: '', days: 1, pricedBy: method.pricedBy },
          steps: method.steps.map(([from, cents]) => ({ from: limit(from), price: amount(cents) })),
          freeFrom: method.freeFromCents === null ? null : amount(method.freeFromCents),
          upTo: method.upTo === null ? null : limit(method.upTo),
        },
        goodsOf(pieces, goodsCents, DEFAULT_DELIVERY),
      )
    : 0;
  const quote = taxBySettings(
    {
      ...NO_TAXES,
      ...{ isCharged: true, pricesIncludeTax: isInclusive, rounding: isByLine ? 'line' : 'order' },
      rates: [
        {
          ...{ country: 'GB', region: '', postcodes: '', from: '', boysTaxClass: placeBoys },
          ...{ standard: Number(standard), reduced: Number(reduced) },
        },
      ],
    },
    {
      lines: goods.lines.map(taxableLine),
      deliveryCents: delivery ?? 0,
      buyer: { isTaxExempt: !isCharged },
      day: '2026-11-24',
    },
  );
  return { goodsCents, delivery, quote: quote! };
}

afterEach(() => applyShopFormat({}));

it.each([
  ['the shop', false],
  ['teams', true],
])('prices and taxes random orders of %s as the oracle does, and loses no cent', (_, isTeam) => {
  const differences: string[] = [];
  for (let count = 0; count < rounds(100_000); count += 1) {
    const given = sample();
    if (given.products.length === 0) continue;
    const { goodsCents, delivery, quote } = ours(given, isTeam);
    const expected = oracle(given);
    const cents = (amount: number) => Math.round(amount * 10 ** DECIMALS[given.currency]);
    const { taxes, lines } = quote;
    const found = taxes.taxLines.map(({ rate, net, tax }) => [rate, cents(net), cents(tax)]);
    const sum = (list: readonly number[]) => list.reduce((all, each) => all + cents(each), 0);
    const [net, tax, total] = [cents(taxes.netAmount), cents(taxes.taxAmount), cents(quote.totalAmount)];
    const all = expected.goods + (expected.delivery ?? 0);
    const ofLines = sum(lines.map((line) => line.net)) + sum(lines.map((line) => line.tax));
    const isWhole =
      goodsCents === expected.goods &&
      delivery === expected.delivery &&
      sum(taxes.taxLines.map((line) => line.net)) === net &&
      sum(taxes.taxLines.map((line) => line.tax)) === tax &&
      net + tax === total &&
      (given.isInclusive ? total === all - expected.relief : net === all) &&
      cents(taxes.reliefAmount) === expected.relief &&
      (Boolean(expected.delivery) || ofLines === total) &&
      lines.every((line) => line.net >= 0 && line.tax >= 0);
    if (!isWhole || JSON.stringify(found) !== JSON.stringify(expected.lines))
      differences.push(JSON.stringify({ given, found, delivery, expected }));
  }
  expect(differences.slice(0, 3)).toEqual([]);
});
