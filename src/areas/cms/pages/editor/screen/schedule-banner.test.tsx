// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { createEditorStore } from '../store/editor-store';
import { EditorContext } from '../store/use-editor';
import { ScheduleBanner } from './ScheduleBanner';
import { testScreen } from '../../../../../../tests/setup/test-screen';

vi.mock('../sync/keep-journal', () => ({
  createJournal: () => ({ changed: () => undefined, saveNow: () => undefined }),
}));

const screen = testScreen();

it('says in the editor why a schedule failed, and when it will be tried again', async () => {
  const document = { title: 'Cup', slug: 'cup', metaTitle: '', metaDescription: '', blocks: [] };
  const store = createEditorStore({ document, data: { pictures: {}, products: {} }, tab: 'tab' });
  const show = () =>
    act(async () => screen.render(createElement(EditorContext, { value: store }, createElement(ScheduleBanner))));
  await show();
  expect(globalThis.document.body.textContent).toBe('');
  const scheduleFailure = {
    time: 'publishAt',
    plannedAt: '2026-11-28T22:47:00.000Z',
    reason: '/cup leads to no page for “Go”.',
    retryAt: '2026-11-28T23:02:00.000Z',
  } as const;
  store.setState({ page: { scheduleFailure } as EditorPage });
  await show();
  expect(globalThis.document.body.textContent).toBe(
    'Schedule failedThis page was not published on 28 Nov 2026, 22:47 (London time). /cup leads to no page for “Go”. ' +
      'It will be tried again on 28 Nov 2026, 23:02 (London time).',
  );
});
