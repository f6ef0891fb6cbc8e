import type { PayloadRequest } from 'payload';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { invalidFields, type Refusal } from '@/lib/failures';
import type { TeamChanges } from './team-form';
import { lockTeam, type LockedAccount, endTeamSessions, isUsernameTaken } from '../data/team-account';
import { noSuchTeam, teamAccountRefusal, USERNAME_TAKEN } from '../refusal';

type OfTeam = { req: PayloadRequest; id: string };
type Changes = TeamChanges & { isActive?: boolean };
type ChangeTeam = OfTeam & {
  changes: TeamChanges;
  /** The acting user’s password; required for a new email address, which receives password links. */
  password?: string;
};

/** Returns 'password_required' if the form has to ask for the password first. */
export async function changeTeam({ req, id, changes, password }: ChangeTeam): Promise<Result> {
  if (changes.email !== undefined) {
    if (password === undefined) return failure('password_required', 'A new email address needs your password.');
    const confirmed = await confirmPassword({ req, password });
    if (!confirmed.ok) return confirmed;
  }
  try {
    return await inTransaction(req, async (session) => {
      const team = await lockTeam(session, req, id);
      if (!team) return noSuchTeam();
      if (changes.username && (await isUsernameTaken(session, changes.username, id))) {
        return invalidFields({ username: [USERNAME_TAKEN] });
      }
      await writeTeam({ req, id }, team, changes, 'team.changed');
      return { ok: true } as const;
    });
  } catch (error) {
    return teamAccountRefusal(error, 'Failed to save team');
  }
}

export async function setTeamActive(call: OfTeam & { isActive: boolean }): Promise<Result<object, Refusal>> {
  const { req, id, isActive } = call;
  try {
    return await inTransaction(req, async (session) => {
      const team = await lockTeam(session, req, id);
      if (!team) return noSuchTeam();
      await switchTeam(session, call, team, isActive);
      return { ok: true } as const;
    });
  } catch (error) {
    return teamAccountRefusal(error, `Failed to ${isActive ? 'activate' : 'deactivate'} team`);
  }
}

export async function switchTeam(
  session: Session,
  call: OfTeam,
  team: LockedAccount,
  isActive: boolean,
): Promise<void> {
  await writeTeam(call, team, { isActive }, isActive ? 'team.activated' : 'team.deactivated');
  if (!isActive) await endTeamSessions(session, call.id);
}

async function writeTeam({ req, id }: OfTeam, team: LockedAccount, changes: Changes, action: string): Promise<void> {
  const { payload } = req;
  const fields = Object.keys(changes) as (keyof Changes)[];
  const changed = fields.filter((field) => String(changes[field] ?? '') !== String(team[field] ?? ''));
  if (changed.length === 0) return;
  await payload.update({
    collection: 'teams',
    id,
    data: Object.fromEntries(changed.map((field) => [field, changes[field]])),
    // Email addresses change only through `changeTeam`, which requires the password.
    context: { knowsPassword: true },
    ...asUser(req),
  });
  await recordActivity(
    req,
    action,
    { type: 'teams', id, name: changes.teamName ?? team.teamName },
    {
      before: Object.fromEntries(changed.map((field) => [field, team[field]])),
      after: Object.fromEntries(changed.map((field) => [field, changes[field]])),
    },
  );
}
