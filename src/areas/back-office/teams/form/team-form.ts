import { z } from 'zod';
import { hexOf, MAX_TEAM_COLORS } from '@/domain/teams/team-colors';
import { MAX_VAT_NUMBER, parseVatNumber, VAT_NUMBER_PROBLEM } from '@/domain/taxes/vat-number';
import { cleanLine } from '@/domain/text/text';
import type { FieldErrors } from '@/lib/result';
import { MAX_USERNAME } from './team-values';

const line = (max: number) => z.string().overwrite(cleanLine).max(max, `Use at most ${max} characters.`);
const optional = (max: number) => line(max).transform((text) => text || null);

const teamFields = z.object({
  teamName: line(120).min(1, 'Enter the team’s name.'),
  username: z
    .string()
    .overwrite((text) => cleanLine(text).toLowerCase())
    .min(1, 'Enter a username.')
    .max(MAX_USERNAME, `Use at most ${MAX_USERNAME} characters.`)
    .regex(
      /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)?$/,
      'Use letters, digits, dots and hyphens, as in northside-netball.',
    ),
  contactPerson: optional(120),
  email: line(320)
    .transform((text) => text.toLowerCase() || null)
    .pipe(z.email('Enter an email address, such as name@example.com.').nullable()),
  phone: optional(40),
  division: optional(120),
  sportType: optional(60),
  vatNumber: line(MAX_VAT_NUMBER).transform((text, context) =>
    text ? (parseVatNumber(text)?.number ?? refuse(context, VAT_NUMBER_PROBLEM)) : null,
  ),
  isTaxExempt: z.boolean(),
  allowsAnyNumber: z.boolean(),
  colors: z
    .array(z.string().transform((text, context) => hexOf(text) ?? refuse(context, 'Enter colours as #rrggbb.')))
    .min(1, 'Teams must have at least one color.')
    .max(MAX_TEAM_COLORS, `Teams can have a maximum of ${MAX_TEAM_COLORS} colors.`)
    .refine((colors) => new Set(colors).size === colors.length, 'Choose each colour once.'),
});

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

export const newTeam = teamFields
  .extend({ invite: z.boolean() })
  .refine(({ invite, email }) => !invite || email !== null, {
    path: ['email'],
    message: 'The invitation needs an email address.',
  });

export const teamChanges = teamFields.partial();

export type NewTeam = z.output<typeof newTeam>;
export type TeamChanges = z.output<typeof teamChanges>;

export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[String(path[0])] ??= []).push(message);
  return errors;
}
