import { describe, expect, it } from 'vitest';
import { appearanceInput, invitationInput, notificationInput, profileInput, staffPasswordProblem } from './staff-input';

describe('a new password of staff', () => {
  it.each([
    ['', 'Use at least 12 characters.'],
    ['x'.repeat(11), 'Use at least 12 characters.'],
    ['x'.repeat(12), undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'Please use at most 200 characters.'],
  ])('%#', (password, problem) => {
    expect(staffPasswordProblem(password)).toBe(problem);
  });
});

describe('a profile', () => {
  it('is tidied', () => {
    expect(profileInput.parse({ fullName: '  Ada   Okafor ', email: ' ADA@Shop.test ', bio: 'Hello' })).toEqual({
      fullName: 'Ada Okafor',
      email: 'ada@shop.test',
      bio: 'Hello',
    });
  });

  it('says what is wrong beside the field', () => {
    const { error } = profileInput.safeParse({ fullName: ' ', email: 'ada@', bio: 'x'.repeat(2001) });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['fullName', 'Enter the full name.'],
      ['email', 'Enter an email address, such as ada@club.test.'],
      ['bio', 'Please use at most 2000 characters.'],
    ]);
  });
});

it('an invitation names one of the roles', () => {
  const person = { fullName: 'Ada', email: 'ada@shop.test' };
  expect(invitationInput.safeParse({ ...person, role: 'content_manager' }).success).toBe(true);
  const own = '5b2c1d3e-0000-4000-8000-000000000000';
  expect(invitationInput.safeParse({ ...person, role: own }).success).toBe(true);
  for (const role of ['own', 'director', ''])
    expect(invitationInput.safeParse({ ...person, role }).success).toBe(false);
});

it('an appearance is one of those there are', () => {
  const dark = { theme: 'dark', colorScheme: 'purple' };
  expect(appearanceInput.parse(dark)).toEqual(dark);
  expect(appearanceInput.safeParse({ ...dark, theme: 'sepia' }).success).toBe(false);
  expect(appearanceInput.safeParse({ ...dark, colorScheme: 'url(x)' }).success).toBe(false);
});

it('notifications are chosen by group and kind, each at most once over', () => {
  const chosen = { group: 'orders', kinds: ['order', 'quote'] };
  expect(notificationInput.parse(chosen)).toEqual(chosen);
  expect(notificationInput.safeParse({ ...chosen, kinds: Array(10).fill('order') }).success).toBe(false);
  expect(notificationInput.safeParse({ ...chosen, kinds: ['weather'] }).success).toBe(false);
  expect(notificationInput.safeParse({ ...chosen, group: 'all' }).success).toBe(false);
});
