import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem';

const EASY = 'This password is too easy to guess. A few words that have nothing to do with each other are a good one.';
const ADA = { email: 'ada.lovelace@club.test', fullName: 'Ada Lovelace' };
const TEAM = { username: 'northside-netball', teamName: 'Northside Netball Club', email: null };

describe('a new password', () => {
  it.each([
    'password1234',
    'aaaaaaaaaaaa',
    '123456789012',
    'qwertyuiop12',
    'P@ssw0rd1234',
    'Liverpool2024',
    'x'.repeat(200),
  ])('is none that is guessed soon, of whatever account: %s', async (password) => {
    for (const collection of ['admin-users', 'teams', 'team-people'] as const)
      expect(await passwordProblem(collection, password)).toBe(EASY);
  });

  it('is not one letter ten times, where ten are enough', async () => {
    expect(await passwordProblem('teams', 'aaaaaaaaaa')).toBe(EASY);
  });

  it.each(['ada.lovelace@club.test', 'Ada.Lovelace@Club.test', 'AdaLovelace1', 'ada.lovelace1'])(
    'is not the account’s own address or name: %s',
    async (password) => expect(await passwordProblem('admin-users', password, ADA)).toBe(EASY),
  );

  it('is not the team’s own username, which another may have', async () => {
    expect(await passwordProblem('teams', 'northside-netball', TEAM)).toBe(EASY);
    expect(await passwordProblem('admin-users', 'northside-netball', ADA)).toBeUndefined();
  });

  it.each(['Demo-pass-1234', 'correct horse battery', 'vT9#kd02-Lq!', 'gruen pumpe lila zaun'])(
    'may be what is hard to guess: %s',
    async (password) => expect(await passwordProblem('admin-users', password, ADA)).toBeUndefined(),
  );

  it.each([
    ['admin-users', 'eleven-char', 'Use at least 12 characters.'],
    ['teams', 'nine-char', 'Use at least 10 characters.'],
    ['team-people', 'y'.repeat(201), 'Use at most 200 characters.'],
  ] as const)('has the length that accounts of %s need: %s', async (collection, password, problem) =>
    expect(await passwordProblem(collection, password)).toBe(problem),
  );
});
