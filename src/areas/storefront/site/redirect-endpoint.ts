import { z } from 'zod';
import { pathOnly } from '@/domain/pages/redirect-path';
import { invalidInput } from '@/lib/failures';
import { failedResponse, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { findRedirect } from '@/modules/pages/find-redirect';

/** As long as an old address may be, and some query. */
const LONGEST = 1_000;
const MOST_PARTS = 20;

export const redirectQuery = z.object({
  path: z
    .string('Enter a path, such as /old-page.')
    .max(LONGEST, `Use at most ${LONGEST} characters.`)
    .regex(/^\/(?!\/)/, 'Enter a path, such as /old-page.')
    .refine((path) => path.split('/').length - 1 <= MOST_PARTS, `Use at most ${MOST_PARTS} parts.`),
});

/** Target of an old address, as the shop itself redirects; undefined for any other. */
export async function resolveRedirect(given: unknown) {
  const { data, error } = redirectQuery.safeParse(given);
  if (error) return invalidInput(error);
  const to = await findRedirect(pathOnly(data.path).split('/').slice(1));
  return to === undefined ? undefined : { to };
}

export const redirectEndpoint = withValidKey(async (request: Request) => {
  try {
    const path = new URL(request.url).searchParams.get('path') ?? undefined;
    return respond((await resolveRedirect({ path })) ?? failure('not_found', 'No redirect leads from this address.'));
  } catch (error) {
    return failedResponse(error, 'A redirect could not be read.');
  }
});
