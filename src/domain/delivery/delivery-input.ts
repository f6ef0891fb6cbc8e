import { z } from 'zod';
import { DELIVERY_COUNTS } from '../catalogue/product-fields';
import { isExactAmount, maxAmount } from '../money/money';
import { amountHint } from '../money/typed-amount';
import { COUNTRY_CODES } from '../text/countries';
import { cleanLine } from '../text/text';
import { isDay, shiftDay } from '../text/days';
import { PRICED_BY, type DeliveryZone } from './delivery-rules';
import { isPostcodePattern } from './zones';

export const MAX_DAYS = DELIVERY_COUNTS.stockDays.max;
/** Grams of one piece. */
export const MAX_WEIGHT = DELIVERY_COUNTS.weight.max;
const MAX_MEASURE = 100_000_000;
const MAX_CLOSURE_DAYS = 60;
export const MAX_PLACE = 200;

const line = (max: number) => z.string('Enter text.').overwrite(cleanLine).max(max, `Use at most ${max} characters.`);
const named = (max: number) => line(max).min(1, 'Enter a name.');
const whole = (most: number) => {
  const error = `Enter a whole number from 0 to ${most}.`;
  return z.number(error).int(error).min(0, error).max(most, error);
};
const amount = z
  .number('Enter an amount.')
  .refine((value) => value >= 0 && value <= maxAmount() && isExactAmount(value), { error: () => amountHint() });

const step = z.object({
  from: z.number('Enter a number.').min(0, 'Enter a number of 0 or more.').max(MAX_MEASURE, 'This is too much.'),
  price: amount,
});

const isMeasure = (pricedBy: string, value: number) =>
  pricedBy === 'amount' ? value <= maxAmount() && isExactAmount(value) : Number.isInteger(value);

const method = z
  .object({
    id: line(40).regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Use lower-case letters, digits and single hyphens, as in “express”.',
    ),
    name: named(60),
    isCollection: z.boolean(),
    place: line(MAX_PLACE).optional(),
    hours: line(MAX_PLACE).optional(),
    note: line(200),
    days: whole(MAX_DAYS),
    pricedBy: z.enum(PRICED_BY),
    steps: z.array(step).min(1, 'Enter a price.').max(20, 'There can be at most 20 steps.'),
    freeFrom: amount.nullable(),
    upTo: z
      .number('Enter a number.')
      .positive('Enter a number above 0.')
      .max(MAX_MEASURE, 'This is too much.')
      .nullable(),
  })
  .superRefine(({ isCollection, place, pricedBy, steps, upTo }, ctx) => {
    const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    if (isCollection && !place) refuse(['place'], 'Enter where it is collected.');
    if (pricedBy === 'order' && steps.length > 1) refuse(['steps'], 'One price for each order is one step.');
    if (pricedBy === 'order' && upTo !== null) refuse(['upTo'], 'A price for each order has no limit.');
    if (upTo !== null && pricedBy !== 'order' && !isMeasure(pricedBy, upTo)) refuse(['upTo'], 'Enter a whole number.');
    for (const [index, { from }] of steps.entries()) {
      const before = steps[index - 1];
      if (!before && from !== 0) refuse(['steps', index, 'from'], 'The first step starts at 0.');
      if (before && from <= before.from)
        refuse(['steps', index, 'from'], 'Each step must start higher than the one before.');
      if (!isMeasure(pricedBy, from)) refuse(['steps', index, 'from'], 'Enter a whole number.');
    }
  });

const postcode = line(21)
  .toUpperCase()
  .refine(isPostcodePattern, 'Enter the start of a postcode, such as BT or IV40, or a range, such as IV40-IV56.');

const zone = z
  .object({
    name: named(60),
    countries: z
      .array(z.string().refine((code) => COUNTRY_CODES.includes(code), 'Give two-letter country codes, such as GB.'))
      .max(250)
      .refine((codes) => new Set(codes).size === codes.length, 'A country appears twice.'),
    postcodes: z.array(postcode).max(200, 'There can be at most 200 postcodes.'),
    methods: z.array(method).max(20, 'There can be at most 20 methods.'),
  })
  .superRefine(({ countries, postcodes, methods }, ctx) => {
    if (countries.length === 0 && postcodes.length > 0)
      ctx.addIssue({ code: 'custom', path: ['postcodes'], message: 'Choose the country these postcodes belong to.' });
    for (const [index, { id }] of methods.entries()) {
      if (methods.findIndex((each) => each.id === id) < index)
        ctx.addIssue({
          code: 'custom',
          path: ['methods', index, 'id'],
          message: 'There is already a method with this code.',
        });
    }
  });

export const zonesInput = z
  .array(zone)
  .max(50, 'There can be at most 50 zones.')
  .superRefine((zones, ctx) => {
    for (const [index, { countries, postcodes }] of zones.entries()) {
      const before = zones.slice(0, index).filter((each) => each.postcodes.length === 0);
      const refuse = (message: string) => ctx.addIssue({ code: 'custom', path: [index, 'countries'], message });
      if (countries.length === 0 && before.some((each) => each.countries.length === 0))
        refuse('There is already a zone for all other countries.');
      const twice =
        postcodes.length === 0 && countries.find((code) => before.some((each) => each.countries.includes(code)));
      if (twice) refuse(`${twice} is in another zone already.`);
    }
  }) satisfies z.ZodType<DeliveryZone[]>;

const day = z.string('Enter a date.').refine(isDay, 'Enter a date.');

export const closuresInput = z
  .array(
    z.object({ from: day, to: day }).superRefine(({ from, to }, ctx) => {
      const refuse = (message: string) => ctx.addIssue({ code: 'custom', path: ['to'], message });
      if (!isDay(from) || !isDay(to)) return;
      if (to < from) refuse('This day is before the first one.');
      else if (to > shiftDay(from, MAX_CLOSURE_DAYS)) refuse(`Close for at most ${MAX_CLOSURE_DAYS} days at once.`);
    }),
  )
  .max(100, 'There can be at most 100 holidays.');

export const workingDaysInput = z
  .array(z.number().int().min(1).max(7))
  .min(1, 'Choose at least one working day.')
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'A day appears twice.');

export const cutOffInput = z
  .string('Enter a time.')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 14:00.');

/** Days are working days, weights grams. */
export const deliveryInput = z.object({
  zones: zonesInput,
  closures: closuresInput,
  workingDays: workingDaysInput,
  cutOff: cutOffInput,
  stockDays: whole(MAX_DAYS),
  madeDays: whole(MAX_DAYS),
  usualWeight: whole(MAX_WEIGHT),
});

export type DeliveryInput = z.output<typeof deliveryInput>;
