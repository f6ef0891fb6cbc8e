import { createHash } from 'node:crypto';

export type Prepared = { name: string; text: string };

const names = new Map<string, string>();

/** For frequent constant texts, slower to plan than to run, with one best plan. For one query: pg writes into it. */
export function prepared(text: string): Prepared {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return { name, text };
}

/** PostgreSQL would plan anew for each length. @param value `$1` @param type of an element, in SQL */
export const anyLength = (value: string, type: string): string => `(select ${value}::${type}[])::${type}[]`;
