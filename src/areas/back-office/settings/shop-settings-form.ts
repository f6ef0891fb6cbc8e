/** Shop settings form: one schema for browser and server, numbers as text. */
import { z } from 'zod';
import { isDesignMonths, MAX_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import { SIZE_CODES } from '@/domain/catalogue/sizes';
import { isNumberRange, MAX_SHIRT_NUMBER, NUMBERED_SPORTS, type NumberRules } from '@/domain/kits/checks/number-rules';
import { OPTIONAL_CHECK_CODES } from '@/domain/kits/checks/strict-checks';
import { KIT_TECHNIQUE_TYPES } from '@/domain/kits/document/kit-techniques';
import { sizeTableProblems } from '@/domain/kits/production/check-size-table';
import { MAX_SEAM_ALLOWANCE } from '@/domain/kits/production/make-rules';
import { SIZED_GARMENTS, type SizeTable } from '@/domain/kits/production/size-table';
import { DAYS_AFTER_HINT, isDaysBefore, MAX_REMINDER_DAYS, readDaysAfter } from '@/domain/invoices/reminders';
import { DEPOSIT_FOR, isDepositPercent } from '@/domain/invoices/deposits';
import { isInvoiceDays, MAX_INVOICE_DAYS } from '@/domain/invoices/invoice-terms';
import { maxAmount } from '@/domain/money/money';
import { MAX_BANK_DETAILS } from '@/domain/money/pay-to';
import { amountHint, amountLimit, readAmount } from '@/domain/money/typed-amount';
import { tiersProblem } from '@/domain/money/price-tiers';
import { COUNTRY_CODES } from '@/domain/text/countries';
import { isCurrency, isLocale, isTimeZone } from '@/domain/text/shop-format';
import { cleanLine, cleanText } from '@/domain/text/text';

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
  .refine((typed) => readAmount(typed) !== undefined, { error: () => amountHint(), abort: true })
  .refine((typed) => (readAmount(typed) ?? 0) <= maxAmount(), { error: amountLimit });

const text = (max: number) => z.string().overwrite(cleanText).max(max, `Use at most ${max} characters.`);

const tier = z.object({ minQuantity: count, percentOff: count });

/** Typed millimetres; empty to use our own table. */
const length = z
  .string()
  .trim()
  .refine((typed) => /^\d{0,4}$/.test(typed), { error: 'Enter whole millimetres.', abort: true });
const measure = z.object({ across: length, along: length });
type TypedMeasure = z.infer<typeof measure>;
type TypedSizes = Record<string, Record<string, TypedMeasure>>;

const sizes = z.record(z.string(), z.record(z.string(), measure)).superRefine((typed, ctx) => {
  for (const { path, message } of sizeTableProblems(toSizeTable(typed)))
    ctx.addIssue({ code: 'custom', path, message });
});

const numberRange = z
  .object({ least: count, most: count })
  .refine((typed) => isNumberRange({ least: Number(typed.least), most: Number(typed.most) }), {
    path: ['most'],
    message: `Enter whole numbers from 0 to ${MAX_SHIRT_NUMBER}, the lowest first.`,
  });
type TypedRanges = Record<keyof NumberRules, { least: string; most: string }>;

const NAME_MAX = 120;
const NUMBER_MAX = 40;
const line = (max: number) => z.string().overwrite(cleanLine).max(max, `Use at most ${max} characters.`);
const known = (isKnown: (value: string) => boolean) => z.string().refine(isKnown, 'This value is not known.');

export const shopSettingsForm = z.object({
  companyName: line(NAME_MAX),
  companyNumber: line(NUMBER_MAX),
  vatNumber: line(NUMBER_MAX),
  country: known((code) => COUNTRY_CODES.includes(code)),
  currency: known(isCurrency),
  locale: known(isLocale),
  timeZone: known(isTimeZone),
  priceTiers: z
    .array(tier)
    .max(10, 'There can be at most 10 tiers.')
    .superRefine((tiers, ctx) => {
      const problem = tiersProblem(tiers.map(toTier));
      if (problem) ctx.addIssue({ code: 'custom', message: problem });
    }),
  /** In the shop’s currency; '' if not offered. */
  techniquePrices: z.record(z.enum(KIT_TECHNIQUE_TYPES), z.literal('').or(amount)),
  lowStockThreshold: count,
  invoiceDays: count.refine((typed) => isInvoiceDays(Number(typed)), `Enter a number from 0 to ${MAX_INVOICE_DAYS}.`),
  /** 0 for none. */
  depositPercent: count.refine((typed) => isDepositPercent(Number(typed)), 'Enter a number from 0 to 100.'),
  depositFor: z.enum(DEPOSIT_FOR),
  bankDetails: text(MAX_BANK_DETAILS),
  reminders: z.enum(['on', 'off']),
  /** 0 for none. */
  reminderDaysBefore: count.refine(
    (typed) => isDaysBefore(Number(typed)),
    `Enter a number from 0 to ${MAX_REMINDER_DAYS}.`,
  ),
  /** '1, 7, 14'; '' for none. */
  reminderDaysAfter: line(60).refine((typed) => readDaysAfter(typed) !== undefined, DAYS_AFTER_HINT),
  unconfirmedPieces: count,
  /** In the shop’s currency. */
  unconfirmedAmount: amount,
  assetQuotaMb: count,
  kitDesignMonths: count.refine(
    (typed) => isDesignMonths(Number(typed)),
    `Enter a number from 1 to ${MAX_DESIGN_MONTHS}.`,
  ),
  /** Optional checks that block instead of warning. */
  strictKitChecks: z.array(z.enum(OPTIONAL_CHECK_CODES)),
  shirtNumbers: z.record(z.enum(NUMBERED_SPORTS), numberRange),
  /** Millimetres. */
  seamAllowance: count.refine(
    (typed) => Number(typed) <= MAX_SEAM_ALLOWANCE,
    `Enter at most ${MAX_SEAM_ALLOWANCE} mm.`,
  ),
  /** By garment and cut, then by size. */
  sizes,
});

export type ShopSettingsValues = z.infer<typeof shopSettingsForm>;

export const toTier = ({ minQuantity, percentOff }: ShopSettingsValues['priceTiers'][number]) => ({
  minQuantity: Number(minQuantity),
  percentOff: Number(percentOff),
});

export const typedNumbers = (rules: NumberRules): TypedRanges =>
  Object.fromEntries(
    NUMBERED_SPORTS.map((sport) => [sport, { least: String(rules[sport].least), most: String(rules[sport].most) }]),
  ) as TypedRanges;

export const toNumberRules = (typed: TypedRanges): NumberRules =>
  Object.fromEntries(
    NUMBERED_SPORTS.map((sport) => [sport, { least: Number(typed[sport].least), most: Number(typed[sport].most) }]),
  ) as NumberRules;

const typedLength = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const typedSizes = (table: SizeTable): TypedSizes =>
  Object.fromEntries(
    SIZED_GARMENTS.map(({ name }) => [
      name,
      Object.fromEntries(
        SIZE_CODES.map((code): [string, TypedMeasure] => {
          const own = table[name]?.[code];
          return [code, { across: typedLength(own?.across), along: typedLength(own?.along) }];
        }),
      ),
    ]),
  );

export function toSizeTable(typed: TypedSizes): SizeTable {
  const table: SizeTable = {};
  for (const { name } of SIZED_GARMENTS)
    for (const code of SIZE_CODES) {
      const { across = '', along = '' } = typed[name]?.[code] ?? {};
      if (!across && !along) continue;
      const sizes = (table[name] ??= {});
      sizes[code] = { ...(across && { across: Number(across) }), ...(along && { along: Number(along) }) };
    }
  return table;
}
