import type { EditorPage } from '@/domain/pages/editor/page-api';
import { NO_SLUG } from '@/domain/pages/editor/page-slug';
import { SLUG_TAKEN } from '@/domain/pages/editor/taken-address';
import { errorStatus, invalidFields, payloadFieldErrors, refusalOf, type Refusal } from '@/lib/failures';
import { failure, type Failure, type FieldErrors, type Result } from '@/lib/result';

export type PageRefusal = Refusal | 'forbidden';

/** Someone else saved the page since: nothing was written; `current` is what is stored. */
export type Conflict = Failure<'conflict', { current: EditorPage }>;

export type Saved = Result<{ page: EditorPage }, PageRefusal>;

export const pageGone = (): Failure<'not_found'> => failure('not_found', 'This page no longer exists.');

/** Index that fails if two pages take one address at the same moment. */
const SLUG_INDEX = /cms_pages_slug_idx/;

/** With the fields of the error. `otherwise`: text for a bug, which is logged. */
export function pageRefusal(error: unknown, otherwise: string): Failure<PageRefusal> {
  const fieldErrors = payloadFieldErrors(error);
  if (fieldErrors) return invalidFields(named(fieldErrors));
  if (errorStatus(error) === 403) return failure('forbidden', 'You may not change pages.');
  if (error instanceof Error && 'constraint' in error && SLUG_INDEX.test(String(error.constraint)))
    return invalidFields({ slug: [isUnnamed(error) ? NO_SLUG : SLUG_TAKEN] });
  return refusalOf(error, 'page', otherwise);
}

/** Two pages without an address have the same one to the database. */
const isUnnamed = (error: object): boolean => 'detail' in error && String(error.detail).includes('(slug)=()');

/** For screens without fields to show the errors beside. */
export const reasonOf = ({ message, fieldErrors }: Pick<Failure, 'message' | 'fieldErrors'>): string =>
  fieldErrors ? [...new Set(Object.values(fieldErrors).flat())].join(' ') : message;

/** As the editors know the fields: a page's blocks are its `content` in the database. */
function named(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [path.replace(/^content\b/, 'blocks'), messages]),
  );
}
