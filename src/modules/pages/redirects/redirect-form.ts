import { z } from 'zod';
import { RESERVED_SLUGS } from '@/domain/pages/editor/page-slug';
import { redirectKey } from '@/domain/pages/redirect-path';
import { safeLink } from '@/domain/pages/safe-address';

const MAX_ADDRESS = 300;
const TOO_LONG = `Use at most ${MAX_ADDRESS} characters.`;

/** A redirect from an address that the shop answers itself would never be followed. */
const isOurs = (path: string) => {
  const [, place = ''] = path.split('/');
  return place === '_next' || RESERVED_SLUGS.has(place);
};

/** As stored; may end with a wildcard. */
export const redirectSource = z
  .string()
  .transform(redirectKey)
  .pipe(
    z
      .string()
      .max(MAX_ADDRESS, TOO_LONG)
      .regex(/^\/(?![/\\])[^\s?#\\]*[^\s?#/\\]$/, 'Enter a path on this site, such as /old-address, without ? or #.')
      .refine(
        (path) => !path.slice(0, -1).includes('*') && !/[^/]\*$/.test(path),
        'Use * only at the end, as in /blog/*.',
      )
      .refine((path) => !isOurs(path), 'The shop itself uses this address.'),
  );

export const redirectTarget = z
  .string()
  .trim()
  .max(MAX_ADDRESS, TOO_LONG)
  .refine(
    (address) => /^(?:\/|https?:)/i.test(address) && safeLink(address) !== undefined,
    'Enter an address that begins with https:// or /.',
  );

export const redirectForm = z.object({ from: redirectSource, to: redirectTarget });

export type RedirectValues = z.infer<typeof redirectForm>;

/** In words, or true: Payload’s form of a validator. */
export function problemOf(schema: z.ZodType, value: unknown): string | true {
  const { error } = schema.safeParse(value);
  return error?.issues[0]?.message ?? true;
}
