import { z } from 'zod';
import { isDesignMonths, MAX_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import { SIZE_CODES } from '@/domain/catalogue/sizes';
import {
  isNumberRange,
  MAX_SHIRT_NUMBER,
  NUMBERED_SPORTS,
  readNumberRules,
  type NumberRules,
} from '@/domain/kits/checks/number-rules';
import { OPTIONAL_CHECK_CODES } from '@/domain/kits/checks/strict-checks';
import { KIT_TECHNIQUE_TYPES, type KitTechnique } from '@/domain/kits/document/kit-techniques';
import { sizeTableProblems } from '@/domain/kits/production/check-size-table';
import { MAX_SEAM_ALLOWANCE } from '@/domain/kits/production/make-rules';
import {
  isRollLength,
  readRollRules,
  ROLL_FIELDS,
  type RollField,
  rollHint,
  type RollRules,
} from '@/domain/kits/production/roll-rules';
import { readSizeTable, SIZED_GARMENTS, type SizeTable } from '@/domain/kits/production/size-table';
import { parseThreadLines, threadLines, threadList } from '@/domain/kits/production/threads-input';
import type { Thread } from '@/domain/kits/production/threads';
import { DAYS_AFTER_HINT, isDaysBefore, MAX_REMINDER_DAYS, readDaysAfter } from '@/domain/invoices/reminders';
import { DEPOSIT_FOR, isDepositPercent } from '@/domain/invoices/deposits';
import { FIRST_NUMBER_HINT, isFirstNumber, isNumberPrefix, PREFIX_HINT } from '@/domain/invoices/invoice-numbers';
import { isInvoiceDays, MAX_INVOICE_DAYS } from '@/domain/invoices/invoice-terms';
import { JOURNAL_ACCOUNTS, MAX_ACCOUNT, type JournalAccount } from '@/domain/reports/journal';
import { isReturnDays, MAX_RETURN_DAYS } from '@/domain/returns/return-window';
import { maxAmount } from '@/domain/money/money';
import { MAX_BANK_DETAILS } from '@/domain/money/pay-to';
import { amountHint, amountLimit, fieldAmount, readAmount } from '@/domain/money/typed-amount';
import { MAX_TIERS, tiersProblem } from '@/domain/money/price-tiers';
import { COUNTRY_CODES } from '@/domain/text/countries';
import { isCurrency, isLocale, isTimeZone } from '@/domain/text/shop-format';
import {
  listCodec,
  numberCodec,
  recordCodec,
  rowsCodec,
  sameCodec,
  textCodec,
  wordsCodec,
} from '@/domain/text/field-codecs';
import { cleanLine, cleanText } from '@/domain/text/text';
import type { SiteSetting } from '@/payload-types';

const MAX_COUNT = 2_000_000_000;

const count = z
  .string()
  .trim()
  .refine((typed) => /^\d{1,10}$/.test(typed) && Number(typed) <= MAX_COUNT, {
    error: 'Enter a whole number of 0 or more.',
    abort: true,
  });

const amountOr = (isValid: (typed: string) => boolean) =>
  z
    .string()
    .trim()
    .refine((typed) => isValid(typed) || readAmount(typed) !== undefined, { error: () => amountHint(), abort: true })
    .refine((typed) => (readAmount(typed) ?? 0) <= maxAmount(), { error: amountLimit });

const amount = amountOr(() => false);
const amountIfAny = amountOr((typed) => typed === '');

const text = (max: number) => z.string().overwrite(cleanText).max(max, `Use at most ${max} characters.`);

const NAME_MAX = 120;
const NUMBER_MAX = 40;
const line = (max: number) => z.string().overwrite(cleanLine).max(max, `Use at most ${max} characters.`);
const known = (isKnown: (value: string) => boolean) => z.string().refine(isKnown, 'This value is not known.');

const name = () => textCodec(line(NAME_MAX));
const number = () => textCodec(line(NUMBER_MAX));
const whole = (schema: z.ZodType<string, string> = count) => numberCodec(schema);

const prefix = () => textCodec(z.string().trim().refine(isNumberPrefix, PREFIX_HINT));
const firstNumber = () => whole(count.refine((typed) => isFirstNumber(Number(typed)), FIRST_NUMBER_HINT));

const tiers = rowsCodec({ minQuantity: whole(), percentOff: whole() }, (rows) =>
  rows.max(MAX_TIERS, `There can be at most ${MAX_TIERS} tiers.`).superRefine((typed, ctx) => {
    const problem = tiersProblem(
      typed.map(({ minQuantity, percentOff }) => ({
        minQuantity: Number(minQuantity),
        percentOff: Number(percentOff),
      })),
    );
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  }),
);

type TypedPrices = Record<KitTechnique, string>;

/** In the shop’s currency; '' if not offered. */
const techniquePrices = {
  schema: z.record(z.enum(KIT_TECHNIQUE_TYPES), amountIfAny) as z.ZodType<TypedPrices, TypedPrices>,
  toForm: (stored: SiteSetting['techniquePrices'], { currency }: SiteSetting) =>
    byTechnique((technique) => fieldAmount(stored?.[technique], currency)),
  fromForm: (typed: TypedPrices) => byTechnique((technique) => readAmount(typed[technique]) ?? null),
};

const byTechnique = <Value>(valueOf: (technique: KitTechnique) => Value) =>
  Object.fromEntries(KIT_TECHNIQUE_TYPES.map((technique) => [technique, valueOf(technique)])) as Record<
    KitTechnique,
    Value
  >;

const numberRange = z
  .object({ least: count, most: count })
  .refine((typed) => isNumberRange({ least: Number(typed.least), most: Number(typed.most) }), {
    path: ['most'],
    message: `Enter whole numbers from 0 to ${MAX_SHIRT_NUMBER}, the lowest first.`,
  });
type TypedRanges = Record<keyof NumberRules, { least: string; most: string }>;

const shirtNumbers = {
  schema: z.record(z.enum(NUMBERED_SPORTS), numberRange) as z.ZodType<TypedRanges, TypedRanges>,
  toForm: (stored: Parameters<typeof readNumberRules>[0]) => {
    const rules = readNumberRules(stored);
    return bySport((sport) => ({ least: String(rules[sport].least), most: String(rules[sport].most) }));
  },
  fromForm: (typed: TypedRanges): NumberRules =>
    bySport((sport) => ({ least: Number(typed[sport].least), most: Number(typed[sport].most) })),
};

const bySport = <Value>(valueOf: (sport: keyof NumberRules) => Value) =>
  Object.fromEntries(NUMBERED_SPORTS.map((sport) => [sport, valueOf(sport)])) as Record<keyof NumberRules, Value>;

type TypedRoll = Record<RollField, string>;

const roll = {
  schema: z.object(
    byRollField((field) =>
      z
        .string()
        .trim()
        .refine((typed) => isRollLength(field, Number(typed || '-')), rollHint(field)),
    ),
  ) as z.ZodType<TypedRoll, TypedRoll>,
  toForm: (stored: Parameters<typeof readRollRules>[0]): TypedRoll => {
    const rules = readRollRules(stored);
    return byRollField((field) => String(rules[field]));
  },
  fromForm: (typed: TypedRoll): RollRules => byRollField((field) => Number(typed[field])),
};

function byRollField<Value>(valueOf: (field: RollField) => Value) {
  return Object.fromEntries(ROLL_FIELDS.map((field) => [field, valueOf(field)])) as Record<RollField, Value>;
}

/** Typed millimetres; empty to use our own table. */
const length = z
  .string()
  .trim()
  .refine((typed) => /^\d{0,4}$/.test(typed), { error: 'Enter whole millimetres.', abort: true });
const measure = z.object({ across: length, along: length });
type TypedMeasure = z.infer<typeof measure>;
type TypedSizes = Record<string, Record<string, TypedMeasure>>;

const typedLength = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const sizeTable = {
  schema: z.record(z.string(), z.record(z.string(), measure)).superRefine((typed, ctx) => {
    for (const { path, message } of sizeTableProblems(toSizeTable(typed)))
      ctx.addIssue({ code: 'custom', path, message });
  }) as z.ZodType<TypedSizes, TypedSizes>,
  toForm: (stored: Parameters<typeof readSizeTable>[0]): TypedSizes => {
    const table = readSizeTable(stored);
    return Object.fromEntries(
      SIZED_GARMENTS.map(({ name: garment }) => [
        garment,
        Object.fromEntries(
          SIZE_CODES.map((code): [string, TypedMeasure] => {
            const own = table[garment]?.[code];
            return [code, { across: typedLength(own?.across), along: typedLength(own?.along) }];
          }),
        ),
      ]),
    );
  },
  fromForm: (typed: TypedSizes) => ({ ...toSizeTable(typed) }),
};

function toSizeTable(typed: TypedSizes): SizeTable {
  const table: SizeTable = {};
  for (const { name: garment } of SIZED_GARMENTS)
    for (const code of SIZE_CODES) {
      const { across = '', along = '' } = typed[garment]?.[code] ?? {};
      if (!across && !along) continue;
      const sizes = (table[garment] ??= {});
      sizes[code] = { ...(across && { across: Number(across) }), ...(along && { along: Number(along) }) };
    }
  return table;
}

const MAX_THREAD_TEXT = 60_000;
const SHOWN_PROBLEMS = 3;

/** A thread a line; '' to use our own list. */
const threads = {
  schema: z
    .string()
    .max(MAX_THREAD_TEXT, 'This list is too long.')
    .superRefine((typed, ctx) => {
      const issues = threadList.safeParse(parseThreadLines(typed)).error?.issues ?? [];
      const problems = issues.map(({ path: [line], message }) =>
        typeof line === 'number' ? `Line ${line + 1}: ${message}` : message,
      );
      const rest = problems.length - SHOWN_PROBLEMS;
      if (rest > 0) problems.splice(SHOWN_PROBLEMS, rest, `And ${rest} more.`);
      if (problems.length > 0) ctx.addIssue({ code: 'custom', message: problems.join(' ') });
    }),
  toForm: (stored: unknown): string => threadLines(threadList.safeParse(stored ?? []).data ?? []),
  fromForm: (typed: string): Thread[] | null => {
    const list = threadList.parse(parseThreadLines(typed));
    return list.length > 0 ? list : null;
  },
};

const journalAccounts = recordCodec(
  Object.fromEntries(JOURNAL_ACCOUNTS.map((account) => [account, textCodec(line(MAX_ACCOUNT))])) as Record<
    JournalAccount,
    ReturnType<typeof name>
  >,
);

export const shopSettingsCodec = recordCodec({
  companyName: name(),
  companyNumber: number(),
  vatNumber: number(),
  country: textCodec(known((code) => COUNTRY_CODES.includes(code))),
  currency: textCodec(known(isCurrency)),
  locale: textCodec(known(isLocale)),
  timeZone: textCodec(known(isTimeZone)),
  priceTiers: tiers,
  techniquePrices,
  lowStockThreshold: whole(),
  invoiceDays: whole(
    count.refine((typed) => isInvoiceDays(Number(typed)), `Enter a number from 0 to ${MAX_INVOICE_DAYS}.`),
  ),
  returnDays: whole(
    count.refine((typed) => isReturnDays(Number(typed)), `Enter a number from 0 to ${MAX_RETURN_DAYS}.`),
  ),
  invoicePrefix: prefix(),
  firstInvoiceNumber: firstNumber(),
  creditNotePrefix: prefix(),
  firstCreditNoteNumber: firstNumber(),
  depositPercent: whole(count.refine((typed) => isDepositPercent(Number(typed)), 'Enter a number from 0 to 100.')),
  journalAccounts,
  depositFor: sameCodec(z.enum(DEPOSIT_FOR)),
  bankDetails: textCodec(text(MAX_BANK_DETAILS)),
  remindersOn: wordsCodec('on', 'off'),
  reminderDaysBefore: whole(
    count.refine((typed) => isDaysBefore(Number(typed)), `Enter a number from 0 to ${MAX_REMINDER_DAYS}.`),
  ),
  /** '1, 7, 14'; '' for none. */
  reminderDaysAfter: textCodec(line(60).refine((typed) => readDaysAfter(typed) !== undefined, DAYS_AFTER_HINT)),
  unconfirmedPieces: whole(),
  unconfirmedAmount: {
    schema: amount,
    toForm: (stored: number | null | undefined, { currency }: SiteSetting) => fieldAmount(stored, currency),
    fromForm: readAmount,
  },
  assetQuotaMb: whole(),
  kitDesignMonths: whole(
    count.refine((typed) => isDesignMonths(Number(typed)), `Enter a number from 1 to ${MAX_DESIGN_MONTHS}.`),
  ),
  /** Optional checks that block instead of warning. */
  strictKitChecks: listCodec(z.array(z.enum(OPTIONAL_CHECK_CODES))),
  shirtNumbers,
  seamAllowance: whole(
    count.refine((typed) => Number(typed) <= MAX_SEAM_ALLOWANCE, `Enter at most ${MAX_SEAM_ALLOWANCE} mm.`),
  ),
  roll,
  sizeTable,
  threads,
});

export const shopSettingsForm = shopSettingsCodec.schema;

export type ShopSettingsValues = z.infer<typeof shopSettingsForm>;
