// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createEditorStore } from '../store/editor-store';
import { EditorContext } from '../store/use-editor';
import { OutlineButton } from './Outline';
import { testScreen } from '../../../../../../tests/setup/test-screen';

vi.mock('../sync/keep-journal', () => ({
  createJournal: () => ({ changed: () => undefined, saveNow: () => undefined }),
}));

const scrollToBlock = vi.hoisted(() => vi.fn());
vi.mock('../jump', () => ({ scrollToBlock }));

const screen = testScreen();

const button = (id: string, text: string) => ({ id, blockType: 'button', text });

it('lists all blocks, moves them by keys, and selects the one that is chosen', async () => {
  const store = createEditorStore({
    document: {
      title: 'Page',
      slug: 'page',
      metaTitle: '',
      metaDescription: '',
      blocks: [
        { id: 'h', blockType: 'hero', title: 'Welcome' },
        { id: 'k', blockType: 'columns', columns: [{ id: 'k.0', blocks: [button('i', 'Inside')] }] },
        button('b', 'Go'),
      ],
    },
    data: { pictures: {}, products: {} },
    tab: 'tab',
  });
  await act(async () => screen.render(createElement(EditorContext, { value: store }, createElement(OutlineButton))));
  await act(async () => document.querySelector<HTMLElement>('button[aria-label="Outline"]')?.click());
  const rows = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] ol button')];
  const names = () => rows().map(({ textContent }) => textContent);
  expect(names()).toEqual(['Hero Section “Welcome”', 'Columns', 'Button “Inside”', 'Button “Go”']);

  const press = (key: string, altKey = true) =>
    act(async () => void rows()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true })));
  await press('ArrowDown', false);
  expect(names()[0]).toBe('Hero Section “Welcome”');
  await press('ArrowDown');
  expect(names()).toEqual(['Columns', 'Button “Inside”', 'Hero Section “Welcome”', 'Button “Go”']);

  await act(async () => rows()[1]?.click());
  expect(store.getState().editor.selectedId).toBe('i');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  await vi.waitFor(() => expect(scrollToBlock).toHaveBeenCalledWith('i'));
});
