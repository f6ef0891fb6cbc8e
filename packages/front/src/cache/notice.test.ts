import { describe, expect, it } from 'vitest';
import { formatNotice, noticeOf, parseNotice, PURGE_ALL } from './notice';
import { notifyPurge } from './purge';

describe('purge notifications', () => {
  it('carry their tags under a name of their own', () => {
    const [first, second, all] = [noticeOf(['product:1', 'shop']), noticeOf(['shop']), noticeOf(PURGE_ALL)];
    expect([first, second, all].map((notice) => parseNotice(formatNotice(notice)))).toEqual([first, second, all]);
    expect(new Set([first.id, second.id, all.id]).size).toBe(3);
  });

  it('purge everything where the tags do not fit or cannot be read', () => {
    const many = noticeOf(Array.from({ length: 500 }, (_, index) => `product:${index}-${'x'.repeat(20)}`));
    expect(parseNotice(formatNotice(many))).toEqual({ id: many.id, purge: PURGE_ALL });
    const unreadable = [undefined, '', 'junk', '{}', '["a"]', '{"id":"1","purge":[1]}', '{"id":1,"purge":[]}', 'null'];
    for (const payload of unreadable) expect(parseNotice(payload)).toEqual({ id: '', purge: PURGE_ALL });
  });

  it('are written down and sent by one statement', async () => {
    const statements: unknown[] = [];
    const run = async ({ text }: { text: string }, values: string[]): Promise<void> =>
      void statements.push([text, values]);
    await notifyPurge(run, { id: '1', purge: ['a'] });
    expect(statements).toEqual([
      [
        expect.stringMatching(/insert into cache_purges .* pg_notify/),
        [JSON.stringify({ id: '1', purge: ['a'] }), '1'],
      ],
    ]);
  });
});
