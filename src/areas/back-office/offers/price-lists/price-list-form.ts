import { z } from 'zod';
import { priceListProblems } from '@/domain/money/price-lists';
import { tiersProblem, type PriceTier } from '@/domain/money/price-tiers';
import { amountHint, readAmount } from '@/domain/money/typed-amount';
import { typedCount, typedDay, typedName } from '../offer-form';

const MAX_PRICES = 2000;

export type TypedPrice = { line: number; sku: string; color?: string; size?: string; price: number };

const listed = z.string().transform((typed) => [
  ...new Set(
    typed
      .split(/[\n,;]+/)
      .map((each) => each.trim().toLowerCase())
      .filter(Boolean),
  ),
]);

/** 'KIT-1, 12.50' or 'KIT-1, Red, M, 13.50'; tabs from a spreadsheet too. */
const typedPrices = z.string().transform((typed, context): TypedPrice[] =>
  typed.split('\n').flatMap((text, index): TypedPrice[] => {
    if (!text.trim()) return [];
    const cells = text.split(text.includes('\t') ? '\t' : /[,;]/).map((cell) => cell.trim());
    const [sku = '', ...rest] = cells;
    const price = readAmount(rest.at(-1) ?? '');
    const isWhole = rest.length === 1;
    if (!sku || price === undefined || !(isWhole || rest.length >= 3)) {
      const message = `Line ${index + 1}: enter a SKU and a price, or a SKU, colour, size and price. ${amountHint()}`;
      context.addIssue({ code: 'custom', message });
      return [];
    }
    // Colours such as 'Navy, White' have a comma of their own.
    const variation = { color: rest.slice(0, -2).join(', '), size: rest.at(-2) };
    return [{ line: index + 1, sku, price, ...(!isWhole && variation) }];
  }),
);

/** '10: 5, 25: 10' */
const typedTiers = z.string().transform((typed, context): PriceTier[] => {
  const tiers = typed.split(/[,;\n]+/).flatMap((text): PriceTier[] => {
    if (!text.trim()) return [];
    const [minQuantity = NaN, percentOff = NaN] = text.replace('%', '').split(':').map(Number);
    return [{ minQuantity, percentOff }];
  });
  const problem = tiersProblem(tiers);
  if (problem) context.addIssue({ code: 'custom', message: problem });
  return tiers;
});

export const priceListForm = z
  .object({
    name: typedName,
    ...{ teams: listed, customers: listed, percentOff: typedCount, startsOn: typedDay, endsOn: typedDay },
    prices: typedPrices.refine(({ length }) => length <= MAX_PRICES, `At most ${MAX_PRICES} prices.`),
    priceTiers: typedTiers,
    ...{ forMembers: z.boolean(), isActive: z.boolean() },
  })
  .superRefine((list, context) => {
    const prices = list.prices.map(({ sku, color, size }) => ({
      product: [sku, color, size].join(' ').toLowerCase(),
    }));
    for (const [field, message] of Object.entries(priceListProblems({ ...list, prices })))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export type PriceListInput = z.infer<typeof priceListForm>;
