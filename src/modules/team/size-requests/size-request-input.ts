import { z } from 'zod';
import { MAX_PLAYERS_BY_LINK, MAX_SQUAD } from '@/domain/teams/roster';
import { cleanLine } from '@/domain/text/text';

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
  squad: z
    .string('Choose a squad.')
    .overwrite(cleanLine)
    .max(MAX_SQUAD, `Use at most ${MAX_SQUAD} characters.`)
    .nullish()
    .transform((text) => text || null),
});

/** For a player, a new player or nobody, each at the revision that was shown. */
export const answersInput = z.object({
  answers: z
    .array(
      z.object({
        id: z.uuid('The id must be a UUID.'),
        seen: z.iso.datetime('Give the time at which it was answered.').transform((text) => new Date(text)),
        to: z.union([z.literal('new'), z.literal('discard'), z.uuid()], 'Choose a player.'),
      }),
    )
    .min(1, 'Choose an answer.')
    .max(MAX_PLAYERS_BY_LINK),
});
