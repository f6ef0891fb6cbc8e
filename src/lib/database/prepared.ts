import { createHash } from 'node:crypto';

/** A statement as pg takes it. */
export type Prepared = { name: string; text: string };

const names = new Map<string, string>();

/**
 * A statement that each connection keeps, parsed and planned, after its first run: for queries of every order and cart,
 * which PostgreSQL otherwise takes longer to plan than to answer. Only for texts in the code, as a connection forgets
 * none, and whose best plan is the same for all values.
 */
export function prepared(text: string): Prepared {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return { name, text };
}

/**
 * A list in a kept statement. Its length is hidden from PostgreSQL, which would otherwise plan anew for each short list
 * instead of keeping one plan for ten.
 * @param value `$1`
 * @param type of one element, in SQL
 */
export const anyLength = (value: string, type: string): string => `(select ${value}::${type}[])::${type}[]`;
