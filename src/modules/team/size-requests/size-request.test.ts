import { describe, expect, it } from 'vitest';
import { proposedDeadline, requestState, toLocalInput } from './size-request';
import { deadlineInput, requestInput } from './size-request-input';

const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('requestState', () => {
  it.each([
    [{ lockedAt: null, deadline: inHours(1) }, 'open'],
    [{ lockedAt: inHours(-1), deadline: inHours(1) }, 'locked'],
    [{ lockedAt: null, deadline: now }, 'expired'],
    [{ lockedAt: inHours(-2), deadline: inHours(-1).toISOString() }, 'expired'],
  ] as const)('of %o is %s', (request, state) => expect(requestState(request, now)).toBe(state));
});

it('proposes seven days, in the form an input takes', () => {
  const proposed = proposedDeadline(now);
  const days = (proposed.getTime() - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(6);
  expect(days).toBeLessThan(8);
  expect(proposed.getHours()).toBe(20);
  expect(new Date(toLocalInput(proposed))).toEqual(proposed);
});

describe('what a manager may enter', () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it.each([
    [{}],
    [{ deadline: 'soon' }],
    [{ deadline: at(-1) }],
    [{ deadline: at(400) }],
    [{ deadline: '2030-01-01' }],
  ])('is not %o as a deadline', (given) => expect(deadlineInput.safeParse(given).success).toBe(false));

  it('is a title and a time to come', () => {
    expect(requestInput.safeParse({ title: ' ', deadline: at(7) }).error?.issues[0]?.message).toBe(
      'Say what the sizes are for.',
    );
    const parsed = requestInput.parse({ title: ' Autumn  kit ', deadline: at(7) });
    expect(parsed).toEqual({ title: 'Autumn kit', deadline: expect.any(Date), squad: null });
    const asked = requestInput.parse({ title: 'Kit', deadline: at(7), squad: ' Under  13 ' });
    expect(asked.squad).toBe('Under 13');
    expect(requestInput.safeParse({ title: 'Kit', deadline: at(7), squad: 'x'.repeat(61) }).success).toBe(false);
  });
});
