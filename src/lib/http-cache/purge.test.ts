import { describe, expect, it } from 'vitest';
import { notifyPurge, parsePurge, PURGE_ALL, purgePayload } from './purge';

describe('purge notifications', () => {
  it('carry their tags', () => {
    expect(parsePurge(purgePayload(['product:1', 'shop']))).toEqual(['product:1', 'shop']);
    expect(parsePurge(purgePayload(PURGE_ALL))).toBe(PURGE_ALL);
  });

  it('purge everything where the tags do not fit or cannot be read', () => {
    expect(purgePayload(Array.from({ length: 500 }, (_, index) => `product:${index}-${'x'.repeat(20)}`))).toBe(
      PURGE_ALL,
    );
    for (const payload of [undefined, '', 'junk', '{}', '[1]']) expect(parsePurge(payload)).toBe(PURGE_ALL);
  });

  it('run one statement, and none for no tags', async () => {
    const statements: unknown[] = [];
    const run = async (text: string, values: string[]): Promise<void> => void statements.push([text, values]);
    await notifyPurge(run, ['a']);
    await notifyPurge(run, []);
    expect(statements).toEqual([["select pg_notify('cache_purge', $1)", ['["a"]']]]);
  });
});
