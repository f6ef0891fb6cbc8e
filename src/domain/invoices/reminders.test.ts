import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, shiftDay } from '../text/days';
import { dueReminders, dueText, readDaysAfter, reminderDays } from './reminders';
import { forAll } from '../../../tests/setup/for-all';

describe('days after the due date', () => {
  it.each([
    ['1, 7, 14', [1, 7, 14]],
    ['14,1 , 7,7', [1, 7, 14]],
    ['', []],
    [' ', []],
    ['90', [90]],
  ])('are read: “%s”', (typed, days) => expect(readDaysAfter(typed)).toEqual(days));

  it.each(['0', '91', '1;7', 'one', '1,,7', '1, 2, 3, 4, 5, 6, 7', '-1'])('are not “%s”', (typed) => {
    expect(readDaysAfter(typed)).toBeUndefined();
  });
});

const usual = { isOn: true, daysBefore: 3, daysAfter: '1, 7, 14' };

it('reminders go out before and after the due date, or not at all', () => {
  expect(reminderDays(usual)).toEqual([-3, 1, 7, 14]);
  expect(reminderDays({ ...usual, daysBefore: 0 })).toEqual([1, 7, 14]);
  expect(reminderDays({ ...usual, isOn: false })).toEqual([]);
});

describe('today’s reminders', () => {
  const on = (overdue: number, days = reminderDays(usual)) => {
    const dueOn = shiftDay('2026-11-24', -overdue);
    return dueReminders(days, '2026-11-24').find((each) => each.dueOn === dueOn)?.days;
  };

  it('are those whose day has come, on that day or within three', () => {
    expect([-4, -3, 0, 1, 4, 5, 6, 7, 10, 11, 14, 17, 18].map((overdue) => on(overdue))).toEqual([
      ...[undefined, -3, -3, 1, 1, undefined, undefined, 7, 7, undefined, 14, 14, undefined],
    ]);
  });

  it('are the last of several that came in the meantime', () => {
    expect(on(4, [1, 2, 3])).toBe(3);
  });

  it('come each once, whatever the settings and however long nobody looked', () => {
    const settings = fc.uniqueArray(fc.integer({ min: -10, max: 30 }), { maxLength: 6 });
    forAll(settings, fc.array(fc.nat(5), { minLength: 1, maxLength: 30 }), (requested, pauses) => {
      const days = requested.toSorted((a, b) => a - b);
      const dueOn = '2026-06-15';
      const sent: number[] = [];
      let today = shiftDay(dueOn, -12);
      for (const pause of pauses) {
        today = shiftDay(today, pause);
        const due = dueReminders(days, today).find((each) => each.dueOn === dueOn)?.days;
        if (due === undefined || sent.includes(due)) continue;
        const late = daysBetween(dueOn, today) - due;
        expect(late >= 0 && late <= 3).toBe(true);
        sent.push(due);
      }
      expect(sent).toEqual(sent.toSorted((a, b) => a - b));
      // Daily checks miss none.
      const all = Array.from({ length: 60 }, (_, day) => dueReminders(days, shiftDay('2026-05-20', day)));
      const found = new Set(all.flat().flatMap((each) => (each.dueOn === dueOn ? [each.days] : [])));
      expect([...found].sort((a, b) => a - b)).toEqual(days);
    });
  });
});

it('says how long there is, or how late it is', () => {
  expect(
    ['2026-11-27', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-10'].map((due) => dueText(due, '2026-11-24')),
  ).toEqual([...['is due in 3 days', 'is due in 1 day', 'is due today', 'was due 1 day ago', 'was due 14 days ago']]);
});
