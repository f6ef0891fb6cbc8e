import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAttemptLimit, type Attempt } from './attempt-limit';

let created = 0;
const newLimit = () =>
  createAttemptLimit(`test-${(created += 1)}`, { seconds: 60, byNetwork: 6, byCaller: 3, byAccount: 5 });

const from = (network: string, account = 'ada', device?: string): Attempt => ({ account, network, device });
async function attempts({ allow }: ReturnType<typeof newLimit>, count: number, attempt: Attempt) {
  const allowed = [];
  for (let time = 0; time < count; time += 1) allowed.push((await allow(attempt)).ok);
  return allowed;
}
const yes = (count: number) => Array<boolean>(count).fill(true);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('counts by account and network, and tells how long to wait', async () => {
  const limit = newLimit();
  expect(await attempts(limit, 4, from('one'))).toEqual([...yes(3), false]);
  expect(await limit.allow(from('one', 'grace'))).toEqual({ ok: true });
  expect(await limit.allow(from('two'))).toEqual({ ok: true });
  vi.setSystemTime(Date.now() + 20_500);
  expect(await limit.allow(from('one'))).toEqual({ ok: false, retryAfterSeconds: 40 });
});

it('counts what comes from one network, whatever the accounts, and these no further once it is shut out', async () => {
  const limit = newLimit();
  for (const account of ['ada', 'grace', 'mary'])
    expect(await attempts(limit, 2, from('one', account))).toEqual(yes(2));
  expect(await attempts(limit, 9, from('one', 'joan'))).toEqual(Array(9).fill(false));
  expect(await attempts(limit, 3, from('two', 'joan'))).toEqual(yes(3));
  expect(await attempts(limit, 3, from('three', 'joan'))).toEqual([true, true, false]);
});

it('counts what comes for one account from everywhere but a device that it knows', async () => {
  const limit = newLimit();
  for (const network of ['one', 'two', 'three', 'four', 'five'])
    expect(await attempts(limit, 1, from(network))).toEqual([true]);
  expect(await attempts(limit, 1, from('six'))).toEqual([false]);
  expect(await attempts(limit, 4, from('one', 'ada', 'phone'))).toEqual([...yes(3), false]);
  expect(await attempts(limit, 4, from('one', 'ada', 'laptop'))).toEqual([...yes(3), false]);
});

it('takes no device for the network of its name', async () => {
  const limit = newLimit();
  expect(await attempts(limit, 4, from('one', 'ada', 'two'))).toEqual([...yes(3), false]);
  expect(await attempts(limit, 3, from('two'))).toEqual(yes(3));
});

it('forgets the failures of a caller who succeeds, and counts a success for nobody', async () => {
  const limit = newLimit();
  for (let time = 0; time < 9; time += 1) {
    expect(await attempts(limit, 1, from('one'))).toEqual([true]);
    await limit.succeed(from('one'));
  }
  expect(await attempts(limit, 2, from('one'))).toEqual(yes(2));
  expect(await attempts(limit, 1, from('one', 'ada', 'phone'))).toEqual([true]);
  await limit.succeed(from('one', 'ada', 'phone'));
  expect(await attempts(limit, 4, from('one', 'ada', 'phone'))).toEqual([...yes(3), false]);
  expect(await attempts(limit, 1, from('one'))).toEqual([true]);
  // Two of the account’s five remain: the success of its device gave nothing back.
  expect(await attempts(limit, 3, from('two'))).toEqual([...yes(2), false]);
});
