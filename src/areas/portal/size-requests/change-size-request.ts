import type { PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/session';
import { createLinks, newToken } from './data/size-links';

type Call = { req: PayloadRequest; team: SignedTeam };

const notFound = failure('not_found', 'Size form not found.');
const oneIsOpen = failure('conflict', 'You are already collecting sizes. Lock that collection first.');

/** Lets one call of a team be opened at a time, and closes what is past its deadline: the database allows one open call. */
async function makeWay({ client }: Session, teamId: string): Promise<void> {
  await client.query('select id from team_profiles where id = $1 for no key update', [teamId]);
  await client.query(
    `update team_size_requests set locked_at = deadline, updated_at = now()
      where team_id = $1 and locked_at is null and deadline <= now()`,
    [teamId],
  );
}

/** Asks every active player of the team for number, name and size. */
export async function openSizeRequest({
  req,
  team,
  title,
  deadline,
}: Call & { title: string; deadline: Date }): Promise<Result<{ id: string }, 'conflict'>> {
  return inTransaction(req, async (session) => {
    await makeWay(session, team.id);
    const { rows } = await session.client.query<{ id: string }>(
      `insert into team_size_requests (team_id, title, deadline, token) values ($1, $2, $3, $4)
         on conflict (team_id) where locked_at is null do nothing
       returning id`,
      [team.id, title, deadline, newToken()],
    );
    const [opened] = rows;
    if (!opened) return oneIsOpen;
    await createLinks((...statement) => session.client.query(...statement), opened.id);
    return { ok: true, id: opened.id };
  });
}

/** From here on every link of the call is refused. Locking twice is locking once. */
export async function lockSizeRequest({ req, team, id }: Call & { id: string }): Promise<Result<object, 'not_found'>> {
  return inTransaction(req, async ({ client }) => {
    const { rowCount } = await client.query(
      `update team_size_requests set locked_at = coalesce(locked_at, now()), updated_at = now()
        where id = $1 and team_id = $2`,
      [id, team.id],
    );
    return rowCount ? { ok: true } : notFound;
  });
}

/** Opens a call again, or gives an open one another deadline: the same links are good until then. */
export async function reopenSizeRequest({
  req,
  team,
  id,
  deadline,
}: Call & { id: string; deadline: Date }): Promise<Result<object, 'not_found' | 'conflict'>> {
  return inTransaction(req, async (session) => {
    await makeWay(session, team.id);
    const { rows } = await session.client.query<{ id: string }>(
      'select id from team_size_requests where team_id = $1 and (id = $2 or locked_at is null)',
      [team.id, id],
    );
    if (!rows.some((request) => request.id === id)) return notFound;
    if (rows.some((request) => request.id !== id)) return oneIsOpen;
    await session.client.query(
      `update team_size_requests set locked_at = null, deadline = $3, updated_at = now() where id = $1 and team_id = $2`,
      [id, team.id, deadline],
    );
    await createLinks((...statement) => session.client.query(...statement), id);
    return { ok: true };
  });
}
