import type { Payload, PayloadRequest } from 'payload';
import { errorStatus } from '@/lib/http/error-status';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { passwordProblem } from '../../rules/password';
import type { SignedTeam } from '../../session';

type Refusal = 'invalid' | 'expired' | 'too_many_attempts';

const invalid = (field: string, message: string) =>
  failure('invalid', message, { fieldErrors: { [field]: [message] } });

type Reset = { payload: Payload; req: PayloadRequest; token: string; password: string };

/** Sets a new password by the link of a letter, once; every session of the team ends. */
export async function resetPassword({ payload, req, token, password }: Reset): Promise<Result<object, Refusal>> {
  const problem = passwordProblem(password);
  if (problem) return invalid('password', problem);
  try {
    await payload.resetPassword({ collection: 'teams', data: { token, password }, overrideAccess: true, req });
    return { ok: true };
  } catch (error) {
    const status = errorStatus(error);
    if (status !== 401 && status !== 403) throw error;
    return failure('expired', 'This link has expired or was used already. Ask for a new one.');
  }
}

const byTeam = createThrottle('team-password.team', { points: 10, seconds: 15 * 60 });

type Change = { payload: Payload; req: PayloadRequest; team: SignedTeam; current: string; password: string };

/** Changes the password of a signed-in team, which has to know the old one; its other sessions end. */
export async function changePassword(change: Change): Promise<Result<object, Refusal>> {
  const { payload, req, team, current, password } = change;
  const problem = passwordProblem(password);
  if (problem) return invalid('password', problem);
  if (!(await byTeam.consume(team.id)).ok) {
    return failure('too_many_attempts', 'Too many attempts. Please try again later.');
  }
  if (!(await isPassword(change, current))) return invalid('current', 'This is not the current password.');
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

/** Tried by a login of its own, whose session ends with the change. */
async function isPassword({ payload, team }: Change, password: string): Promise<boolean> {
  try {
    await payload.login({ collection: 'teams', data: { username: team.username ?? '', password } });
    return true;
  } catch (error) {
    if (errorStatus(error) === 401) return false;
    throw error;
  }
}
