import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { MAX_VIEWS, type SavedView } from '../views/saved-view';
import { openView, recordsIn } from './view-lists';

export type StoredView = Omit<SavedView, 'href' | 'lost'> & { query: string };

const VIEW = `v.id, v.list, v.name, v.query, v.owner_id is null as "isShared", d.view_id is not null as "isDefault"
  from saved_views v left join default_views d on d.view_id = v.id and d.user_id = $1`;
const VISIBLE = '(v.owner_id = $1 or v.owner_id is null)';

/** The user's own views and everyone's, of these lists. */
export async function listViews(payload: Payload, userId: string, lists: readonly string[]): Promise<SavedView[]> {
  const views = await query<StoredView>(
    payload,
    `select ${VIEW} where ${VISIBLE} and v.list = any($2) order by lower(v.name), v.id limit ${2 * MAX_VIEWS}`,
    [userId, lists],
  );
  const gone = await listGone(
    payload,
    views.flatMap((view) => recordsIn(view.query)),
  );
  return views.map(({ query: stored, ...view }) => ({
    ...view,
    ...openView(view.list, stored, (record) => gone.has(record)),
  }));
}

async function listGone(payload: Payload, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query<{ id: string }>(
    payload,
    `select id from unnest($1::uuid[]) id
      where not exists (select from categories where categories.id = id.id)
        and not exists (select from products where products.id = id.id)
        and not exists (select from team_profiles where team_profiles.id = id.id)
        and not exists (select from admin_users where admin_users.id = id.id)`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Locks out other writers of views, so that names stay unique and counts bounded. */
export async function lockViews({ client }: Session): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('saved_views'))`);
}

/** Undefined unless it is the user's own or everyone's. */
export async function findView({ client }: Session, userId: string, id: string): Promise<StoredView | undefined> {
  const { rows } = await client.query<StoredView>(`select ${VIEW} where ${VISIBLE} and v.id = $2`, [userId, id]);
  return rows[0];
}

type Owned = { ownerId: string | null; list: string; name: string };

export async function isNameTaken({ client }: Session, { ownerId, list, name }: Owned, id?: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from saved_views where owner_id is not distinct from $1 and list = $2 and lower(name) = lower($3) and id is distinct from $4`,
    [ownerId, list, name, id ?? null],
  );
  return rows.length > 0;
}

export async function countViews({ client }: Session, ownerId: string | null): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from saved_views where owner_id is not distinct from $1',
    [ownerId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertView({ client }: Session, view: Owned & { query: string }): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'insert into saved_views (owner_id, list, name, query) values ($1, $2, $3, $4) returning id',
    [view.ownerId, view.list, view.name, view.query],
  );
  return rows[0]?.id ?? '';
}

export async function updateView({ client }: Session, id: string, view: Owned & { query: string }): Promise<void> {
  await client.query('update saved_views set owner_id = $2, name = $3, query = $4 where id = $1', [
    id,
    view.ownerId,
    view.name,
    view.query,
  ]);
  if (view.ownerId) {
    await client.query('delete from default_views where view_id = $1 and user_id <> $2', [id, view.ownerId]);
  }
}

export async function deleteStoredView({ client }: Session, id: string): Promise<void> {
  await client.query('delete from saved_views where id = $1', [id]);
}

export async function setDefaultView(session: Session, userId: string, view: { id: string; list: string }) {
  await session.client.query(
    `insert into default_views (user_id, list, view_id) values ($1, $2, $3)
     on conflict (user_id, list) do update set view_id = excluded.view_id`,
    [userId, view.list, view.id],
  );
}

export async function unsetDefaultView({ client }: Session, userId: string, id: string): Promise<void> {
  await client.query('delete from default_views where user_id = $1 and view_id = $2', [userId, id]);
}
