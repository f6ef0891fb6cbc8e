// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandPalette } from './CommandPalette';
import type { SearchHit } from './search-hits';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock('../login/session-actions', () => ({ signOut: vi.fn() }));

const order: SearchHit = {
  kind: 'orders',
  id: '1',
  title: 'ORD-2026-000001',
  detail: 'Dev Patel',
  href: '/admin/orders/1',
};

let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(url.includes('ORD') ? [order] : [])));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function search(text: string) {
  const input = document.querySelector('input')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => vi.advanceTimersByTimeAsync(500));
}

const chosen = () => document.querySelector('[cmdk-item][aria-selected="true"]')?.textContent;

it('chooses the first result of a search, also after one that found nothing', async () => {
  await act(async () => root.render(<CommandPalette open onOpenChange={() => undefined} />));
  await search('ORD-1');
  expect(chosen()).toContain(order.title);
  await search('zzzz');
  expect(document.body.textContent).toContain('Nothing found for “zzzz”.');
  await search('ORD-2');
  expect(chosen()).toContain(order.title);
});
