'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { localRequest } from '@/lib/payload';
import { failure, type Failure, type Result } from '@/lib/result';
import { changeClub, setClubActive } from './form/change-club';
import { createClub } from './form/create-club';
import { deleteClub, type DeletionOutcome } from './delete-club';
import { invalidFields } from './refusal';
import { resetClubPassword } from './reset-club-password';
import { restoreClubAsset } from './detail/restore-club-asset';
import { CLUBS_PATH } from './club-filters';
import { clubChanges, fieldErrorsOf, newClub } from './form/club-form';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { administratorRequest, mayEnter } from '../access/session';

const uuid = z.uuid();
const password = z.string().max(1000).catch('');
const invalid = () => failure('invalid', 'Team not found.');

/** Makes a team’s account; answers its id. */
export async function createClubAction(values: unknown): Promise<Result<{ id: string }>> {
  const session = await signedIn();
  if (!session.ok) return session;
  const parsed = newClub.safeParse(values);
  return parsed.success ? createClub({ ...session, input: parsed.data }) : invalidFields(fieldErrorsOf(parsed.error));
}

/** Saves what was changed of a team; of whoever does it a new email address wants the password. */
export async function changeClubAction(clubId: string, values: unknown, typed?: unknown): Promise<Result> {
  const session = await signedIn();
  if (!session.ok) return session;
  const id = uuid.safeParse(clubId);
  if (!id.success) return invalid();
  const parsed = clubChanges.safeParse(values);
  if (!parsed.success) return invalidFields(fieldErrorsOf(parsed.error));
  return changeClub({
    ...session,
    id: id.data,
    changes: parsed.data,
    password: typed === undefined ? undefined : password.parse(typed),
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

/** Gives a team back a design asset that it deleted. */
export async function restoreClubAssetAction(clubId: string, assetId: string): Promise<Result> {
  const asset = uuid.safeParse(assetId);
  if (!asset.success) return invalid();
  return onClub(clubId, (call) => restoreClubAsset({ ...call, assetId: asset.data }));
}

type Call = Awaited<ReturnType<typeof administratorRequest>> & { id: string };

/** Where it succeeded the screen is read again. */
async function onClub<Answer extends { ok: boolean }>(
  clubId: string,
  work: (call: Call) => Promise<Answer>,
): Promise<Answer | Failure> {
  const session = await administratorRequest(CLUBS_PATH);
  const id = uuid.safeParse(clubId);
  if (!id.success) return invalid();
  const result = await work({ ...session, id: id.data });
  if (result.ok) refresh();
  return result;
}

/** The administrator’s request; where the session has ended the form stays, instead of leading to the login. */
async function signedIn() {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user)) {
    const message = 'You are signed out. Sign in again in another tab, then save: nothing here is lost.';
    return failure('signed_out', message);
  }
  return { ok: true, payload, req: await localRequest(payload, { headers: await headers(), user }) } as const;
}
