import { z } from 'zod';

/** A whole number from 0 to 999, or 00, which differs from 0. */
export type ShirtNumber = number | '00';

export const MAX_NUMBER = 999;

export const NUMBER_HINT = 'Enter a whole number from 0 to 999.';

/** Parses a number as typed, in a cell or sent: 07 is 7, 00 stays 00; undefined if invalid. */
export function parseShirtNumber(given: unknown): ShirtNumber | undefined {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
  if (text === '00') return text;
  return /^\d{1,4}$/.test(text) && Number(text) <= MAX_NUMBER ? Number(text) : undefined;
}

export const shirtNumberInput = (message: string) =>
  z.union([z.string(), z.number()], message).transform((given, ctx): ShirtNumber => {
    const number = parseShirtNumber(given);
    if (number === undefined) ctx.addIssue({ code: 'custom', message });
    return number ?? z.NEVER;
  });

export const isShirtNumber = (value: unknown): value is ShirtNumber =>
  value === '00' || (typeof value === 'number' && parseShirtNumber(value) !== undefined);

/** Ascending, 00 with 0. */
export const compareNumbers = (a: ShirtNumber | null, b: ShirtNumber | null): number =>
  Number(a) - Number(b) || String(a).length - String(b).length;
