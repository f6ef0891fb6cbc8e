import { z } from 'zod';
import { OFFER_KINDS, offerCodeOf, offerProblems } from '@/domain/offers/offer';
import { amountHint, readAmount } from '@/domain/money/typed-amount';
import { cleanLine } from '@/domain/text/text';
import { isDay } from '@/domain/text/days';

const amount = z.string().transform((typed, context) => {
  if (!typed.trim()) return null;
  const read = readAmount(typed);
  if (read === undefined) context.addIssue({ code: 'custom', message: amountHint(' or nothing') });
  return read ?? null;
});

export const typedCount = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, 'Enter a whole number, or nothing.')
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .refine((number) => number !== 0, 'Enter a whole number of 1 or more, or nothing.');

export const typedDay = z
  .string()
  .refine((typed) => typed === '' || isDay(typed), 'Enter a day.')
  .transform((typed) => typed || null);

export const typedName = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().min(1, 'Enter a name.').max(80, 'At most 80 characters.'));

export const offerForm = z
  .object({
    name: typedName,
    code: z.string().transform((typed) => offerCodeOf(typed) || null),
    kind: z.enum(OFFER_KINDS),
    ...{ percentOff: typedCount, amount, buyPieces: typedCount, freePieces: typedCount },
    ...{ minSpend: amount, minPieces: typedCount },
    categories: z.array(z.uuid()).max(1000),
    skus: z.string().transform((typed) => typed.split(/[\s,;]+/).filter(Boolean)),
    combines: z.boolean(),
    firstOrder: z.boolean(),
    ...{ startsOn: typedDay, endsOn: typedDay, maxUses: typedCount, maxUsesEach: typedCount },
    isActive: z.boolean(),
  })
  .superRefine((offer, context) => {
    for (const [field, message] of Object.entries(offerProblems(offer)))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export type OfferInput = z.infer<typeof offerForm>;
