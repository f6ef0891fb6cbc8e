import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BACKUP_RULES, dueBackupDay, isBackupHour, isKeptCount, type BackupRules } from './backup-schedule';

const daily = (hour: number): BackupRules => ({ ...DEFAULT_BACKUP_RULES, schedule: 'daily', hour });
const weekly: BackupRules = { ...DEFAULT_BACKUP_RULES, schedule: 'weekly' };
const due = (rules: BackupRules, madeOn: string | undefined, at: string, zone = 'Europe/London') =>
  dueBackupDay(rules, { madeOn }, new Date(at), zone);

describe('an automatic backup', () => {
  it('is due from its hour of the shop’s day, once', () => {
    expect(due(DEFAULT_BACKUP_RULES, undefined, '2026-07-01T12:00:00Z')).toBeUndefined();
    expect(due(daily(3), '2026-06-30', '2026-07-01T01:59:59Z')).toBeUndefined();
    expect(due(daily(3), '2026-06-30', '2026-07-01T02:00:00Z')).toBe('2026-07-01');
    expect(due(daily(3), '2026-07-01', '2026-07-01T22:59:59Z')).toBeUndefined();
  });

  it('is made up for once, however many were missed', () => {
    expect(due(daily(3), '2026-06-28', '2026-06-30T23:30:00Z')).toBe('2026-07-01');
    expect(due(daily(3), '2026-07-01', '2026-07-01T02:00:00Z')).toBeUndefined();
    expect(due(weekly, '2026-06-22', '2026-07-03T12:00:00Z')).toBe('2026-07-03');
    expect(due(weekly, '2026-07-03', '2026-07-06T01:59:00Z')).toBeUndefined();
    expect(due(weekly, '2026-07-03', '2026-07-06T02:00:00Z')).toBe('2026-07-06');
  });

  it('is tried again an hour after a failure', () => {
    const triedAt = new Date('2026-07-01T02:00:00Z');
    const again = (at: string) => dueBackupDay(daily(3), { triedAt }, new Date(at), 'Europe/London');
    expect(again('2026-07-01T02:59:59Z')).toBeUndefined();
    expect(again('2026-07-01T03:00:00Z')).toBe('2026-07-01');
  });

  it.each([
    ['an hour that clocks skip', 1, '2026-03-28', '2026-03-29T01:00:00Z', '2026-03-29'],
    ['the first of an hour twice', 1, '2026-10-24', '2026-10-25T00:00:00Z', '2026-10-25'],
    ['the second of an hour twice', 1, '2026-10-25', '2026-10-25T01:30:00Z', undefined],
  ])('at %s', (_what, hour, madeOn, at, day) => {
    expect(due(daily(hour), madeOn, at)).toBe(day);
  });

  it('has a whole hour of the day, and a number kept', () => {
    expect([0, 23, -1, 24, 1.5, '3'].map(isBackupHour)).toEqual([true, true, false, false, false, false]);
    expect([1, 60, 0, 61, 2.5, null].map(isKeptCount)).toEqual([true, true, false, false, false, false]);
  });
});

const ZONES = [
  ...['Europe/London', 'America/New_York', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'],
  ...['Pacific/Chatham', 'Pacific/Apia', 'Africa/Casablanca', 'America/St_Johns', 'Pacific/Kiritimati'],
];
const TICK_MS = 30 * 60_000;
const TICKS = 15 * 48;

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** Local time by another way than the rule’s. */
const local = (at: number, zone: string) => {
  const [day = '', time = ''] = clocks.get(zone)!.format(at).split(' ');
  return { day, hour: Number(time.slice(0, 2)), weekday: new Date(`${day}T12:00:00Z`).getUTCDay() };
};

const scene = fc.record({
  zone: fc.constantFrom(...ZONES),
  // Most of them near a change of clocks.
  start: fc.oneof(
    fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
    fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2026, 3, 1) }),
    fc.integer({ min: Date.UTC(2026, 9, 15), max: Date.UTC(2026, 10, 1) }),
  ),
  hour: fc.nat(23),
  schedule: fc.constantFrom('daily' as const, 'weekly' as const),
  down: fc.array(fc.record({ from: fc.nat(TICKS), ticks: fc.integer({ min: 1, max: 200 }) }), { maxLength: 4 }),
});

it('is made once after each planned hour, on one day at most once, whatever the clocks do and the shop misses', () => {
  fc.assert(
    fc.property(scene, ({ zone, start, hour, schedule, down }) => {
      const rules: BackupRules = { schedule, hour, keep: 7 };
      const made: string[] = [];
      /** True from a planned hour until a backup of that day or later. */
      let isOwed = true;
      let seen = '';
      for (let tick = 0; tick < TICKS; tick += 1) {
        const at = start + tick * TICK_MS;
        const now = local(at, zone);
        const isPlanned = now.hour >= hour && now.day > seen && (schedule === 'daily' || now.weekday === 1);
        if (isPlanned) {
          seen = now.day;
          if ((made.at(-1) ?? '') < now.day) isOwed = true;
        }
        if (down.some(({ from, ticks }) => tick >= from && tick < from + ticks)) continue;
        const day = dueBackupDay(rules, { madeOn: made.at(-1) }, new Date(at), zone);
        expect(day).toBe(isOwed ? now.day : undefined);
        if (day !== undefined) made.push(day);
        isOwed = false;
      }
      expect(new Set(made).size).toBe(made.length);
    }),
    { numRuns: 50 },
  );
});
