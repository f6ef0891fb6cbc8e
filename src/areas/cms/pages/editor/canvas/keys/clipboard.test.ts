import { describe, expect, it } from 'vitest';
import { fromClipboard, toClipboard } from './clipboard';

let count = 0;
const makeId = () => `new-${(count += 1)}`;
const hero = { id: 'a', blockType: 'hero', title: 'Hi' };
const columns = { id: 'c', blockType: 'columns', columns: [{ id: 'c1', blocks: [hero] }] };

describe('blocks on the clipboard', () => {
  it('come back with ids of their own', () => {
    const [copy] = fromClipboard(toClipboard([hero]), 'page', makeId) ?? [];
    expect(copy).toMatchObject({ blockType: 'hero', title: 'Hi' });
    expect(copy?.id).not.toBe('a');
  });

  it('keeps what this program does not know', () => {
    const later = { id: 'z', blockType: 'hologram', depth: 3 };
    expect(fromClipboard(toClipboard([later]), 'page', makeId)).toMatchObject([{ blockType: 'hologram', depth: 3 }]);
  });

  it('does not put columns into columns', () => {
    expect(fromClipboard(toClipboard([columns, hero]), 'c1', makeId)).toMatchObject([{ blockType: 'hero' }]);
    expect(fromClipboard(toClipboard([columns]), 'page', makeId)).toHaveLength(1);
  });

  it.each([
    '',
    'some text',
    '{"a":1}',
    '{"kind":"kitroom-blocks","blocks":[]}',
    '{"kind":"kitroom-blocks","blocks":[1]}',
  ])('leaves %j to whoever else understands it', (text) => expect(fromClipboard(text, 'page', makeId)).toBeUndefined());
});
