import type { Session } from '@/lib/database/sessions';

/** Days for which a client may repeat a request whose response it never got. */
const REMEMBERED_DAYS = 30;

const nameOf = (userId: string, key: string) => `page-made.${userId}.${key}`;

/** The page made for a person’s key; locked against others until the transaction ends. */
export async function pageMadeFor({ client }: Session, userId: string, key: string): Promise<string | undefined> {
  const name = nameOf(userId, key);
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  const { rows } = await client.query<{ id: string }>(`select data->>'page' as id from payload_kv where key = $1`, [
    name,
  ]);
  return rows[0]?.id;
}

/** Stores the page made for a key; deletes old ones. */
export async function rememberPage({ client }: Session, userId: string, key: string, pageId: string): Promise<void> {
  await client.query(
    `delete from payload_kv where key like 'page-made.%' and (data->>'at')::timestamptz < now() - make_interval(days => $1)`,
    [REMEMBERED_DAYS],
  );
  await client.query(
    `insert into payload_kv (key, data) values ($1, jsonb_build_object('page', $2::text, 'at', now()))`,
    [nameOf(userId, key), pageId],
  );
}
