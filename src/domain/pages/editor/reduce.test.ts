import { describe, expect, it } from 'vitest';
import { columnsOf } from './blocks';
import { openPage } from './open-page';
import { block, columns, outline, page } from '../../../../tests/setup/random-pages';
import { reduce } from './reduce';
import type { EditorAction, EditorState } from './types';

const [a, b, c] = ['a', 'b', 'c'].map((id) => block(id)) as [never, never, never];
const after = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(reduce, state);
const shown = ({ document }: EditorState) => outline(document.blocks);
const type = (id: string, value: string, at: number, path = 'text'): EditorAction => ({
  type: 'set',
  id,
  path,
  value,
  at,
});
const undo: EditorAction = { type: 'undo' };
const redo: EditorAction = { type: 'redo' };

describe('the places of blocks', () => {
  const start = openPage(page(a, b, columns('k', [c], [])));

  it.each<[string, EditorAction, string]>([
    ['insert', { type: 'insert', block: block('n'), at: { list: 'page', index: 1 } }, 'a n b k[c][]'],
    [
      'insert far behind the end',
      { type: 'insert', block: block('n'), at: { list: 'page', index: 99 } },
      'a b k[c][] n',
    ],
    ['insert in a column', { type: 'insert', block: block('n'), at: { list: 'k.1', index: 0 } }, 'a b k[c][n]'],
    ['move down', { type: 'move', id: 'a', to: { list: 'page', index: 2 } }, 'b a k[c][]'],
    ['move up', { type: 'move', id: 'b', to: { list: 'page', index: 0 } }, 'b a k[c][]'],
    ['move into a column', { type: 'move', id: 'a', to: { list: 'k.0', index: 1 } }, 'b k[c a][]'],
    ['move out of a column', { type: 'move', id: 'c', to: { list: 'page', index: 0 } }, 'c a b k[][]'],
    ['move from column to column', { type: 'move', id: 'c', to: { list: 'k.1', index: 0 } }, 'a b k[][c]'],
    ['moveUp', { type: 'moveUp', id: 'b' }, 'b a k[c][]'],
    ['moveDown', { type: 'moveDown', id: 'b' }, 'a k[c][] b'],
    ['duplicate', { type: 'duplicate', id: 'a', copy: block('n') }, 'a n b k[c][]'],
    ['duplicate in a column', { type: 'duplicate', id: 'c', copy: block('n') }, 'a b k[c n][]'],
    ['remove', { type: 'remove', id: 'a' }, 'b k[c][]'],
    ['divide', { type: 'divide', id: 'a', into: [block('a'), block('n'), block('o')] }, 'a n o b k[c][]'],
    ['divide in a column', { type: 'divide', id: 'c', into: [block('n'), block('o')] }, 'a b k[n o][]'],
    ['remove from a column', { type: 'remove', id: 'c' }, 'a b k[][]'],
  ])('%s', (_, action, expected) => {
    const next = reduce(start, action);
    expect(shown(next)).toBe(expected);
    expect(reduce(next, undo).document).toEqual(start.document);
  });

  it.each<[string, EditorAction]>([
    ['moveUp of the first', { type: 'moveUp', id: 'a' }],
    ['moveDown of the last', { type: 'moveDown', id: 'k' }],
    ['move to before itself', { type: 'move', id: 'b', to: { list: 'page', index: 1 } }],
    ['move to after itself', { type: 'move', id: 'b', to: { list: 'page', index: 2 } }],
    ['divide into a block that is there', { type: 'divide', id: 'a', into: [block('a'), block('c')] }],
    ['divide in a column into columns', { type: 'divide', id: 'c', into: [columns('n', [], [])] }],
    ['columns into a column', { type: 'move', id: 'k', to: { list: 'k.0', index: 0 } }],
    ['new columns into a column', { type: 'insert', block: columns('n', [], []), at: { list: 'k.0', index: 0 } }],
    [
      'columns that hold columns',
      { type: 'insert', block: columns('n', [columns('o', [])], []), at: { list: 'page', index: 0 } },
    ],
    [
      'set columns into a column',
      { ...type('k', '', 0, 'columns.0.blocks'), value: [columns('n', [])] } as EditorAction,
    ],
    ['a list that is not there', { type: 'move', id: 'a', to: { list: 'k.9', index: 0 } }],
    ['a block that is not there', { type: 'remove', id: 'z' }],
    ['an id that is taken', { type: 'insert', block: block('c'), at: { list: 'page', index: 0 } }],
    ['an id that is taken, by duplicating', { type: 'duplicate', id: 'a', copy: block('a') }],
    ['the id', type('a', 'n', 0, 'id')],
    ['the type', type('a', 'hero', 0, 'blockType')],
    ['a path that leads nowhere', type('a', 'n', 0, 'id.0')],
    ['what is set already', { type: 'setField', field: 'title', value: 'Page' }],
    ['undo of nothing', undo],
    ['redo of nothing', redo],
  ])('is nothing: %s', (_, action) => {
    expect(reduce(start, action)).toBe(start);
  });
});

