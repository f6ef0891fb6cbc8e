import { describe, expect, it } from 'vitest';
import { VAT_NUMBER_PROBLEM } from '@/domain/taxes/vat-number';
import { teamChanges, fieldErrorsOf, newTeam } from './team-form';
import { changedValues, EMPTY_TEAM, usernameOf } from './team-values';

const filled = { ...EMPTY_TEAM, teamName: ' Northside  Netball ', username: 'Northside-Netball', invite: false };
const errorsOf = (values: object) => {
  const parsed = newTeam.safeParse({ ...filled, ...values });
  return parsed.success ? {} : fieldErrorsOf(parsed.error);
};

describe('a team’s form', () => {
  it('starts with purple and white, and leaves empty what is not given', () => {
    expect(newTeam.parse(filled)).toEqual({
      teamName: 'Northside Netball',
      username: 'northside-netball',
      contactPerson: null,
      email: null,
      phone: null,
      division: null,
      sportType: null,
      vatNumber: null,
      isTaxExempt: false,
      allowsAnyNumber: false,
      colors: ['#7c3aed', '#ffffff'],
      invite: false,
    });
  });

  it.each([
    [{ teamName: ' ' }, 'teamName', 'Enter the team’s name.'],
    [{ username: '' }, 'username', 'Enter a username.'],
    [{ username: 'two words' }, 'username', 'Use letters, digits, dots and hyphens, as in northside-netball.'],
    [{ email: 'nobody' }, 'email', 'Enter an email address, such as name@example.com.'],
    [{ invite: true }, 'email', 'The invitation needs an email address.'],
    [{ vatNumber: 'DE136695977' }, 'vatNumber', VAT_NUMBER_PROBLEM],
    [{ colors: [] }, 'colors', 'Teams must have at least one color.'],
    [{ colors: ['red'] }, 'colors', 'Enter colours as #rrggbb.'],
    [{ colors: ['#000000', '#000'] }, 'colors', 'Choose each colour once.'],
    [
      { colors: ['1', '2', '3', '4', '5', '6', '7'].map((digit) => `#${digit.repeat(6)}`) },
      'colors',
      'Teams can have a maximum of 6 colors.',
    ],
  ])('refuses %j beside its field', (values, field, message) => {
    expect(errorsOf(values)).toEqual({ [field]: [message] });
  });

  it('sends what was changed, and empties what was emptied', () => {
    const before = { ...EMPTY_TEAM, teamName: 'Northside', phone: '01', vatNumber: 'DE136695976' };
    const changes = changedValues(before, { ...before, phone: '', colors: ['#000000'] });
    expect(teamChanges.parse(changes)).toEqual({ phone: null, colors: ['#000000'] });
    const taxes = changedValues(before, { ...before, vatNumber: ' ', isTaxExempt: true });
    expect(teamChanges.parse(taxes)).toEqual({ vatNumber: null, isTaxExempt: true });
  });
});

describe('the suggested username', () => {
  it.each([
    ['Northside Netball', 'northside-netball'],
    ['Łódź Ladies’ FC (U16)', 'lodz-ladies-fc-u16'],
    ['  ***  ', ''],
    ['x'.repeat(120), 'x'.repeat(55)],
  ])('of %s is %s', (name, username) => expect(usernameOf(name)).toBe(username));
});
