/** Valid player fields, for the form, the API and every cell of an import. */
import { z } from 'zod';
import { EMPTY_PLAYER, MAX_SQUAD, MAX_SQUADS, PLAYER_FIELDS, squadKey } from './roster';
import { NUMBER_HINT, shirtNumberInput } from './shirt-number';
import { shirtTextProblem } from '../orders/shirt-text';
import type { SizeCode } from '../catalogue/sizes';
import { sizeOfWord } from '../catalogue/size-words';
import { cleanLine } from '../text/text';

const atMost = (max: number) => `Please use at most ${max} characters.`;

const line = (max: number) =>
  z
    .string('Please enter text.')
    .overwrite(cleanLine)
    .max(max, atMost(max))
    .nullable()
    .transform((text) => text || null);

const size = z.string('Choose a size.').transform((text, ctx): SizeCode => {
  const code = sizeOfWord(text);
  if (!code) ctx.addIssue({ code: 'custom', message: `There is no size “${cleanLine(text).slice(0, 20)}”.` });
  return code ?? z.NEVER;
});

/** Names separated by commas or semicolons, unique regardless of case. */
const squads = z
  .string('Please enter text.')
  .nullable()
  .transform((text, ctx): string | null => {
    const names = (text ?? '').split(/[,;]/).map(cleanLine).filter(Boolean);
    const unique = names.filter((name, at) => names.findIndex((each) => squadKey(each) === squadKey(name)) === at);
    if (unique.some((name) => name.length > MAX_SQUAD)) ctx.addIssue({ code: 'custom', message: atMost(MAX_SQUAD) });
    if (unique.length > MAX_SQUADS)
      ctx.addIssue({ code: 'custom', message: `A player can be in at most ${MAX_SQUADS} squads.` });
    return unique.join(', ') || null;
  });

export const playerShape = {
  name: z
    .string('Enter the player’s name.')
    .overwrite(cleanLine)
    .min(1, 'Enter the player’s name.')
    .max(120, atMost(120)),
  position: line(60),
  jerseyNumber: shirtNumberInput(NUMBER_HINT).nullable(),
  sizePreference: size.nullable(),
  nameOnBack: line(20).superRefine((text, ctx) => {
    const message = shirtTextProblem(text ?? '');
    if (message) ctx.addIssue({ code: 'custom', message });
  }),
  email: line(254)
    .transform((email) => email?.toLowerCase() ?? null)
    .refine((email) => email === null || z.regexes.email.test(email), 'Enter an email address, such as ada@club.test.'),
  shortsSize: size.nullable(),
  socksSize: size.nullable(),
  squad: squads,
};

const partial = z.object(playerShape).partial();

/** New player; missing fields are empty. The caller chooses `id`, so that a repeated request makes one player. */
export const playerInput = partial
  .required({ name: true })
  .extend({ id: z.uuid('The id must be a UUID.').optional() })
  .transform((given) => ({ ...EMPTY_PLAYER, ...given }));

const seen = z.partialRecord(
  z.enum(PLAYER_FIELDS),
  z.union([z.string(), z.number()]).nullable(),
  'Give the values that were changed, as they were seen.',
);

/** `seen` has the earlier values of the changed fields, so that others’ saves are not overwritten. */
export const playerChange = partial.extend({
  isActive: z.boolean('Enter true or false.').optional(),
  seen: seen.optional(),
});

const squadName = line(MAX_SQUAD).transform((name, ctx) => {
  if (!name) ctx.addIssue({ code: 'custom', message: 'Enter the squad’s name.' });
  else if (/[,;]/.test(name)) ctx.addIssue({ code: 'custom', message: 'A squad’s name has no commas or semicolons.' });
  return name ?? z.NEVER;
});

/** `merge`: into an existing squad of the new name. */
export const squadRename = z.object({ from: squadName, to: squadName, merge: z.boolean().default(false) });

/** Answer by a player’s link. Only the size is required; shorts and socks default to it. */
export const playerAnswer = z.object({
  sizePreference: size,
  shortsSize: playerShape.shortsSize.default(null),
  socksSize: playerShape.socksSize.default(null),
  jerseyNumber: playerShape.jerseyNumber,
  nameOnBack: playerShape.nameOnBack,
});

/** Answer by the team link. The page chooses `id`, so that a repeated request is one answer. */
export const teamLinkAnswer = playerAnswer.extend({
  id: z.uuid('The id must be a UUID.'),
  name: z
    .string('Enter your name.')
    .overwrite(cleanLine)
    .refine((name) => /\p{L}/u.test(name), 'Enter your name.')
    .max(120, atMost(120)),
});

export type PlayerChange = z.output<typeof playerChange>;
export type SquadRename = z.output<typeof squadRename>;
export type PlayerAnswer = z.output<typeof playerAnswer>;
export type TeamLinkAnswer = z.output<typeof teamLinkAnswer>;
