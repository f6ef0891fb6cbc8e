import { afterEach, expect, it, vi } from 'vitest';
import { holdLock } from './hold-lock';

function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const run = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(name, run);
    return run;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets the next window begin once the last has finished, and none that has withdrawn', async () => {
  fakeLocks();
  const events: string[] = [];
  const hold = (name: string) =>
    holdLock('design', () => {
      events.push(`${name} begins`);
      return async () => {
        await soon();
        events.push(`${name} ends`);
      };
    });
  const [endFirst, withdraw] = [hold('first'), hold('second')];
  hold('third');
  await soon();
  expect(events).toEqual(['first begins']);
  withdraw();
  endFirst();
  await soon();
  await soon();
  expect(events).toEqual(['first begins', 'first ends', 'third begins']);
});

it('begins at once in a browser without locks', () => {
  vi.stubGlobal('navigator', {});
  const begin = vi.fn(() => undefined);
  holdLock('design', begin);
  expect(begin).toHaveBeenCalledOnce();
});
