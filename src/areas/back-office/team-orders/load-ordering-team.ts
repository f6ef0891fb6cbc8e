import type { Payload, PayloadRequest } from 'payload';
import type { SignedTeam } from '@/modules/team/session';
import { findRecord } from '@/lib/database/find-record';

/** The team that staff order for, as whom the portal’s operations take it; undefined where there is none. */
export async function loadOrderingTeam(
  payload: Payload,
  req: PayloadRequest,
  id: string,
): Promise<SignedTeam | undefined> {
  const team = await findRecord(payload, req, 'teams', id);
  return team && { ...team, collection: 'teams' };
}
