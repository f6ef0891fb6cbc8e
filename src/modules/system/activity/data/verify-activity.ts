import { env } from '@/lib/env';
import { connectDatabase } from '@/lib/database/database-client';

/** Place in the chain over the activity log, and the hash over everything up to it. */
export type ChainLink = { place: number; hash: string };

/** `changed`: differs from its link; `removed`: no entry; `missing`: no link before; `inserted`: no link. */
export type ChainProblem = 'changed' | 'removed' | 'missing' | 'inserted';

export type Verdict = {
  entries: number;
  /** Null while nothing was recorded. */
  head: ChainLink | null;
  /** First place where the chain fails; null for an inserted entry. */
  broken: { place: number | null; entryId: string | null; problem: ChainProblem } | null;
  expected?: 'found' | 'different' | 'missing';
};

/** A minute for each million entries or so; nobody else waits for it. */
const TIME_LIMIT_MS = 10 * 60 * 1000;

type Client = { query: <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }> };
type Row = { entries: number; head: ChainLink | null; broken: Verdict['broken']; found: string | null };

/** Walks the chain from its first link and recomputes each hash from the one before and the entry as it is now. */
const walk = `
  with walked as (
    select c.place, coalesce(c.entry_id, l.id) as entry_id,
           case
             when c.place is null then 'inserted'
             when c.place <> coalesce(lag(c.place) over by_place, 0) + 1 then 'missing'
             when l.id is null then 'removed'
             when c.hash <> activity_hash(coalesce(lag(c.hash) over by_place, ''), l) then 'changed'
           end as problem
      from activity_log_chain c full join activity_log l on l.id = c.entry_id
    window by_place as (order by c.place)
  )
  select (select count(*)::int from activity_log) as entries,
         (select jsonb_build_object('place', place, 'hash', hash)
            from activity_log_chain order by place desc limit 1) as head,
         (select jsonb_build_object('place', place, 'entryId', entry_id, 'problem', problem)
            from walked where problem is not null order by place nulls last, entry_id limit 1) as broken,
         (select hash from activity_log_chain where place = $1::bigint) as found`;

/** Statements may take as long as the client’s settings allow. */
export async function verifyChain(client: Client, expected?: ChainLink): Promise<Verdict> {
  const { rows } = await client.query<Row>(walk, [expected?.place ?? null]);
  const { entries = 0, head = null, broken = null, found = null } = rows[0] ?? {};
  const verdict = { entries, head, broken };
  if (!expected) return verdict;
  return { ...verdict, expected: found === null ? 'missing' : found === expected.hash ? 'found' : 'different' };
}

/** `expected`: a link noted earlier, out of reach of the database’s administrators. */
export async function verifyActivity({ expected }: { expected?: ChainLink } = {}): Promise<Verdict> {
  const client = await connectDatabase(env.databaseDirectUrl);
  try {
    await client.query(`begin read only; set local statement_timeout = ${TIME_LIMIT_MS}`);
    const verdict = await verifyChain(client, expected);
    await client.query('commit');
    return verdict;
  } finally {
    client.end().catch(() => undefined);
  }
}

export const holds = ({ broken, expected }: Verdict): boolean =>
  broken === null && (expected === undefined || expected === 'found');
