import { z } from 'zod';
import { cleanLine, cleanText } from './text';

const atMost = (max: number) => `Please use at most ${max} characters.`;
/** Blank values already have their own message. */
export const blankOr = (valid: (value: string) => boolean) => (value: string) => value === '' || valid(value);
/** Missing, null and blank become undefined. */
const optional = (text: z.ZodString) => text.nullish().transform((value) => value || undefined);

export const lineInput = (max: number, missing: string) =>
  z.string({ error: missing }).overwrite(cleanLine).min(1, missing).max(max, atMost(max));

export const textInput = (max: number, missing: string) =>
  z.string({ error: missing }).overwrite(cleanText).min(1, missing).max(max, atMost(max));

export const optionalLineInput = (max: number) =>
  optional(z.string('Please enter text.').overwrite(cleanLine).max(max, atMost(max)));

export const optionalTextInput = (max: number) =>
  optional(z.string('Please enter text.').overwrite(cleanText).max(max, atMost(max)));

export const emailInputOf = (missing: string) =>
  lineInput(254, missing)
    .toLowerCase()
    .refine(
      blankOr((email) => z.regexes.email.test(email)),
      'Please enter a valid email address.',
    );

export const emailInput = emailInputOf('Please enter your email address.');

export const phoneInput = optional(
  z
    .string('Please enter text.')
    .overwrite(cleanLine)
    .refine(
      blankOr((phone) => /^\+?[\d\s().-]{6,30}$/.test(phone)),
      'Please enter a valid phone number.',
    ),
);
