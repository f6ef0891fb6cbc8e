import { createStore } from 'zustand/vanilla';
import { describe, expect, it } from 'vitest';
import { documentActions, openPage, reduce, type EditorAction, type PageDocument } from '@/domain/pages/editor';
import { block, pageOf } from '../../../../../../tests/setup/fake-page-server';
import { revocable } from './revocable';
import type { EditorStore } from '../types';

function open(document: PageDocument) {
  const store = createStore<Pick<EditorStore, 'editor' | 'dispatch'>>((set) => ({
    editor: openPage(document),
    dispatch: (action) => set(({ editor }) => ({ editor: reduce(editor, action) })),
  }));
  const dispatch = (action: EditorAction) => store.getState().dispatch(action);
  const present = () => store.getState().editor.document;
  return { store: store as unknown as Parameters<typeof revocable>[0], dispatch, present };
}

const set = (id: string, path: string, value: unknown): EditorAction => ({ type: 'set', id, path, value, at: 0 });

describe('what takes a change back', () => {
  it('brings a restored version’s blocks and fields back, and leaves what was done since', () => {
    const { store, dispatch, present } = open(pageOf([block('a'), block('b')], { title: 'New', metaTitle: 'New' }));
    const earlier = pageOf([block('a', 'old')], { title: 'Old', metaTitle: 'Old' });
    const takeBack = revocable(store, () => documentActions(earlier).forEach(dispatch));
    expect(present()).toEqual(earlier);
    dispatch({ type: 'setField', field: 'slug', value: 'since' });
    dispatch({ type: 'insert', block: block('c'), at: { list: 'page', index: 1 } });
    takeBack();
    expect(present()).toMatchObject({ title: 'New', metaTitle: 'New', slug: 'since' });
    expect(present().blocks.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ]);
  });

  it('brings a column back with its blocks, and leaves what was done in the others', () => {
    const columns = ['left', 'right'].map((id) => ({ id, blocks: [block(`in-${id}`)] }));
    const { store, dispatch, present } = open(pageOf([{ id: 'holder', blockType: 'columns', columns }]));
    const takeBack = revocable(store, () => dispatch(set('holder', 'columns', columns.slice(0, 1))));
    dispatch(set('in-left', 'title', 'since'));
    takeBack();
    expect(present().blocks).toEqual([
      {
        id: 'holder',
        blockType: 'columns',
        columns: [{ id: 'left', blocks: [block('in-left', 'since')] }, columns[1]],
      },
    ]);
  });

  it('does nothing where the change is taken back already', () => {
    const { store, dispatch, present } = open(pageOf([block('a')]));
    const takeBack = revocable(store, () => dispatch({ type: 'remove', id: 'a' }));
    dispatch({ type: 'undo' });
    const before = present();
    takeBack();
    expect(present()).toBe(before);
  });
});
