import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { createLinks, newToken } from './data/size-links';
import { closeSizeRequest, insertSizeRequest, isSquad, listOpenAnd, makeWay, openUntil } from './data/size-requests';

type Call = { req: PayloadRequest; team: SignedTeam };

const notFound = failure('not_found', 'Size form not found.');
const noSquad = invalidFields({ squad: ['Nobody on your roster is in this squad.'] });
const oneIsOpen = failure('conflict', 'You are already collecting sizes. Lock that collection first.');

export async function openSizeRequest({
  req,
  team,
  title,
  deadline,
  squad,
}: Call & { title: string; deadline: Date; squad: string | null }): Promise<
  Result<{ id: string }, 'conflict' | 'invalid'>
> {
  return inTransaction(req, async (session) => {
    if (squad && !(await isSquad(session, team.id, squad))) return noSquad;
    await makeWay(session, team.id);
    const id = await insertSizeRequest(session, { teamId: team.id, title, deadline, squad, token: newToken() });
    if (!id) return oneIsOpen;
    await createLinks(session, id);
    return { ok: true, id };
  });
}

/** Idempotent. */
export async function lockSizeRequest({ req, team, id }: Call & { id: string }): Promise<Result<object, 'not_found'>> {
  return inTransaction(req, async (session) =>
    (await closeSizeRequest(session, team.id, id)) ? { ok: true } : notFound,
  );
}

export async function reopenSizeRequest({
  req,
  team,
  id,
  deadline,
}: Call & { id: string; deadline: Date }): Promise<Result<object, 'not_found' | 'conflict'>> {
  return inTransaction(req, async (session) => {
    await makeWay(session, team.id);
    const requests = await listOpenAnd(session, team.id, id);
    if (!requests.includes(id)) return notFound;
    if (requests.length > 1) return oneIsOpen;
    await openUntil(session, team.id, id, deadline);
    await createLinks(session, id);
    return { ok: true };
  });
}
