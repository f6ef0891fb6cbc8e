// @vitest-environment jsdom
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LinkForm } from './LinkForm';
import { testScreen } from '../../../../../../tests/setup/test-screen';

const onCanvas = vi.fn();
const screen = testScreen();

const button = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
const option = () => document.querySelector<HTMLElement>('[role="option"]');

beforeEach(async () => {
  vi.useFakeTimers();
  const found = [{ kind: 'document', label: 'Kit catalogue', href: '/media/1' }];
  vi.stubGlobal('fetch', async () => Response.json({ items: found }));
  await act(async () =>
    screen.render(
      <div onPointerDown={onCanvas}>
        <LexicalComposer initialConfig={{ namespace: 'test', onError: console.error }}>
          <LinkForm link={undefined} onClose={() => undefined} />
        </LexicalComposer>
      </div>,
    ),
  );
});

it('takes the address of a page, product or file that is picked, without leaving the text', async () => {
  await act(async () => button('Choose a page, product or file')?.click());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(option()?.textContent).toBe('Kit cataloguePDF');
  await act(async () => {
    option()?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    option()?.click();
  });
  expect(document.querySelector<HTMLInputElement>('[data-link-form] input')?.value).toBe('/media/1');
  expect(onCanvas).not.toHaveBeenCalled();
});
