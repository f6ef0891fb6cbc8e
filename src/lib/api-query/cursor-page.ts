import { isRecord } from '@/domain/text/is-record';
import type { CursorPage } from '@/lib/database/keyset';
import { badQuestion } from './conditions';

const MAX_FIRST = 100;

const OTHER_WAYS = ['page', 'limit', 'pagination'];

/** Arguments of a list without `first` and `after`, which become its `page`. @throws APIError 400 */
export function cursorArguments({ first, after, ...others }: Record<string, unknown>): Record<string, unknown> {
  if (!isGiven(first) && !isGiven(after)) {
    if (isRecord(others.page)) throw badQuestion('`page` takes a number.');
    return others;
  }
  const other = OTHER_WAYS.find((name) => isGiven(others[name]));
  if (other) throw badQuestion(`\`${other}\` cannot be combined with \`first\` and \`after\`.`);
  if (String(others.draft) === 'true') throw badQuestion('Drafts are listed by `page` only.');
  if (isGiven(after) && typeof after !== 'string') throw badQuestion('`after` takes an `endCursor`.');
  const limit = isGiven(first) ? Number(first) : 10;
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_FIRST) || typeof first === 'object')
    throw badQuestion(`\`first\` takes a number from 1 to ${MAX_FIRST}.`);
  const page: CursorPage = isGiven(after) ? { after } : {};
  return { ...others, limit, page };
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;
