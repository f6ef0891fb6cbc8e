// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as BlockViews from '@/block-views/BlockView';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { currentToast } from '@/ui/toast';
import { createEditorStore, type EditorStoreApi } from '../store/editor-store';
import { Canvas } from './Canvas';
import type * as CanvasContext from './canvas-context';
import { EditorContext } from '../store/use-editor';
import { testScreen } from '../../../../../../tests/setup/test-screen';

const drawn = vi.hoisted(() => new Map<string, number>());

vi.mock('@/block-views/BlockView', async (original) => {
  const real = await original<typeof BlockViews>();
  return {
    BlockView: (props: Parameters<typeof real.BlockView>[0]) => {
      const id = props.block.id ?? '';
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      return real.BlockView(props);
    },
  };
});

const placesDrawn = vi.hoisted(() => new Set<string>());

vi.mock('./canvas-context', async (original) => {
  const real = await original<typeof CanvasContext>();
  const useIsDropPlace = (key: string) => {
    placesDrawn.add(key);
    return real.useIsDropPlace(key);
  };
  return { ...real, useIsDropPlace };
});

// The journal is written later, into the storage of the next test.
vi.mock('../sync/keep-journal', () => ({
  createJournal: () => ({ changed: () => undefined, saveNow: () => undefined }),
}));

vi.mock('@/modules/inquiries/inquiry-actions', () => ({ sendInquiry: async () => ({}) }));
vi.mock('@/modules/newsletter/newsletter-actions', () => ({ subscribeAction: async () => ({}) }));

const COUNT = 200;
const blocks = Array.from({ length: COUNT }, (_, index): EditorBlock => ({
  id: `b${index}`,
  blockType: 'button',
  text: `Button ${index}`,
  link: '#',
  variant: 'primary',
  size: 'md',
  alignment: 'left',
}));

let store: EditorStoreApi;
const screen = testScreen();
/** Stops pending saves, which would run in the next test. */
let end: (() => void) | undefined;

function show(content: EditorBlock[], props: Partial<Parameters<typeof Canvas>[0]> = {}) {
  store = createEditorStore({
    document: { title: 'Page', slug: 'page', metaTitle: '', metaDescription: '', blocks: content },
    data: { pictures: {}, products: {} },
    tab: 'tab',
  });
  end?.();
  end = store.start();
  const canvas = createElement(Canvas, { variant: 'b', device: 'desktop', onInsert: () => undefined, ...props });
  act(() => screen.render(createElement(EditorContext, { value: store }, canvas)));
}

const blockIds = () => store.getState().editor.document.blocks.map(({ id }) => id);
const dispatch = (...[action]: Parameters<ReturnType<EditorStoreApi['getState']>['dispatch']>) =>
  act(() => store.getState().dispatch(action));

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('CSS', { escape: (text: string) => text, supports: () => false });
});

afterEach(() => {
  end?.();
  end = undefined;
  vi.restoreAllMocks();
});

describe('a canvas of 200 blocks', () => {
  beforeEach(() => {
    show(blocks);
    drawn.clear();
  });

  it('draws only the block that is typed into', () => {
    for (const value of ['H', 'Hi']) dispatch({ type: 'set', id: 'b7', path: 'text', value, at: 0 });
    expect([...drawn]).toEqual([['b7', 2]]);
    expect(document.querySelector('[data-block-id="b7"]')?.textContent).toBe('Hi');
  });

  it('draws only the two whose selection changed', () => {
    dispatch({ type: 'select', id: 'b1' });
    drawn.clear();
    dispatch({ type: 'select', id: 'b2' });
    expect([...drawn.keys()].sort()).toEqual(['b1', 'b2']);
  });

  it('draws none anew where one is moved, and only the new one where one is put in', () => {
    dispatch({ type: 'moveDown', id: 'b0' });
    expect([...drawn]).toEqual([]);
    expect(document.querySelector('[data-block-id]')?.getAttribute('data-block-id')).toBe('b1');
    dispatch({
      type: 'insert',
      block: { ...blocks[0], id: 'new', blockType: 'button' },
      at: { list: 'page', index: 0 },
    });
    expect([...drawn.keys()]).toEqual(['new']);
  });

  it('draws none where a field of the page changes', () => {
    dispatch({ type: 'setField', field: 'title', value: 'Other' });
    expect([...drawn]).toEqual([]);
  });
});

