import { isRecord } from '@/domain/text/is-record';
import { APIError } from 'payload';

export type Condition = { path: string; operator: string; value: unknown };

/** Depth of `and` and `or` within each other. */
const maxNesting = 6;

export const badQuestion = (message: string): Error => new APIError(message, 400, undefined, true);

/**
 * The single conditions of a `where`, from all its branches.
 * @throws APIError 400 where it is none.
 */
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
  if (given === null) return [];
  if (!Array.isArray(given)) throw badQuestion(`\`${name}\` takes a list: where[${name}][0][name][equals]=…`);
  return given as unknown[];
}

/** A name out of a request, short enough to be sent back. */
export const shown = (text: string): string => text.slice(0, 80);
