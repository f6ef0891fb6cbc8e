import { expect, it } from 'vitest';
import { fromLocalInput, scheduleProblem, toLocalInput } from './schedule';

it('goes from the server’s time to the reader’s and back', () => {
  for (const iso of ['2027-01-02T03:04:00.000Z', '2027-07-15T23:59:00.000Z'])
    expect(fromLocalInput(toLocalInput(iso))).toBe(iso);
  expect(toLocalInput(null)).toBe('');
  expect(fromLocalInput('')).toBeNull();
  expect(toLocalInput('2027-01-02T03:04:00.000Z')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
});

it('wants times to come, in order', () => {
  const now = Date.parse('2027-01-01T12:00');
  expect(scheduleProblem('', '', now)).toBeUndefined();
  expect(scheduleProblem('2027-01-01T12:01', '2027-01-01T12:02', now)).toBeUndefined();
  expect(scheduleProblem('2027-01-01T12:00', '', now)).toMatch('in the future');
  expect(scheduleProblem('', '2026-12-31T12:00', now)).toMatch('in the future');
  expect(scheduleProblem('2027-01-02T12:00', '2027-01-02T12:00', now)).toMatch('published before');
  expect(scheduleProblem('tomorrow', '', now)).toMatch('a day and a time');
});
