// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PickerDialog } from './PickerDialog';
import { testScreen } from '../../tests/setup/test-screen';

type Product = { id: string };

const answers: Record<string, Product[]> = {
  '': [{ id: 'socks' }, { id: 'dress' }, { id: 'shirt' }],
  dre: [{ id: 'dress' }],
  shi: [{ id: 'shirt' }, { id: 'short' }],
};
const onPick = vi.fn();
const screen = testScreen();

const input = () => document.querySelector('input') as HTMLInputElement;
const chosen = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const press = (key: string) =>
  act(async () => void input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => Response.json({ items: answers[path.slice('/found/'.length)] }));
  const dialog = createElement(PickerDialog<Product>, {
    title: 'Add a product',
    description: 'As it is in the shop.',
    placeholder: 'Search products',
    open: true,
    onOpenChange: () => undefined,
    hrefOf: (search) => `/found/${search}`,
    toItem: ({ id }) => ({ key: id, label: id }),
    onPick,
  });
  await act(async () => screen.render(dialog));
});

afterEach(() => {
  onPick.mockReset();
});

it('chooses the first of what comes, also where one types before anything has', async () => {
  await type('dre');
  await wait(500);
  expect(chosen()).toBe('dress');
  await press('Enter');
  expect(onPick).toHaveBeenCalledWith({ id: 'dress' });
});

it('moves by keys, and begins anew with other results', async () => {
  await wait(500);
  expect(chosen()).toBe('socks');
  await press('ArrowDown');
  expect(chosen()).toBe('dress');
  await type('shi');
  await wait(500);
  expect(chosen()).toBe('shirt');
  await press('ArrowDown');
  expect(chosen()).toBe('short');
});
