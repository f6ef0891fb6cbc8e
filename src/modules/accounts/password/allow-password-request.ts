import type { AuthCollectionSlug, Payload } from 'payload';
import { clientNetwork } from '@/lib/http/client-address';
import { failure, type Result } from '@/lib/result';
import { createAttemptLimit, type AttemptLimit } from '../attempt-limit';
import { findDeviceOf } from '../session/known-devices';

/** Per day, so that a stranger can neither fill a mailbox nor use up its owner’s requests. */
const createLimit = (name: string): AttemptLimit =>
  createAttemptLimit(name, { seconds: 24 * 60 * 60, byNetwork: 50, byCaller: 5, byAccount: 20 });

const ofTeams = createLimit('team-reset');

/** A team and its people share one page, and so one limit. */
const limits: Record<AuthCollectionSlug, AttemptLimit> = {
  'admin-users': createLimit('staff-reset'),
  teams: ofTeams,
  'team-people': ofTeams,
};

type PasswordRequest = { payload: Payload; headers: Headers; collection: AuthCollectionSlug; name: string };

/** Counts a request for an email with a link; call it before anything is looked up. */
export async function allowPasswordRequest(request: PasswordRequest): Promise<Result<object, 'too_many_attempts'>> {
  const { payload, headers, collection } = request;
  const name = request.name.trim().toLowerCase();
  const device = await findDeviceOf(name, payload, headers, collection);
  const allowed = await limits[collection].allow({ account: name, network: clientNetwork(headers), device });
  return allowed.ok ? allowed : failure('too_many_attempts', 'Too many attempts. Please try again later.');
}