describe('a drag by keys', () => {
  const press = (key: string) =>
    act(() => {
      const handle = document.querySelector<HTMLElement>('[aria-label="Drag Button"]');
      handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;

  beforeEach(() => {
    show(blocks.slice(0, 12));
    dispatch({ type: 'select', id: 'b0' });
    drawn.clear();
    placesDrawn.clear();
  });

  it('draws nothing of the page but the places that it leaves and comes to', () => {
    press(' ');
    expect(announced()).toBe('Picked up Button.');
    expect([...placesDrawn]).toEqual(['page 0']);
    placesDrawn.clear();
    press('ArrowDown');
    expect(announced()).toBe('Button is now before Button, position 2.');
    press('ArrowDown');
    expect(announced()).toBe('Button is now before Button, position 3.');
    expect([...placesDrawn].sort()).toEqual(['page 0', 'page 2', 'page 3']);
    expect([...drawn]).toEqual([]);
    press(' ');
    expect(announced()).toBe('Button dropped.');
    expect(blockIds().slice(0, 4)).toEqual(['b1', 'b2', 'b0', 'b3']);
  });

  it('goes to the end and no further, and back to where it was', () => {
    press('Enter');
    for (let times = 0; times < 15; times++) press('ArrowDown');
    expect(announced()).toBe('Button is now at the end.');
    for (let times = 0; times < 15; times++) press('ArrowUp');
    expect(announced()).toBe('Button is now where it was.');
    press('ArrowDown');
    press('Escape');
    expect(announced()).toBe('Cancelled. Button is back where it was.');
    expect(blockIds()).toEqual(blocks.slice(0, 12).map(({ id }) => id));
  });

  it('ends where the block is deleted by someone else', () => {
    press(' ');
    const base = store.getState().editor.document;
    dispatch({ type: 'rebase', base, theirs: { ...base, blocks: base.blocks.slice(1) } });
    expect(announced()).toContain('Cancelled.');
    expect(blockIds()).toHaveLength(11);
  });
});

describe('keys', () => {
  const press = (key: string, rest: KeyboardEventInit = {}) =>
    act(() => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...rest }));
    });
  const focus = (id: string) => act(() => document.querySelector<HTMLElement>(`[data-block-id="${id}"]`)?.focus());
  const selected = () => store.getState().editor.selectedId;

  beforeEach(() => {
    show(blocks.slice(0, 3));
    focus('b0');
  });

  it('go from block to block', () => {
    press('ArrowDown');
    expect(selected()).toBe('b1');
    press('ArrowDown');
    press('ArrowDown');
    expect(selected()).toBe('b2');
    press('ArrowUp');
    expect(selected()).toBe('b1');
    expect(document.activeElement?.getAttribute('data-block-id')).toBe('b1');
    press('Escape');
    expect(selected()).toBeUndefined();
  });

  it('remove, and go on at the next block', () => {
    press('ArrowDown');
    press('Delete');
    expect(blockIds()).toEqual(['b0', 'b2']);
    expect(document.activeElement?.getAttribute('data-block-id')).toBe('b2');
    expect(selected()).toBeUndefined();
  });

  it('remove, and Undo brings the block back whatever was done since, by others too', () => {
    press('ArrowDown');
    press('Delete');
    const base = store.getState().editor.document;
    dispatch({ type: 'set', id: 'b2', path: 'text', value: 'Mine', at: 0 });
    const [first, last] = base.blocks;
    if (!first || !last) throw new Error('Two blocks should be left.');
    const theirs = { ...base, blocks: [{ ...first, text: 'Theirs' }, last] };
    dispatch({ type: 'rebase', base, theirs });
    act(() => currentToast()?.action?.onClick());
    expect(blockIds()).toEqual(['b0', 'b1', 'b2']);
    expect(store.getState().editor.document.blocks.map(({ text }) => text)).toEqual(['Theirs', 'Button 1', 'Mine']);
    act(() => currentToast()?.action?.onClick());
    expect(blockIds()).toEqual(['b0', 'b1', 'b2']);
  });

  it('duplicate and move, and stay with the block', async () => {
    press('d', { ctrlKey: true });
    expect(blockIds()).toHaveLength(4);
    expect(store.getState().editor.document.blocks[1]).toMatchObject({ text: 'Button 0' });
    press('ArrowDown', { altKey: true });
    expect(blockIds()[1]).toBe('b0');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(document.activeElement?.getAttribute('data-block-id')).toBe('b0');
  });

  it('are text while a text is typed', () => {
    dispatch({ type: 'select', id: 'b0' });
    const text = document.querySelector<HTMLElement>('[data-block-id="b0"] [data-inline]');
    Object.defineProperty(text, 'isContentEditable', { value: true });
    act(() => text?.focus());
    press('Delete');
    press('ArrowDown');
    expect(blockIds()).toHaveLength(3);
    expect(selected()).toBe('b0');
    press('Escape');
    expect(document.activeElement?.getAttribute('data-block-id')).toBe('b0');
  });
});

