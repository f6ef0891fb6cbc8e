import { describe, expect, it } from 'vitest';
import { newBlock } from '../blocks/new-block';
import { openPage } from './open-page';
import { block, outline, page } from '../../../../tests/setup/random-pages';
import { canRedo, canUndo, reduce } from './reduce';
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

describe('the history', () => {
  const start = openPage(page(a, b));
  const texts = ({ document }: EditorState) => document.blocks.map(({ text }) => text);

  it('cannot go before the page as it was opened', () => {
    expect([canUndo(start), canRedo(start)]).toEqual([false, false]);
    const removed = reduce(start, { type: 'remove', id: 'a' });
    expect([canUndo(removed), canRedo(removed)]).toEqual([true, false]);
    const undone = reduce(removed, undo);
    expect([canUndo(undone), canRedo(undone)]).toEqual([false, true]);
  });

  it('takes what is chosen together as one step, and nothing of it as typed', () => {
    const pick = (at: number): EditorAction => ({
      type: 'set',
      id: 'a',
      path: 'picture',
      value: `/media/${at}`,
      at,
      and: [{ path: 'alt', value: `A dress, ${at}` }],
    });
    const picked = after(start, pick(1), pick(2));
    expect(picked.document.blocks[0]).toMatchObject({ picture: '/media/2', alt: 'A dress, 2' });
    expect(reduce(picked, undo).document.blocks[0]).toMatchObject({ picture: '/media/1', alt: 'A dress, 1' });
    expect(after(picked, undo, undo).document).toEqual(start.document);
  });

  it('drops what was undone once something else is done', () => {
    const state = after(start, { type: 'remove', id: 'a' }, undo, { type: 'remove', id: 'b' });
    expect(canRedo(state)).toBe(false);
    expect(shown(reduce(state, undo))).toBe('a b');
  });

  it('takes what is typed without a pause of a second as one step', () => {
    const typed = after(
      start,
      type('a', 'H', 0),
      type('a', 'He', 900),
      type('a', 'Hel', 1800),
      type('a', 'Hell', 2900),
    );
    expect(texts(reduce(typed, undo))).toEqual(['Hel', undefined]);
    expect(texts(after(typed, undo, undo))).toEqual([undefined, undefined]);
  });

  it.each<[string, EditorAction]>([
    ['another field', type('a', 'x', 1, 'link')],
    ['another block', type('b', 'x', 1)],
    ['something else', { type: 'moveUp', id: 'b' }],
    ['a selection', { type: 'select', id: 'b' }],
  ])('takes what is typed after %s as a step of its own', (_, between) => {
    const typed = after(start, type('a', 'H', 0), between, type('a', 'He', 2));
    expect(reduce(typed, undo).document.blocks.find(({ id }) => id === 'a')?.text).toBe('H');
  });

  it('takes what is typed after an undo as a step of its own', () => {
    const typed = after(start, type('a', 'H', 0), type('a', 'He', 2000), undo, type('a', 'Hi', 2001));
    expect(texts(reduce(typed, undo))).toEqual(['H', undefined]);
  });

  it('has no step for what was typed and taken back', () => {
    const typed = after(openPage(page(block('a', { text: '' }))), type('a', 'H', 0), type('a', '', 100));
    expect(canUndo(typed)).toBe(false);
  });

  it('has a step for each choice, tick and item, however fast', () => {
    const tiles = openPage(
      page(
        newBlock('featureTiles', () => 't'),
        newBlock('button', () => 'a'),
      ),
    );
    const add = (count: number, at: number): EditorAction => ({
      type: 'set',
      id: 't',
      path: 'tiles',
      value: Array.from({ length: count }, (_, index) => ({ id: `i${index}` })),
      at,
    });
    const added = after(
      tiles,
      add(1, 0),
      add(2, 10),
      type('a', 'outline', 20, 'variant'),
      type('a', 'primary', 30, 'variant'),
    );
    expect(added.history.index).toBe(4);
  });

  it('takes typing in a table as typing, a new row as a step', () => {
    const table = (...rows: string[][]) => ({ columns: ['', ''], rows });
    const set = (value: unknown, at: number): EditorAction => ({ type: 'set', id: 't', path: 'table', value, at });
    const start = openPage(page(newBlock('table', () => 't')));
    const typed = after(
      start,
      set(table(['S', '']), 0),
      set(table(['S', '4']), 10),
      type('t', '42', 20, 'table.rows.0.1'),
    );
    expect(after(start, set(table(['S', '']), 0), set(table(['S', '4']), 10)).history.index).toBe(1);
    expect(typed.history.index).toBe(2);
    expect(reduce(typed, set(table(['S', '42'], ['', '']), 30)).history.index).toBe(3);
  });

  it('holds no fields of the page', () => {
    const state = after(start, { type: 'setField', field: 'title', value: 'New' }, { type: 'remove', id: 'a' }, undo);
    expect(state.document).toEqual({ ...start.document, title: 'New' });
    expect(canUndo(state)).toBe(false);
  });

  it('keeps 200 snapshots and drops the oldest', () => {
    let state = start;
    for (let count = 1; count <= 250; count++) state = reduce(state, type('a', String(count), count * 2000));
    expect(state.history.snapshots).toHaveLength(200);
    while (canUndo(state)) state = reduce(state, undo);
    expect(texts(state)).toEqual(['51', undefined]);
  });

  it('takes all blocks at once, as a restored version does', () => {
    const restored = reduce(start, { type: 'replace', blocks: [c] });
    expect(shown(restored)).toBe('c');
    expect(shown(reduce(restored, undo))).toBe('a b');
    expect(reduce(start, { type: 'replace', blocks: structuredClone(start.document.blocks) })).toBe(start);
  });
});
