import { isRecord } from '@/domain/text/is-record';
import { APIError } from 'payload';

export type Condition = { path: string; operator: string; value: unknown };

/** How deep `and` and `or` may lie in each other. */
const maxNesting = 6;

/** An error that says what is wrong with a question. */
export const badQuestion = (message: string): Error => new APIError(message, 400, undefined, true);

/**
 * The single conditions of a `where`, from all its branches.
 * @throws APIError 400 where it is none.
 */
export function conditionsOf(where: unknown, nesting = 0): Condition[] {
  if (where === undefined || where === null || where === '') return [];
  if (!isRecord(where)) throw badQuestion('`where` takes fields with operators: where[name][equals]=…');
  if (nesting > maxNesting) throw badQuestion('`and` and `or` are nested too deeply.');
  return Object.entries(where).flatMap(([path, asked]) => {
    if (/^(?:and|or)$/i.test(path)) return branchesOf(path, asked).flatMap((each) => conditionsOf(each, nesting + 1));
    if (!isRecord(asked)) throw badQuestion(`Say how to compare: where[${shown(path)}][equals]=…`);
    return Object.entries(asked).map(([operator, value]) => ({ path, operator, value }));
  });
}

function branchesOf(name: string, asked: unknown): unknown[] {
  if (asked === null) return [];
  if (!Array.isArray(asked)) throw badQuestion(`\`${name}\` takes a list: where[${name}][0][name][equals]=…`);
  return asked as unknown[];
}

/** A name out of a request, short enough to be sent back. */
export const shown = (text: string): string => text.slice(0, 80);
