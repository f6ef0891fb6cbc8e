/** Independent oracle: reads prices as decimal text and counts in BigInt, while the code reads doubles. */
import { expect, it } from 'vitest';
import { addItem, EMPTY_CART, type Cart } from '../cart/cart';
import { cartTotal } from '../cart/cart-prices';
import { priceLines } from './pricing';
import { SIZES } from '../catalogue/sizes';
import { random, rounds } from '../../../tests/setup/rounds';

interface Sample {
  id: string;
  price: string;
  sale: string | undefined;
  surcharge: string | undefined;
  pieces: [size: string, count: number][];
  tiers: [from: number, percent: number][];
}

const next = random();
const below = (limit: number) => Math.floor(next() * limit);
const maybe = <T>(value: () => T) => (next() < 0.4 ? value() : undefined);

function decimalText(): string {
  const whole = String(below(10 ** below(6)));
  const decimals = below(3);
  return decimals === 0 ? whole : `${whole}.${String(below(10 ** decimals)).padStart(decimals, '0')}`;
}

function sample(index: number): Sample {
  const sizes = SIZES.filter(() => next() < 0.18).map(({ label }): [string, number] => [label, 1 + below(500)]);
  const pieces: [string, number][] = sizes.length > 0 ? sizes : [['Medium', 1 + below(9999)]];
  const from = 2 + below(200);
  const tiers: Sample['tiers'] = [
    [from, 1 + below(40)],
    [from + 1 + below(300), 41 + below(50)],
  ];
  return {
    id: `p${index}`,
    price: decimalText(),
    sale: maybe(decimalText),
    surcharge: maybe(decimalText),
    pieces,
    tiers: maybe(() => tiers) ?? [],
  };
}

function centsOfText(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

function oracle(samples: Sample[]): bigint {
  let total = 0n;
  for (const { price, sale, surcharge, pieces, tiers } of samples) {
    let sum = 0n;
    let together = 0;
    const one = centsOfText(sale === undefined ? price : sale);
    for (const [size, count] of pieces) {
      const extra = surcharge !== undefined && size.endsWith('X-Large') ? centsOfText(surcharge) : 0n;
      sum += (one + extra) * BigInt(count);
      together += count;
    }
    let percent = 0;
    for (const [from, off] of tiers) if (together >= from) percent = off;
    total += sum - (sum * BigInt(percent) + 50n) / 100n;
  }
  return total;
}

const tiersOf = (tiers: Sample['tiers']) => tiers.map(([minQuantity, percentOff]) => ({ minQuantity, percentOff }));

function cartOf(samples: Sample[]): Cart {
  return samples.reduce<Cart>((cart, { id, price, sale, surcharge, pieces, tiers }) => {
    const additional =
      surcharge === undefined ? [] : ['X-Large', '2X-Large', '3X-Large'].map((size) => [size, Number(surcharge)]);
    const product = {
      id,
      slug: id,
      name: id,
      price: Number(price),
      salePrice: sale === undefined ? null : Number(sale),
      additionalPrices: Object.fromEntries(additional),
      priceTiers: tiersOf(tiers),
    };
    return addItem(cart, { product, customization: { sizes: Object.fromEntries(pieces) } }, () => id);
  }, EMPTY_CART);
}

function orderOf(samples: Sample[]) {
  return priceLines(
    samples.flatMap(({ id, price, sale, surcharge, pieces, tiers }) =>
      pieces.map(([size, quantity]) => ({
        productId: id,
        quantity,
        priceTiers: tiersOf(tiers),
        price: Number(price),
        salePrice: sale === undefined ? undefined : Number(sale),
        additionalPrice: surcharge !== undefined && size.endsWith('X-Large') ? Number(surcharge) : undefined,
      })),
    ),
  );
}

it('prices random carts as the oracle does', () => {
  const differences: string[] = [];
  for (let count = 0; count < rounds(100_000); count += 1) {
    const samples = Array.from({ length: 1 + below(4) }, (_, index) => sample(index));
    const expected = oracle(samples);
    const order = orderOf(samples);
    const lineSum = order.lines.reduce((sum, { totalCents }) => sum + BigInt(totalCents), 0n);
    const totals = [
      BigInt(cartTotal(cartOf(samples))),
      BigInt(order.totalCents),
      lineSum - BigInt(order.discountCents),
    ];
    if (totals.some((total) => total !== expected)) differences.push(JSON.stringify(samples));
  }
  expect(differences).toEqual([]);
});
