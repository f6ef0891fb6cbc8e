import type { Payload, PayloadRequest } from 'payload';
import { confirmPassword } from '@/features/accounts/operations/confirm-password';
import { usePasswordLink } from '@/features/accounts/operations/password-links';
import { teamPasswordProblem } from '@/domain/team-password';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '../../session';

const invalid = (field: string, message: string) =>
  failure('invalid', message, { fieldErrors: { [field]: [message] } });

type Reset = { req: PayloadRequest; token: string; password: string };

/** Sets a new password by the link of an email, once; every session of the team ends. */
export async function resetPassword(reset: Reset): Promise<Result<object, 'invalid' | 'expired'>> {
  const { req, password } = reset;
  const problem = teamPasswordProblem(password);
  if (problem) return invalid('password', problem);
  const team = await inTransaction(req, () => usePasswordLink(req, 'teams', reset));
  return team ? { ok: true } : failure('expired', 'This link has expired or was used already. Ask for a new one.');
}

type Change = { payload: Payload; req: PayloadRequest; team: SignedTeam; current: string; password: string };

/** Changes the password of a signed-in team, which has to know the old one; its other sessions end. */
export async function changePassword({ payload, req, team, current, password }: Change): Promise<Result> {
  const problem = teamPasswordProblem(password);
  if (problem) return invalid('password', problem);
  const confirmed = await confirmPassword({ req, password: current });
  if (confirmed.ok === false) {
    return confirmed.code === 'wrong_password' ? invalid('current', 'This is not the current password.') : confirmed;
  }
  await payload.update({
    collection: 'teams',
    id: team.id,
    data: { password },
    context: { knowsPassword: true },
    user: req.user,
    overrideAccess: false,
    req,
  });
  return { ok: true };
}
