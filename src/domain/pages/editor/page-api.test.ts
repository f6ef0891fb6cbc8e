import { expect, it } from 'vitest';
import { savePageInput } from './page-api';

it('a save of a page holds at most 500 blocks, also where two people have added them', () => {
  const input = (count: number) => {
    const blocks = Array.from({ length: count }, (_, index) => ({ id: `b${index}`, blockType: 'button' }));
    const document = { title: 'Full', slug: 'full', metaTitle: '', metaDescription: '', blocks };
    return savePageInput.safeParse({ document, revision: 1, mode: 'autosave' });
  };
  expect(input(500).success).toBe(true);
  expect(input(501).error?.issues).toMatchObject([
    { path: ['document', 'blocks'], message: 'A page can have at most 500 blocks.' },
  ]);
});
