'use server';

import { z } from 'zod';
import { invitationInput, roleInput } from '@/domain/teams/person-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Failure, Result } from '@/lib/result';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { changePersonRole, inviteAgain, invitePerson, removePerson } from '@/modules/team/change-people';
import { staffAction } from '../../access/staff-action';
import { TEAMS_PATH } from '../team-filters';

const onTeam = z.object({ teamId: z.uuid() });
const onPerson = onTeam.extend({ id: z.uuid() });

export async function invitePersonAction(teamId: string, values: unknown): Promise<Result> {
  return staffAction('teams:write', TEAMS_PATH, onTeam.safeParse({ teamId }), async (call): Promise<Result> => {
    const { data: invitation, error } = invitationInput.safeParse(values);
    return error ? invalidInput(error) : refreshed(invitePerson({ ...call, invitation }));
  });
}

export async function inviteAgainAction(teamId: string, id: string): Promise<Result> {
  return about(teamId, id, inviteAgain);
}

/** Requires the acting user’s password. */
export async function changePersonRoleAction(teamId: string, id: string, values: unknown): Promise<Result> {
  return about(teamId, id, async (call) => {
    const { data, error } = roleInput.safeParse(values);
    return error ? invalidInput(error) : changePersonRole({ ...call, ...data });
  });
}

export async function removePersonAction(teamId: string, id: string): Promise<Result> {
  return about(teamId, id, removePerson);
}

type OnPerson = StaffCall & z.output<typeof onPerson>;

const about = (teamId: string, id: string, work: (call: OnPerson) => Promise<Result>): Promise<Result | Failure> =>
  staffAction('teams:write', TEAMS_PATH, onPerson.safeParse({ teamId, id }), (call) => refreshed(work(call)));
