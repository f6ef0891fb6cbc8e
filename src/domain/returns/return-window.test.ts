import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { applyShopFormat } from '../text/shop-format';
import { isOver, isReturnDays, lastReturnDay, windowText } from './return-window';

afterEach(() => applyShopFormat({}));

const HOUR = 3_600_000;

/** Oracle: walks on by hours, and counts midnights of the shop. */
function walked(sentAt: Date, days: number, timeZone: string): string {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone });
  let [at, day, passed] = [sentAt.getTime(), calendar.format(sentAt), 0];
  while (passed < days) {
    at += HOUR;
    const next = calendar.format(at);
    if (next !== day) passed += 1;
    day = next;
  }
  return day;
}

describe('the last day of a return', () => {
  it('is as many of the shop’s days on, also over a change of the clocks', () => {
    const changes = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-11-01T06:00Z'];
    times(300)(
      fc.constantFrom('Europe/London', 'America/New_York', 'Pacific/Auckland', 'UTC'),
      fc.constantFrom(...changes),
      fc.integer({ min: -40 * 24, max: 24 }),
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 0, max: 45 }),
      (timeZone, change, hours, minutes, days) => {
        applyShopFormat({ timeZone });
        const sentAt = new Date(Date.parse(change) + hours * HOUR + minutes * 60_000);
        expect(lastReturnDay(sentAt, days)).toBe(walked(sentAt, days, timeZone));
      },
    );
  });

  it('begins with the shop’s day of the despatch', () => {
    applyShopFormat({ timeZone: 'Europe/London' });
    expect(lastReturnDay(new Date('2026-06-30T23:30Z'), 30)).toBe('2026-07-31');
    expect(lastReturnDay(new Date('2026-12-31T23:30Z'), 0)).toBe('2026-12-31');
  });
});

describe('a window', () => {
  const window = { returnBy: '2026-12-30' };

  it('is open on its last day, over on the next, and has no end if no despatch is known', () => {
    expect(isOver(window, '2026-12-30')).toBe(false);
    expect(isOver(window, '2026-12-31')).toBe(true);
    expect(isOver({ returnBy: null }, '2099-01-01')).toBe(false);
  });

  it('gives its day', () => {
    expect(windowText(window, '2026-12-30')).toBe('You can return goods until 30 Dec 2026.');
    expect(windowText(window, '2026-12-31')).toMatch(/^You could return goods until 30 Dec 2026\. What is faulty/);
    expect(windowText({ returnBy: null })).toBeUndefined();
  });

  it('has 0 to 365 whole days', () => {
    expect([-1, 0, 30, 365, 366, 1.5, '30', null].filter(isReturnDays)).toEqual([0, 30, 365]);
  });
});
