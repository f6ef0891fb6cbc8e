import type { Payload, PayloadRequest } from 'payload';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { asUser } from '@/lib/as-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { invalidFields, type Refusal } from '@/lib/failures';
import type { ClubChanges } from './club-form';
import { lockClub, type LockedClub, endTeamSessions, isUsernameTaken } from '../data/club-account';
import { noSuchTeam, clubRefusal, USERNAME_TAKEN } from '../refusal';

type OfClub = { payload: Payload; req: PayloadRequest; id: string };
type Changes = ClubChanges & { isActive?: boolean };
type ChangeClub = OfClub & {
  changes: ClubChanges;
  /** Of whoever does it; wanted where the email address changes, as a link to a new password goes there. */
  password?: string;
};

/**
 * Changes what is given of a team; the rest stays, whoever changed it in the meantime. Answers 'password_required' where the
 * form has to ask for the password first.
 */
export async function changeClub({ payload, req, id, changes, password }: ChangeClub): Promise<Result> {
  if (changes.email !== undefined) {
    if (password === undefined) return failure('password_required', 'A new email address needs your password.');
    const confirmed = await confirmPassword({ req, password });
    if (!confirmed.ok) return confirmed;
  }
  try {
    return await inTransaction(req, async (session) => {
      const club = await lockClub(session, req, id);
      if (!club) return noSuchTeam();
      if (changes.username && (await isUsernameTaken(session, changes.username, id))) {
        return invalidFields({ username: [USERNAME_TAKEN] });
      }
      await writeClub({ payload, req, id }, club, changes, 'team.changed');
      return { ok: true } as const;
    });
  } catch (error) {
    return clubRefusal(error, 'Failed to save team');
  }
}

/** Lets a team sign in or no longer; deactivated, it is out at its next request, on every device. */
export async function setClubActive(call: OfClub & { isActive: boolean }): Promise<Result<object, Refusal>> {
  const { req, id, isActive } = call;
  try {
    return await inTransaction(req, async (session) => {
      const club = await lockClub(session, req, id);
      if (!club) return noSuchTeam();
      await switchClub(session, call, club, isActive);
      return { ok: true } as const;
    });
  } catch (error) {
    return clubRefusal(error, `Failed to ${isActive ? 'activate' : 'deactivate'} team`);
  }
}

/** The same for a team that is locked already. */
export async function switchClub(session: Session, call: OfClub, club: LockedClub, isActive: boolean): Promise<void> {
  await writeClub(call, club, { isActive }, isActive ? 'team.activated' : 'team.deactivated');
  if (!isActive) await endTeamSessions(session, call.id);
}

async function writeClub(
  { payload, req, id }: OfClub,
  club: LockedClub,
  changes: Changes,
  action: string,
): Promise<void> {
  const fields = Object.keys(changes) as (keyof Changes)[];
  const changed = fields.filter((field) => String(changes[field] ?? '') !== String(club[field] ?? ''));
  if (changed.length === 0) return;
  await payload.update({
    collection: 'teams',
    id,
    data: Object.fromEntries(changed.map((field) => [field, changes[field]])),
    // An email address comes from `changeClub` alone, which asked for the password.
    context: { knowsPassword: true },
    ...asUser(req),
  });
  await recordActivity(
    req,
    action,
    { type: 'teams', id, name: changes.teamName ?? club.teamName },
    {
      before: Object.fromEntries(changed.map((field) => [field, club[field]])),
      after: Object.fromEntries(changed.map((field) => [field, changes[field]])),
    },
  );
}
