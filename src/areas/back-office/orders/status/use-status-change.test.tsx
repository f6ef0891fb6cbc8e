// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useStatusChange } from './use-status-change';
import { testScreen } from '../../../../../tests/setup/test-screen';

type Order = { status: string; revision?: number };

const screen = testScreen();
let shown: ReturnType<typeof useStatusChange<Order>>;

function Status({ order }: { order: Order }) {
  const state = useStatusChange(order);
  useEffect(() => {
    shown = state;
  });
  return state.status;
}

const read = (order: Order) => act(async () => screen.render(<Status order={order} />));
const change = (to: string, now: Order | undefined) => act(async () => shown.change(to, async () => now));

beforeEach(() => read({ status: 'pending', revision: 1 }));

it('is what was saved, and what is read later', async () => {
  await change('shipped', { status: 'shipped', revision: 2 });
  expect(shown).toMatchObject({ status: 'shipped', known: { revision: 2 } });
  await read({ status: 'delivered', revision: 3 });
  expect(shown).toMatchObject({ status: 'delivered', known: { revision: 3 } });
});

it('is not what was read before the last change, however late it comes', async () => {
  await change('shipped', { status: 'shipped', revision: 2 });
  await change('pending', { status: 'pending', revision: 3 });
  await read({ status: 'shipped', revision: 2 });
  expect(shown).toMatchObject({ status: 'pending', known: { revision: 3 } });
});

it('is as it was where saving failed', async () => {
  await change('shipped', undefined);
  expect(shown).toMatchObject({ status: 'pending', known: { revision: 1 } });
});

it('is what was read last where orders have no revisions', async () => {
  await read({ status: 'submitted' });
  await change('approved', { status: 'approved' });
  await read({ status: 'submitted' });
  await read({ status: 'in production' });
  expect(shown.status).toBe('in production');
});
