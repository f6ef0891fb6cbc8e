import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import type { ListStep } from '@/lib/database/query-listing';
import { SYSTEM_ACTOR, type ActivityFilters } from '../activity-filters';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';

export type ActivityEntry = {
  id: string;
  /** In the chain. */
  place: number | null;
  createdAt: string;
  actorId: string | null;
  actorName: string;
  action: string;
  subjectType: string | null;
  subjectId: string | null;
  subject: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  address: string | null;
};

type Row = Omit<ActivityEntry, 'createdAt'> & { createdAt: Date };

/** The very expression of the index activity_log_search. */
const searched = `l.actor_name || ' ' || l.action || ' ' || coalesce(l.subject, '') || ' ' || coalesce(l.subject_id, '') || ' ' ||
  coalesce(l.address, '')`;

function conditions({ search, person, action, type, from, to }: ActivityFilters): Conditions {
  const where = new Conditions().contain(searched, search);
  const zone = () => where.parameter(shopFormat().timeZone);
  if (person === SYSTEM_ACTOR) where.add('l.actor_id is null');
  else if (person) where.add(`l.actor_id = ${where.parameter(person)}::uuid`);
  if (action) where.equal('l.action', action);
  if (type) where.equal('l.subject_type', type);
  if (from) where.add(`l.created_at >= ${where.parameter(from)}::timestamp at time zone ${zone()}`);
  if (to) where.add(`l.created_at < (${where.parameter(to)}::date + 1)::timestamp at time zone ${zone()}`);
  return where;
}

const columns = `
  l.id, c.place::int as place, l.created_at as "createdAt", l.actor_id as "actorId", l.actor_name as "actorName", l.action,
  l.subject_type as "subjectType", l.subject_id as "subjectId", l.subject, l.before, l.after, l.address`;

const toEntry = (row: Row): ActivityEntry => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listActivity(step: ListStep<ActivityFilters>): Promise<ActivityEntry[]> {
  const { payload, filters, limit, offset } = step;
  const where = conditions(filters);
  const rows = await queryReplica<Row>(
    payload,
    `select ${columns}
       from (select * from activity_log l where ${where.sql}
              order by l.created_at desc, l.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}) l
       left join activity_log_chain c on c.entry_id = l.id
      order by l.created_at desc, l.id desc`,
    where.values,
  );
  return rows.map(toEntry);
}

export async function countActivity(payload: Payload, filters: ActivityFilters): Promise<number> {
  const where = conditions(filters);
  const rows = await queryReplica<{ count: number }>(
    payload,
    `select count(*)::int as count from activity_log l where ${where.sql}`,
    where.values,
  );
  return rows[0]?.count ?? 0;
}

const EXPORT_STEP = 500;

/** Newest first, a step at a time: an export of any length takes the memory of one step. */
export async function* streamActivity(payload: Payload, filters: ActivityFilters): AsyncGenerator<ActivityEntry[]> {
  // Times go back as text, which keeps the microseconds that a Date drops.
  let last: { exact: string; id: string } | undefined;
  for (;;) {
    const where = conditions(filters);
    if (last)
      where.add(
        `(l.created_at, l.id) < (${where.parameter(last.exact)}::timestamptz, ${where.parameter(last.id)}::uuid)`,
      );
    const rows = await queryReplica<Row & { exact: string }>(
      payload,
      `select ${columns}, l.created_at::text as exact
         from activity_log l left join activity_log_chain c on c.entry_id = l.id
        where ${where.sql}
        order by l.created_at desc, l.id desc
        limit ${EXPORT_STEP}`,
      where.values,
    );
    if (rows.length > 0) yield rows.map(({ exact: _, ...row }) => toEntry(row));
    last = rows.at(-1);
    if (rows.length < EXPORT_STEP) return;
  }
}

export type ActivityChoices = { people: { id: string; name: string }[]; actions: string[]; types: string[] };

export async function activityChoices(payload: Payload): Promise<ActivityChoices> {
  const [people, actions, types] = await Promise.all([
    queryReplica<{ id: string; name: string }>(
      payload,
      `select id, coalesce(full_name, email) as name from admin_users u
        where exists (select from activity_log l where l.actor_id = u.id) order by 2`,
      [],
    ),
    distinct(payload, 'action'),
    distinct(payload, 'subject_type'),
  ]);
  return { people, actions, types };
}

/** Hops from one value to the next by the column’s index, instead of reading the whole log. */
async function distinct(payload: Payload, column: 'action' | 'subject_type'): Promise<string[]> {
  const rows = await queryReplica<{ value: string }>(
    payload,
    `with recursive found as (
       (select ${column} as value from activity_log where ${column} is not null order by 1 limit 1)
       union all
       select (select ${column} from activity_log where ${column} > found.value order by 1 limit 1)
         from found where found.value is not null)
     select value from found where value is not null`,
    [],
  );
  return rows.map(({ value }) => value);
}
