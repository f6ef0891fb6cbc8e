import { expect, it } from 'vitest';
import { TEAM_ROLES, teamRefusal, teamRoleCan, type TeamPermission, type TeamRole } from './team-roles';

const expected: Record<TeamRole, TeamPermission[]> = {
  manager: ['portal', 'roster', 'drafts', 'designs', 'orders', 'proofs', 'invoices', 'account', 'people'],
  coach: ['portal', 'roster', 'drafts', 'designs'],
  treasurer: ['portal', 'invoices'],
};

it.each(TEAM_ROLES)('a %s may do what the role is for, and nothing else', (role) => {
  expect(expected.manager.filter((permission) => teamRoleCan(role, permission))).toEqual(expected[role]);
});

it('a role that nobody knows may do nothing', () => {
  for (const permission of expected.manager) expect(teamRoleCan('owner' as TeamRole, permission)).toBe(false);
});

it('says who can', () => {
  expect(teamRefusal('proofs')).toBe('Only a manager can approve a proof or ask for changes.');
});
