import { describe, expect, it } from 'vitest';
import { awaitsConfirmation, needsConfirmation, wasNeverConfirmed } from './order-confirmation';

const limit = { pieces: 30, cents: 100_000 };
const volume = (pieces: number, dollars: number) => ({ pieces, cents: dollars * 100 });

describe('an order waits for confirmation', () => {
  it.each([
    ['30 pieces for $1,000', volume(30, 1000), [], false],
    ['31 pieces', volume(31, 1), [], true],
    ['$1,001', volume(1, 1001), [], true],
    ['20 pieces after 10', volume(20, 1), [volume(10, 1)], false],
    ['20 pieces after 11', volume(20, 1), [volume(11, 1)], true],
    ['$500 after $501', volume(1, 500), [volume(1, 501)], true],
    ['what mailbox and network have open apart', volume(10, 1), [volume(15, 1), volume(15, 1)], false],
    ['where only the second is too much', volume(10, 1), [volume(0, 0), volume(21, 1)], true],
  ])('%s: %#', (_what, order, open, waits) => expect(needsConfirmation(order, open, limit)).toBe(waits));
});

describe('how it stands', () => {
  const confirmBy = '2026-11-25T12:00:00.000Z';
  it.each([
    ['pending', null, null, false, false],
    ['pending', confirmBy, null, true, false],
    ['pending', confirmBy, confirmBy, false, false],
    ['processing', confirmBy, null, false, false],
    ['cancelled', confirmBy, null, false, true],
    ['cancelled', confirmBy, confirmBy, false, false],
    ['cancelled', null, null, false, false],
  ] as const)('%s, by %s, confirmed %s', (status, by, confirmedAt, waits, never) => {
    const order = { status, confirmBy: by, confirmedAt };
    expect(awaitsConfirmation(order)).toBe(waits);
    expect(wasNeverConfirmed(order)).toBe(never);
  });
});
