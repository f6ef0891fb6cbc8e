import { expect, it } from 'vitest';
import { formatCursor, parseCursor } from './order-cursor';

const cursor = { createdAt: '2026-03-01T10:00:00.123Z', id: '0b5e5ab4-1f3c-4e0a-9a51-0a6a3d1f2b11' };

it('reads what it writes', () => {
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
});

it.each(['', '_', cursor.id, '2026-13-41T99:00:00.000Z_' + cursor.id, formatCursor(cursor) + "'--"])(
  'refuses %s',
  (text) => expect(parseCursor(text)).toBeUndefined(),
);