describe('what stands on the canvas', () => {
  it('stays under the caret where others put an item before it', () => {
    const tiles = ['A', 'B'].map((title) => ({ id: title, title }));
    const page = (items: object[]) => ({ ...store.getState().editor.document, blocks: [{ ...tiled, tiles: items }] });
    const tiled = { id: 'x', blockType: 'featureTiles', tiles };
    show([tiled]);
    dispatch({ type: 'select', id: 'x' });
    const text = document.querySelector<HTMLElement>('[data-inline="tiles.1.title"]');
    act(() => text?.focus());
    dispatch({ type: 'rebase', base: page(tiles), theirs: page([{ id: 'new', title: 'New' }, ...tiles]) });
    expect(document.activeElement).toBe(text);
    if (text) text.textContent = 'B typed';
    act(() => void text?.dispatchEvent(new InputEvent('input', { bubbles: true })));
    expect(store.getState().editor.document.blocks[0]?.tiles).toMatchObject([
      { title: 'New' },
      { title: 'A' },
      { title: 'B typed' },
    ]);
  });

  it('says that a page is empty, and how to begin, in the words of the specification', () => {
    const onInsert = vi.fn();
    show([], { variant: 'a', onInsert });
    expect(document.body.textContent).toContain('Start Building Your Page');
    const add = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === 'Add Your First Component',
    );
    act(() => add?.click());
    expect(onInsert).toHaveBeenCalledWith({ list: 'page', index: 0 });
  });

  it.each([
    ['a', ['Move up', 'Move down', 'Delete']],
    ['b', ['Move up', 'Duplicate', 'Delete']],
  ] as const)('gives editor %s its own buttons', (variant, expected) => {
    show(blocks.slice(0, 2), { variant });
    dispatch({ type: 'select', id: 'b0' });
    const tools = [...document.querySelectorAll<HTMLButtonElement>('[role="toolbar"] button')];
    const labels = tools.map((each) => each.getAttribute('aria-label'));
    expect(labels).toEqual(['Drag Button', ...expected]);
    // In a tight space its name must not cover the insert point above the block.
    expect(tools[0]?.querySelector('span')?.className).toContain('hidden');
    expect(tools[1]?.disabled).toBe(true);
  });

  it('names a block that it does not know', () => {
    show([{ id: 'x', blockType: 'hologram' }]);
    expect(document.body.textContent).toContain('Unknown block type');
  });

  it('follows no link and sends no form', () => {
    show(blocks.slice(0, 1));
    const link = document.querySelector('a');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void link?.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
  });
});
