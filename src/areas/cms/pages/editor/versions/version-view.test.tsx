// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '@/ui/toast';
import { block, pageOf } from '../../../../../../tests/setup/fake-page-server';
import { createEditorStore, type EditorStoreApi } from '../store/editor-store';
import { EditorContext } from '../store/use-editor';
import { VersionView } from './VersionView';
import { testScreen } from '../../../../../../tests/setup/test-screen';

const versions: Record<string, ReturnType<typeof pageOf>> = {
  '/first': pageOf([block('a', 'First words')], { title: 'First title' }),
  '/second': pageOf([block('a', 'Second words')], { title: 'Second title' }),
};

let store: EditorStoreApi;
const screen = testScreen();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => Response.json({ version: { id: path }, document: versions[path] }));
  store = createEditorStore({
    document: pageOf([block('a', 'Words of now')], { title: 'Title of now' }),
    data: { pictures: {}, products: {} },
    tab: 'tab',
  });
});

async function show(hrefBefore: string | undefined) {
  const view = createElement(VersionView, { pageId: 'page', href: '/second', hrefBefore, onRestored: () => undefined });
  act(() => screen.render(createElement(EditorContext, { value: store }, view)));
  await answered();
}

const answered = () => act(() => vi.advanceTimersByTimeAsync(500));
const text = () => document.body.textContent;

it('compares a version with the page now, or with the version before it', async () => {
  await show('/first');
  expect(text()).toContain('Words of now');
  expect(text()).not.toContain('First words');
  act(() => document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]?.click());
  await answered();
  expect(text()).toContain('Changed in this version');
  expect(text()).toContain('First words');
  expect(text()).toContain('Second words');
  expect(text()).not.toContain('Words of now');
});

it('has nothing to choose where there is no version before', async () => {
  await show(undefined);
  expect(document.querySelector('input')).toBeNull();
});

it('restores blocks and fields, and Undo takes both back', async () => {
  await show('/first');
  const restore = [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith('Restore'));
  act(() => restore?.click());
  const present = () => store.getState().editor.document;
  expect(present()).toEqual(versions['/second']);
  act(() => currentToast()?.action?.onClick());
  expect(present()).toMatchObject({ title: 'Title of now', blocks: [{ title: 'Words of now' }] });
});
