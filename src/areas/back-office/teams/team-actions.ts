'use server';

import { z } from 'zod';
import { teamBillingInput } from '@/domain/teams/team-billing';
import { invalidFields, invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure, type Failure, type Result } from '@/lib/result';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { changeTeam, setTeamActive } from './form/change-team';
import { addTeam } from './form/add-team';
import { deleteTeam, type DeletionOutcome } from './delete-team';
import { resetTeamPassword } from './reset-team-password';
import { restoreTeamAsset } from './detail/restore-team-asset';
import { anonymiseTeam } from './privacy/anonymise-team';
import { erasePlayer } from './privacy/erase-player';
import { TEAMS_PATH } from './team-filters';
import { teamChanges, fieldErrorsOf, newTeam } from './form/team-form';
import { saveTeamBilling } from '@/modules/team/save-team-billing';
import { formAction, staffAction } from '../access/staff-action';

const uuid = z.uuid();
const password = z.string().max(1000).catch('');
const NOT_FOUND = 'Team not found.';

export async function addTeamAction(values: unknown): Promise<Result<{ id: string }>> {
  return formAction('teams:write', async (call) => {
    const { data: input, error } = newTeam.safeParse(values);
    return error ? invalidFields(fieldErrorsOf(error)) : addTeam({ ...call, input });
  });
}

export async function changeTeamAction(teamId: string, values: unknown, typed?: unknown): Promise<Result> {
  return formAction('teams:write', async (call) => {
    const id = uuid.safeParse(teamId);
    if (!id.success) return failure('invalid', NOT_FOUND);
    const { data: changes, error } = teamChanges.safeParse(values);
    if (error) return invalidFields(fieldErrorsOf(error));
    return changeTeam({
      ...call,
      id: id.data,
      changes,
      password: typed === undefined ? undefined : password.parse(typed),
    });
  });
}

export async function deleteTeamAction(teamId: string): Promise<Result<{ outcome: DeletionOutcome }>> {
  return onTeam(teamId, deleteTeam);
}

export async function setTeamActiveAction(teamId: string, isActive: boolean): Promise<Result> {
  return onTeam(teamId, (call) => setTeamActive({ ...call, isActive: isActive === true }));
}

export async function resetTeamPasswordAction(teamId: string, typed: unknown): Promise<Result<{ email: string }>> {
  return onTeam(teamId, (call) => resetTeamPassword({ ...call, password: password.parse(typed) }));
}

export async function saveTeamBillingAction(teamId: string, values: unknown): Promise<Result> {
  return onTeam(teamId, async ({ req }): Promise<Result> => {
    const { data: billing, error } = teamBillingInput.safeParse(values);
    return error ? invalidInput(error) : saveTeamBilling({ req, teamId, billing });
  });
}

export async function restoreTeamAssetAction(teamId: string, assetId: string): Promise<Result> {
  const asset = uuid.safeParse(assetId);
  if (!asset.success) return failure('invalid', NOT_FOUND);
  return onTeam(teamId, (call) => restoreTeamAsset({ ...call, assetId: asset.data }));
}

export async function anonymiseTeamAction(teamId: string): Promise<Result<{ orders: number }>> {
  return onTeam(teamId, anonymiseTeam);
}

export async function erasePlayerAction(teamId: string, memberId: string): Promise<Result<{ orders: number }>> {
  const member = uuid.safeParse(memberId);
  if (!member.success) return failure('invalid', NOT_FOUND);
  return onTeam(teamId, (call) => erasePlayer({ ...call, memberId: member.data }));
}

const onTeam = <Answer extends { ok: boolean; code?: string }>(
  teamId: string,
  work: (call: StaffCall & { id: string }) => Promise<Answer>,
): Promise<Answer | Failure> =>
  staffAction(
    'teams:write',
    TEAMS_PATH,
    z.object({ id: uuid }).safeParse({ id: teamId }),
    (call) => refreshed(work(call)),
    NOT_FOUND,
  );
