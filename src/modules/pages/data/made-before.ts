import type { Session } from '@/lib/database/sessions';

/** How long a client may go on asking for a page whose answer it never got. */
const REMEMBERED_DAYS = 30;

const nameOf = (userId: string, key: string) => `page-made.${userId}.${key}`;

/** The page that was made for a person’s key; until the transaction ends nobody else makes one for it. */
export async function pageMadeFor({ client }: Session, userId: string, key: string): Promise<string | undefined> {
  const name = nameOf(userId, key);
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  const { rows } = await client.query<{ id: string }>(`select data->>'page' as id from payload_kv where key = $1`, [
    name,
  ]);
  return rows[0]?.id;
}

/** Remembers which page was made for a key; what is old is forgotten. */
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
