'use server';

import { z } from 'zod';
import { teamBillingInput } from '@/domain/teams/team-billing';
import { invalidFields, invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/refreshed';
import { failure, type Failure, type Result } from '@/lib/result';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { saveTeamBilling } from '@/modules/team/billing/save-team-billing';
import { changeClub, setClubActive } from './form/change-club';
import { createClub } from './form/create-club';
import { deleteClub, type DeletionOutcome } from './delete-club';
import { resetClubPassword } from './reset-club-password';
import { restoreClubAsset } from './detail/restore-club-asset';
import { CLUBS_PATH } from './club-filters';
import { clubChanges, fieldErrorsOf, newClub } from './form/club-form';
import { formAction, staffAction } from '../access/staff-action';

const uuid = z.uuid();
const password = z.string().max(1000).catch('');
const NOT_FOUND = 'Team not found.';

/** Makes a team’s account; answers its id. */
export async function createClubAction(values: unknown): Promise<Result<{ id: string }>> {
  return formAction(async (call) => {
    const { data: input, error } = newClub.safeParse(values);
    return error ? invalidFields(fieldErrorsOf(error)) : createClub({ ...call, input });
  });
}

/** Saves what was changed of a team; of whoever does it a new email address wants the password. */
export async function changeClubAction(clubId: string, values: unknown, typed?: unknown): Promise<Result> {
  return formAction(async (call) => {
    const id = uuid.safeParse(clubId);
    if (!id.success) return failure('invalid', NOT_FOUND);
    const { data: changes, error } = clubChanges.safeParse(values);
    if (error) return invalidFields(fieldErrorsOf(error));
    return changeClub({
      ...call,
      id: id.data,
      changes,
      password: typed === undefined ? undefined : password.parse(typed),
    });
  });
}

/** Deletes a team, or deactivates one that has orders. */
export async function deleteClubAction(clubId: string): Promise<Result<{ outcome: DeletionOutcome }>> {
  return onClub(clubId, deleteClub);
}

export async function setClubActiveAction(clubId: string, isActive: boolean): Promise<Result> {
  return onClub(clubId, (call) => setClubActive({ ...call, isActive: isActive === true }));
}

/** Sends a link to a new password, after the password of whoever does it; answers the address it goes to. */
export async function resetClubPasswordAction(clubId: string, typed: unknown): Promise<Result<{ email: string }>> {
  return onClub(clubId, (call) => resetClubPassword({ ...call, password: password.parse(typed) }));
}

/** Saves whom a team’s orders are invoiced to. */
export async function saveClubBillingAction(clubId: string, values: unknown): Promise<Result> {
  return onClub(clubId, async ({ req, id: teamId }): Promise<Result> => {
    const { data: billing, error } = teamBillingInput.safeParse(values);
    return error ? invalidInput(error) : saveTeamBilling({ req, teamId, billing });
  });
}

/** Gives a team back a design asset that it deleted. */
export async function restoreClubAssetAction(clubId: string, assetId: string): Promise<Result> {
  const asset = uuid.safeParse(assetId);
  if (!asset.success) return failure('invalid', NOT_FOUND);
  return onClub(clubId, (call) => restoreClubAsset({ ...call, assetId: asset.data }));
}

/** Where it succeeded the screen is read again. */
const onClub = <Answer extends { ok: boolean; code?: string }>(
  clubId: string,
  work: (call: StaffCall & { id: string }) => Promise<Answer>,
): Promise<Answer | Failure> =>
  staffAction(CLUBS_PATH, z.object({ id: uuid }).safeParse({ id: clubId }), (call) => refreshed(work(call)), NOT_FOUND);
