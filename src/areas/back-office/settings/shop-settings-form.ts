/** The shop’s business settings as their form holds them: one schema for the browser and the server, numbers as text. */
import { z } from 'zod';
import { isDesignMonths, MAX_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import { isDollars, MAX_AMOUNT } from '@/domain/money/money';
import { tiersProblem } from '@/domain/money/price-tiers';
import { cleanText } from '@/domain/text/text';

export const TERMS_MAX = 500;
export const BANK_DETAILS_MAX = 500;

const MAX_COUNT = 2_000_000_000;

const count = z
  .string()
  .trim()
  .refine((typed) => /^\d{1,10}$/.test(typed) && Number(typed) <= MAX_COUNT, {
    error: 'Enter a whole number of 0 or more.',
    abort: true,
  });

const amount = z
  .string()
  .trim()
  .refine((typed) => /^\d{1,8}(?:\.\d{1,2})?$/.test(typed) && isDollars(Number(typed)), {
    error: 'Enter an amount such as 1000 or 24.99.',
    abort: true,
  })
  .refine((typed) => Number(typed) <= MAX_AMOUNT, `Enter an amount of at most ${MAX_AMOUNT}.`);

const text = (max: number) => z.string().overwrite(cleanText).max(max, `Use at most ${max} characters.`);

const tier = z.object({ minQuantity: count, percentOff: count });

export const shopSettingsForm = z.object({
  priceTiers: z
    .array(tier)
    .max(10, 'There can be at most 10 tiers.')
    .superRefine((tiers, ctx) => {
      const problem = tiersProblem(tiers.map(toTier));
      if (problem) ctx.addIssue({ code: 'custom', message: problem });
    }),
  lowStockThreshold: count,
  invoiceTerms: text(TERMS_MAX),
  bankDetails: text(BANK_DETAILS_MAX),
  unconfirmedPieces: count,
  /** USD. */
  unconfirmedAmount: amount,
  assetQuotaMb: count,
  kitDesignMonths: count.refine(
    (typed) => isDesignMonths(Number(typed)),
    `Enter a number from 1 to ${MAX_DESIGN_MONTHS}.`,
  ),
});

export type ShopSettingsValues = z.infer<typeof shopSettingsForm>;

/** A tier as it is stored. */
export const toTier = ({ minQuantity, percentOff }: ShopSettingsValues['priceTiers'][number]) => ({
  minQuantity: Number(minQuantity),
  percentOff: Number(percentOff),
});
