import { expect, test } from 'vitest';
import {
  formatCompact,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatPercent,
  formatTime,
} from './locale';

const at = '2026-07-04T22:45:00.000Z';

test('A date is written in one style, with or without its time', () => {
  expect(formatDate(at, 'UTC')).toBe('4 Jul 2026');
  expect(formatDateTime(at, 'UTC')).toBe('4 Jul 2026, 22:45');
  expect(formatTime(at, 'UTC')).toBe('22:45');
  expect(formatDate(new Date(at), 'Asia/Tokyo')).toBe('5 Jul 2026');
});

test('A deadline names the weekday and the shop’s own time', () => {
  expect(formatDeadline('2026-07-04T23:15:00Z')).toBe('Sunday 5 Jul 2026, 00:15 (London time)');
});

test('A day of a chart is the same in every time zone', () => {
  expect(formatDay('2026-11-21')).toBe('21 Nov');
  expect(formatDay('2026-11-01', { month: 'short', year: 'numeric' })).toBe('Nov 2026');
});

test('Numbers have commas between thousands and a point before decimals', () => {
  expect(formatCount(1234567)).toBe('1,234,567');
  expect(formatPercent(0.0417)).toBe('4.2%');
  expect(formatCompact(1234)).toBe('1.2k');
});
