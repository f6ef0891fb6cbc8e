// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testScreen } from '../../../../tests/setup/test-screen';
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

const screen = testScreen();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(url.includes('ORD') ? [order] : [])));
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
  await act(async () => screen.render(<CommandPalette open onOpenChange={() => undefined} />));
  await search('ORD-1');
  expect(chosen()).toContain(order.title);
  await search('zzzz');
  expect(document.body.textContent).toContain('Nothing found for “zzzz”.');
  await search('ORD-2');
  expect(chosen()).toContain(order.title);
});
