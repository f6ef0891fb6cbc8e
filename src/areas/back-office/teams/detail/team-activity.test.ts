import { expect, it } from 'vitest';
import { activityChanges, activityText } from './team-activity';

it('says what was done', () => {
  expect(activityText('team-order.status-changed')).toBe('Team order: status changed');
});

it('says what changed, field by field', () => {
  expect(
    activityChanges({
      before: { contactPerson: null, colors: ['#000000'] },
      after: { contactPerson: 'Ada', colors: ['#000000', '#ffffff'], reason: 'Asked for' },
    }),
  ).toEqual(['contact person: – → Ada', 'colors: #000000 → #000000, #ffffff', 'reason: Asked for']);
  expect(activityChanges({ before: null, after: { teamName: 'x'.repeat(90), phone: null } })).toEqual([
    `team name: ${'x'.repeat(80)}…`,
  ]);
});
