/**
 * Random orders against an oracle of tax, discounts, delivery and rounding that shares nothing with the code: it
 * counts in fractions of whole numbers, while the code spreads and rounds cents.
 */
import { expect, it } from 'vitest';
import { SIZES } from '../catalogue/sizes';
import { toCents } from '../money/money';
import { resolveOrder } from '../orders/order-lines';
import type { SellableProduct } from '../orders/resolve-line';
import { taxBySettings } from './order-taxes';
import { NO_TAXES } from './tax-settings';
import { random, rounds } from '../../../tests/setup/rounds';

const next = random();
const below = (limit: number) => Math.floor(next() * limit);
const oneOf = <Each>(list: readonly Each[]): Each => list[below(list.length)]!;

const CLASSES = ['standard', 'reduced', 'zero'] as const;
const RATES = ['0', '5', '7', '8.1', '8.875', '17.5', '19', '20', '25.5', '100'];

type Sample = {
  products: {
    cents: number;
    percentOff: number;
    taxClass: (typeof CLASSES)[number];
    boysTaxClass: (typeof CLASSES)[number] | null;
    pieces: [size: string, count: number, extraCents: number][];
  }[];
  standard: string;
  reduced: string;
  placeBoys: (typeof CLASSES)[number] | null;
  delivery: number;
  isInclusive: boolean;
  isByLine: boolean;
  isCharged: boolean;
};

const sample = (): Sample => ({
  products: Array.from({ length: 1 + below(4) }, () => ({
    cents: next() < 0.05 ? 0 : below(10 ** (1 + below(5))),
    percentOff: next() < 0.5 ? 0 : 1 + below(90),
    taxClass: oneOf(CLASSES),
    boysTaxClass: next() < 0.5 ? null : oneOf(CLASSES),
    pieces: SIZES.filter(() => next() < 0.3).map(({ code }): [string, number, number] => [
      code,
      1 + below(60),
      next() < 0.3 ? below(999) : 0,
    ]),
  })).filter(({ pieces }) => pieces.length > 0),
  standard: oneOf(RATES),
  reduced: oneOf(RATES),
  placeBoys: next() < 0.5 ? null : oneOf(CLASSES),
  delivery: next() < 0.4 ? 0 : below(3000),
  isInclusive: next() < 0.5,
  isByLine: next() < 0.5,
  isCharged: next() < 0.8,
});

/** Thousandths of a per cent of a decimal text. */
const thousandths = (rate: string): bigint => {
  const [whole = '', decimals = ''] = rate.split('.');
  return BigInt(whole + decimals.padEnd(3, '0'));
};

/** The nearest whole number to a fraction, a half up. */
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

type Part = { rate: bigint; cents: bigint; isDelivery: boolean };

function oracle({ products, standard, reduced, placeBoys, delivery, isInclusive, isByLine, isCharged }: Sample) {
  const rateOf = { standard: thousandths(standard), reduced: thousandths(reduced), zero: 0n };
  const parts: Part[] = [];
  for (const { cents, percentOff, taxClass, boysTaxClass, pieces } of products) {
    const sums = pieces.map(([, count, extra]) => BigInt(cents + extra) * BigInt(count));
    const whole = sums.reduce((sum, each) => sum + each, 0n);
    const pieceCount = pieces.reduce((sum, [, count]) => sum + count, 0);
    const off = pieceCount >= 10 ? (whole * BigInt(percentOff) + 50n) / 100n : 0n;
    const offs = shared(off, sums);
    for (const [index, [size]] of pieces.entries()) {
      const ofSize = size.endsWith('B') ? (boysTaxClass ?? placeBoys ?? taxClass) : taxClass;
      parts.push({ rate: rateOf[ofSize], cents: sums[index]! - offs[index]!, isDelivery: false });
    }
  }
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => (a < b ? 1 : -1));
  const worths = rates.map((rate) => parts.reduce((sum, part) => (part.rate === rate ? sum + part.cents : sum), 0n));
  for (const [index, cents] of shared(BigInt(delivery), worths).entries())
    if (cents > 0n) parts.push({ rate: rates[index]!, cents, isDelivery: true });

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
  return { lines, relief: Number(relief) };
}

function ours({ products, standard, reduced, placeBoys, delivery, isInclusive, isByLine, isCharged }: Sample) {
  const amount = (cents: number) => cents / 100;
  const catalogue = products.map(({ cents, percentOff, taxClass, boysTaxClass, pieces }, index): SellableProduct => ({
    ...{ id: `p${index}`, slug: `p${index}`, name: `p${index}`, sku: '', price: amount(cents), salePrice: null },
    ...{ stockQuantity: 0, isCustomizable: false, kitGarment: null, taxClass, boysTaxClass, colors: [] },
    priceTiers: percentOff > 0 ? [{ minQuantity: 10, percentOff }] : [],
    variations: pieces.map(([size, , extra]) => ({
      ...{ id: `p${index} ${size}`, colorName: '', sizeCode: size as never, stockQuantity: 1_000, isAvailable: true },
      additionalPrice: amount(extra),
    })),
  }));
  const order = resolveOrder(
    products.map(({ pieces }, index) => ({
      product: `p${index}`,
      sizes: Object.fromEntries(pieces.map(([size, count]) => [size, count])),
    })),
    catalogue,
  );
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
      lines: order.taxable,
      deliveryCents: delivery,
      buyer: { isTaxExempt: !isCharged },
      day: '2026-11-24',
    },
  );
  return { order, quote: quote! };
}

it('taxes random orders as the oracle does, and loses no cent', () => {
  const differences: string[] = [];
  for (let count = 0; count < rounds(100_000); count += 1) {
    const given = sample();
    if (given.products.length === 0) continue;
    const { order, quote } = ours(given);
    const { taxes, lines, totalAmount } = quote;
    const expected = oracle(given);
    const found = taxes.taxLines.map(({ rate, net, tax }) => [rate, toCents(net), toCents(tax)]);
    const sum = (list: readonly number[]) => list.reduce((all, each) => all + toCents(each), 0);
    const [net, tax, total] = [taxes.netAmount, taxes.taxAmount, totalAmount].map((each) => toCents(each)) as [
      number,
      number,
      number,
    ];
    const goods = toCents(order.totalAmount) + given.delivery;
    const nets = sum(taxes.taxLines.map((line) => line.net));
    const ofLines = sum(lines.map((line) => line.net)) + sum(lines.map((line) => line.tax));
    const isWhole =
      nets === net &&
      sum(taxes.taxLines.map((line) => line.tax)) === tax &&
      net + tax === total &&
      (given.isInclusive ? total === goods - expected.relief : net === goods) &&
      toCents(taxes.reliefAmount) === expected.relief &&
      (given.delivery > 0 || ofLines === total) &&
      lines.every((line) => line.net >= 0 && line.tax >= 0);
    if (!isWhole || JSON.stringify(found) !== JSON.stringify(expected.lines))
      differences.push(JSON.stringify({ given, found, expected }));
  }
  expect(differences.slice(0, 3)).toEqual([]);
});
