import { describe, expect, it } from 'vitest';
import { commentOf } from './sql-comment';

describe('the comment of a statement', () => {
  it('names the request and its route', () => {
    expect(commentOf({ id: 'ab-1', route: '/product/[id]' })).toBe(
      `/*request_id='ab-1',route='%2Fproduct%2F%5Bid%5D'*/ `,
    );
  });

  it.each([`/x'*/;drop table orders;--`, `/api/'/*`, '/(*)/\\', `/a${'\u{1f600}é'.repeat(3)}`, `/%27*/`])(
    'cannot be ended by the address %s',
    (route) => {
      const comment = commentOf({ id: 'ab-1', route });
      expect(comment).toMatch(/^\/\*request_id='ab-1',route='[\w%.~-]+'\*\/ $/);
    },
  );

  it('is short for any address', () => {
    expect(commentOf({ id: 'ab-1', route: `/api/${'/'.repeat(9000)}` }).length).toBeLessThan(700);
  });
});
