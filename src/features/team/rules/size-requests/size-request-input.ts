/** What a manager enters about a call for sizes. */
import { z } from 'zod';
import { cleanLine } from '@/domain/text';

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;

const deadline = z
  .string('Choose a date and a time.')
  .refine((text) => /^\d{4}-\d\d-\d\dT.+(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'Choose a date and a time.',
    abort: true,
  })
  .transform((text) => new Date(text))
  .refine((date) => date.getTime() > Date.now(), 'Choose a time in the future.')
  .refine((date) => date.getTime() < Date.now() + LONGEST_MS, 'Choose a time within a year.');

export const deadlineInput = z.object({ deadline });

export const requestInput = z.object({
  title: z
    .string('Say what the sizes are for.')
    .overwrite(cleanLine)
    .min(1, 'Say what the sizes are for.')
    .max(120, 'Please use at most 120 characters.'),
  deadline,
});