describe('the selection', () => {
  const start = openPage(page(a, b));

  it('is the block that was added', () => {
    const added = reduce(start, { type: 'insert', block: block('n'), at: { list: 'page', index: 0 } });
    expect(added.selectedId).toBe('n');
    expect(reduce(added, undo).selectedId).toBeUndefined();
  });

  it('is cleared by deleting', () => {
    expect(after(start, { type: 'select', id: 'a' }, { type: 'remove', id: 'a' }).selectedId).toBeUndefined();
  });

  it('is no step of the history and takes no redo away', () => {
    const undone = after(start, { type: 'remove', id: 'a' }, undo, { type: 'select', id: 'b' });
    expect(undone.selectedId).toBe('b');
    expect(shown(reduce(undone, redo))).toBe('b');
  });

  it('is nothing that is not there', () => {
    expect(reduce(start, { type: 'select', id: 'z' }).selectedId).toBeUndefined();
  });
});

it('on a page of 200 blocks makes one block anew and leaves the others the very same', () => {
  const blocks = Array.from({ length: 200 }, (_, index) => block(`b${index}`, { tiles: [{ id: 'x' }] }));
  const start = openPage(page(...blocks));
  const typed = reduce(start, type('b100', 'x', 0));
  const moved = reduce(typed, { type: 'move', id: 'b0', to: { list: 'page', index: 200 } });
  const others = moved.document.blocks.filter(({ id }) => id !== 'b100');
  expect(others).toHaveLength(199);
  for (const each of others) expect(blocks.includes(each)).toBe(true);
  expect(typed.document.blocks[100]?.tiles).toBe(blocks[100]?.tiles);
});

describe('a page that was stored with an id twice, or none', () => {
  const stored = page(block('a'), block('a'), block(''), columns('k', [block('a')], []));

  it('is opened with ids of their own, always the same', () => {
    const { document } = openPage(stored);
    expect(outline(document.blocks)).toBe('a a-2 block k[a-3][]');
    expect(openPage(structuredClone(stored)).document).toEqual(document);
  });

  it('keeps columns without an id or blocks', () => {
    const bare = block('k', { blockType: 'columns', columns: [{ blocks: [a] }, { id: 'x' }, null] });
    const { document } = openPage(page(bare));
    expect(outline(document.blocks)).toBe('k[a][]');
    expect(columnsOf(document.blocks[0]!).map(({ id }) => id)).toEqual(['block', 'x']);
  });

  it('is otherwise opened as it is', () => {
    const valid = page(a, columns('k', [b], []));
    expect(openPage(valid).document).toBe(valid);
  });
});

it('takes in what others saved, and undo leaves it in', () => {
  const base = page(block('a', { text: 'old' }), b);
  const mine = after(openPage(base), type('a', 'mine', 0), { type: 'setField', field: 'title', value: 'Mine' });
  const theirs = { ...page(block('t'), block('a', { text: 'old' }), block('b', { text: 'theirs' })), slug: 'theirs' };
  const state = reduce(mine, { type: 'rebase', base, theirs });
  expect(state.document).toEqual({
    ...page(block('t'), block('a', { text: 'mine' }), block('b', { text: 'theirs' })),
    title: 'Mine',
    slug: 'theirs',
  });
  expect(reduce(state, undo).document.blocks).toEqual(theirs.blocks);
});

it('takes in what others saved of a list, and each step keeps mine of the one item that is asked about', () => {
  const tiles = (...titles: string[]) => titles.map((title, index) => ({ id: `tile ${index}`, title }));
  const base = page(block('a', { tiles: tiles('One', 'Two') }));
  const set = (...titles: string[]) =>
    ({ type: 'set', id: 'a', path: 'tiles', value: tiles(...titles), at: 0 }) as const;
  const mine = after(openPage(base), set('Mine', 'Two'), set('Mine', 'Two', 'Three'));
  const theirs = page(block('a', { tiles: tiles('Theirs', 'New') }));
  const state = reduce(mine, { type: 'rebase', base, theirs });
  const titles = (at: EditorState) => (at.document.blocks[0]?.tiles as { title: string }[]).map(({ title }) => title);
  expect(titles(state)).toEqual(['Mine', 'New', 'Three']);
  expect(titles(reduce(state, undo))).toEqual(['Mine', 'New']);
  expect(titles(reduce(reduce(state, undo), undo))).toEqual(['Theirs', 'New']);
});

it('is the very same where others did nothing that is not known already', () => {
  const base = page(a, b);
  const state = after(openPage(base), type('a', 'mine', 0));
  expect(reduce(state, { type: 'rebase', base, theirs: structuredClone(base) })).toBe(state);
});
