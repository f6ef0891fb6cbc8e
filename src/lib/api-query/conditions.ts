import { isRecord } from '@/domain/text/is-record';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

export type Condition = { path: string; operator: string; value: unknown };

/** Levels of `and` and `or`. */
const maxNesting = 6;

export const badQuestion = (message: string): Error => refusalError(failure('bad_request', message));

/** Flattens all branches of a `where`. @throws APIError 400 */
export function conditionsOf(where: unknown, nesting = 0): Condition[] {
  if (where === undefined || where === null || where === '') return [];
  if (!isRecord(where)) throw badQuestion('`where` takes fields with operators: where[name][equals]=…');
  if (nesting > maxNesting) throw badQuestion('`and` and `or` are nested too deeply.');
  return Object.entries(where).flatMap(([path, given]) => {
    if (/^(?:and|or)$/i.test(path)) return branchesOf(path, given).flatMap((each) => conditionsOf(each, nesting + 1));
    if (!isRecord(given)) throw badQuestion(`Say how to compare: where[${shown(path)}][equals]=…`);
    return Object.entries(given).map(([operator, value]) => ({ path, operator, value }));
  });
}

function branchesOf(name: string, given: unknown): unknown[] {
  if (!Array.isArray(given) || !given.every(isRecord))
    throw badQuestion(`\`${name}\` takes a list: where[${name}][0][name][equals]=…`);
  return given;
}

export const shown = (text: string): string => text.slice(0, 80);
