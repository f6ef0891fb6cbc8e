import { expect, it } from 'vitest';
import { fromShopInput, scheduleErrors, toShopInput } from './schedule';

const LONDON = 'Europe/London';

it('goes from the server’s time to the shop’s and back, wherever the reader is', () => {
  for (const zone of [LONDON, 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])
    for (const iso of ['2027-01-02T03:04:00.000Z', '2027-07-15T23:59:00.000Z'])
      expect(fromShopInput(toShopInput(iso, zone), zone)).toBe(iso);
  expect(toShopInput('2027-07-15T23:59:00.000Z', LONDON)).toBe('2027-07-16T00:59');
  expect(fromShopInput('2027-01-01T09:00', 'America/New_York')).toBe('2027-01-01T14:00:00.000Z');
  expect(toShopInput(null, LONDON)).toBe('');
  expect(fromShopInput('', LONDON)).toBeNull();
});

it('wants times to come, in order, and names the field', () => {
  const now = Date.parse('2027-01-01T12:00Z');
  const errors = (publishAt: string, unpublishAt: string) => scheduleErrors({ publishAt, unpublishAt }, LONDON, now);
  expect(errors('', '')).toBeUndefined();
  expect(errors('2027-01-01T12:01', '2027-01-01T12:02')).toBeUndefined();
  expect(errors('2027-01-01T12:00', '')).toEqual({ publishAt: ['Choose a time in the future.'] });
  expect(errors('', '2026-12-31T12:00')).toEqual({ unpublishAt: ['Choose a time in the future.'] });
  const together = { unpublishAt: ['Choose a time after the page is published.'] };
  expect(errors('2027-01-02T12:00', '2027-01-02T12:00')).toEqual(together);
  expect(errors('tomorrow', '')).toEqual({ publishAt: ['Enter both a date and a time.'] });
});
