import type { EditorPage } from '@/domain/pages/editor/page-api';
import { describeDatabaseError } from '@/lib/database/describe-error';
import { payloadFieldErrors } from '@/lib/field-errors';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Failure, type FieldErrors, type Result } from '@/lib/result';

export type Refusal = 'invalid' | 'not_found' | 'forbidden' | 'refused' | 'unavailable' | 'save_failed';

/** Someone else has saved the page since: nothing was written, and this is what is stored. */
export type Conflict = Failure<'conflict', { current: EditorPage }>;

export type Saved = Result<{ page: EditorPage }, Refusal>;

export const pageGone = (): Failure<'not_found'> => failure('not_found', 'This page no longer exists.');

export const invalidPage = (fieldErrors: FieldErrors): Failure<'invalid'> =>
  failure('invalid', 'Some fields are not valid.', { fieldErrors });

/** How the database calls it when two pages take one address at the same moment. */
const SLUG_INDEX = /cms_pages_slug_idx/;

/**
 * What an error that ended the work on a page says to the person, with the fields it names.
 * @param otherwise what is said of a bug, which is logged.
 */
export function refusalOf(error: unknown, otherwise: string): Failure<Refusal> {
  const fieldErrors = payloadFieldErrors(error);
  if (fieldErrors) return invalidPage(named(fieldErrors));
  const status = errorStatus(error);
  if (status === 404) return pageGone();
  if (status === 403) return failure('forbidden', 'You may not change pages.');
  if ((status === 409 || status === 422) && error instanceof Error) return failure('refused', error.message);
  if (error instanceof Error && 'constraint' in error && SLUG_INDEX.test(String(error.constraint)))
    return invalidPage({ slug: [SLUG_TAKEN] });
  const known = describeDatabaseError(error);
  if (known) return failure(known.status === 503 ? 'unavailable' : 'refused', known.message);
  log.error({ err: error }, otherwise);
  return failure('save_failed', otherwise);
}

export const SLUG_TAKEN = 'Another page has this address.';

/** As the editors know the fields: a page's blocks are its `content` in the database. */
function named(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [path.replace(/^content\b/, 'blocks'), messages]),
  );
}
