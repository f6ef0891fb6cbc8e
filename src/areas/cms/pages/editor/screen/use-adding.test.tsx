// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { MAX_BLOCKS } from '@/domain/pages/editor/page-api';
import { currentToast } from '@/ui/toast';
import type { PaletteComponent } from '@/areas/cms/palette/list-components';
import { createEditorStore } from '../store/editor-store';
import { EditorContext } from '../store/use-editor';
import { useAdding } from './use-adding';
import { testScreen } from '../../../../../../tests/setup/test-screen';

vi.mock('../sync/keep-journal', () => ({
  createJournal: () => ({ changed: () => undefined, saveNow: () => undefined }),
}));

const screen = testScreen();

function addingTo(count: number) {
  const blocks = Array.from({ length: count }, (_, index) => ({ id: `b${index}`, blockType: 'button' }));
  const store = createEditorStore({
    document: { title: 'Page', slug: 'page', metaTitle: '', metaDescription: '', blocks },
    data: { pictures: {}, products: {} },
    tab: 'tab',
  });
  let adding: ReturnType<typeof useAdding> | undefined;
  function Adding() {
    adding = useAdding();
    return null;
  }
  act(() => screen.render(createElement(EditorContext, { value: store }, createElement(Adding))));
  if (!adding) throw new Error('Nothing was drawn.');
  return { ...adding, count: () => store.getState().editor.document.blocks.length };
}

const component: PaletteComponent = {
  id: 'c',
  name: 'Contact Button',
  category: 'forms',
  icon: 'Mail',
  template: { type: 'button', component: 'ButtonBlock' },
  defaultProps: {},
};

it('puts no more on a page than it can hold, in either editor, and says so', () => {
  const { addBlock, addComponent, count } = addingTo(MAX_BLOCKS - 1);
  act(() => addBlock('button'));
  expect(currentToast()).toMatchObject({ title: '✅ Block Added' });
  for (const add of [() => addBlock('button'), () => addComponent(component)]) {
    act(add);
    expect(currentToast()).toMatchObject({ title: '❌ Error', description: 'Failed to add component' });
    expect(count()).toBe(500);
  }
});
