import type { Where } from 'payload';
import { expect, it } from 'vitest';
import { withoutOtherIds } from './reference-ids';

it('leaves the ids that are none out of a list at any depth, and everything else as it is', () => {
  const id = '3ea6c04f-30dd-4b93-b8e7-6711a1cb9b06';
  const where: Where = {
    and: [{ id: { in: ['x', id, 7, null] } }, { or: [{ mimeType: { in: ['image/png'] } }, { id: { equals: 'x' } }] }],
  };
  expect(withoutOtherIds(where)).toEqual({
    and: [{ id: { in: [id] } }, { or: [{ mimeType: { in: ['image/png'] } }, { id: { equals: 'x' } }] }],
  });
});
