import { EventEmitter, once } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeFirstPages } from './first-pages';

const others = vi.hoisted(() => ({ listeners: [] as ((message: unknown) => void)[], areThere: true }));

vi.mock('@kitroom/front/neighbours', () => ({
  isAmongOthers: () => others.areThere,
  onBroadcast: (_: string, listener: (message: unknown) => void) => others.listeners.push(listener),
  broadcast: (_: string, message: unknown) => others.listeners.forEach((listener) => listener(message)),
}));

beforeEach(() => Object.assign(others, { listeners: [], areThere: true }));

it('is ready once its pages are made, and then the processes beside it', async () => {
  const making = new EventEmitter();
  const beside = makeFirstPages(undefined);
  const first = makeFirstPages(async () => void (await once(making, 'made')));
  expect([first(), beside()]).toEqual([false, false]);
  making.emit('made');
  await vi.waitFor(() => expect([first(), beside()]).toEqual([true, true]));
});

it('is ready at once beside one that has made them', async () => {
  const first = makeFirstPages(() => Promise.resolve());
  await vi.waitFor(() => expect(first()).toBe(true));
  expect(makeFirstPages(undefined)()).toBe(true);
});

it('is ready at once without pages to make and without a process beside it', () => {
  others.areThere = false;
  expect(makeFirstPages(undefined)()).toBe(true);
});
