import type { ClientBase } from 'pg';

const DAYS = 30;

type Copied = {
  table: string;
  /** Id of its order. */
  owner: string;
  values: (n: number) => Record<string, string>;
};

/** Equal for the same row and copy, so that references between copies hold. */
const idOf = (column: string) => (n: number) => `md5(r.${column}::text || ':${n}')::uuid`;
const textIdOf = (column: string) => (n: number) => `md5(r.${column} || ':${n}')`;
/** Lines of a team’s order are known by item and size, which stay. */
const lineOf = (n: number) => `case when r.line like '%:%' then r.line else ${textIdOf('line')(n)} end`;
const numberOf = (column: string) => (n: number) => `r.${column} || '-${n}'`;
const daysBack = (n: number) => `((hashtext(o.id::text || ':${n}') & 2147483647) % ${DAYS})`;
const earlier = (column: string) => (n: number) => `r.${column} - make_interval(days => ${daysBack(n)})`;
const earlierDay = (column: string) => (n: number) => `(r.${column}::date - ${daysBack(n)})::text`;
const nothing = () => 'null';

type Values = Record<string, (n: number) => string>;

const copied = (table: string, owner: string, values: Values): Copied => ({
  ...{ table, owner },
  values: (n) => Object.fromEntries(Object.entries(values).map(([column, value]) => [column, value(n)])),
});

const EITHER = { order_id: idOf('order_id'), team_order_id: idOf('team_order_id') };
const OF_EITHER = 'coalesce(r.order_id, r.team_order_id)';
const MADE = { id: idOf('id'), created_at: earlier('created_at') };
const ORDER = {
  ...{
    ...MADE,
    order_number: numberOf('order_number'),
    idempotency_key: nothing,
    promised_date: earlierDay('promised_date'),
  },
  ...{ delivery_from: earlier('delivery_from'), written_off_on: earlierDay('written_off_on') },
};
const LOGGED = [
  'order.edited',
  'order.written-off',
  'order.write-off-undone',
  'team-order.written-off',
  'team-order.write-off-undone',
];

/** In the order of their references. Payments of teams add up what those orders were paid. */
const TABLES: readonly Copied[] = [
  copied('orders', 'r.id', { ...ORDER, tracking_token: textIdOf('tracking_token'), paid_at: earlier('paid_at') }),
  copied('team_orders', 'r.id', { ...ORDER, paid_amount: () => '0', refunded_amount: () => '0' }),
  ...['order_items', 'order_discounts'].map((table) =>
    copied(table, 'coalesce(r._parent_id, r.team_order_id)', {
      ...{ id: textIdOf('id'), _parent_id: idOf('_parent_id'), team_order_id: idOf('team_order_id') },
    }),
  ),
  ...['order_tax_lines', 'team_order_tax_lines'].map((table) =>
    copied(table, 'r._parent_id', { id: textIdOf('id'), _parent_id: idOf('_parent_id') }),
  ),
  copied('order_status_changes', 'r.order_id', { ...MADE, order_id: idOf('order_id') }),
  copied('shipments', OF_EITHER, { ...MADE, ...EITHER }),
  copied(
    'shipment_pieces',
    `(select coalesce(s.order_id, s.team_order_id) from shipments s where s.id = r._parent_id)`,
    {
      ...{ id: textIdOf('id'), _parent_id: idOf('_parent_id'), line: lineOf },
    },
  ),
  copied('kept_pieces', 'r.order_id', { order_id: idOf('order_id'), line: lineOf }),
  copied('invoices', OF_EITHER, { ...MADE, ...EITHER, order_number: numberOf('order_number') }),
  copied('order_payments', OF_EITHER, {
    ...{ ...MADE, ...EITHER, received_on: earlierDay('received_on'), voids_id: idOf('voids_id') },
  }),
  copied('order_refunds', OF_EITHER, { ...MADE, ...EITHER, credit_note_id: idOf('credit_note_id') }),
  copied('returns', 'r.order_id', {
    ...{ ...MADE, order_id: idOf('order_id'), return_number: numberOf('return_number') },
    ...{ credit_note_id: idOf('credit_note_id'), replacement_id: idOf('replacement_id') },
  }),
  copied('return_items', '(select b.order_id from returns b where b.id = r._parent_id)', {
    ...{ id: textIdOf('id'), _parent_id: idOf('_parent_id'), line: lineOf },
  }),
  copied(
    'activity_log',
    `case when r.action in (${LOGGED.map((action) => `'${action}'`).join(', ')}) then r.subject_id end`,
    {
      ...{ id: idOf('id'), subject_id: (n) => `${idOf('subject_id')(n)}::text` },
    },
  ),
];

/** As `number_invoice` does, on the days of their orders. */
const numberCopies = (n: number): string => `
  update invoices i
     set sequence = given.place, issued_at = given.at, issued_on = (given.at at time zone i.time_zone)::date::text,
         number = (case i.kind when 'invoice' then 'INV-' else 'CN-' end) || lpad(given.place::text, greatest(6, length(given.place::text)), '0'),
         due_on = ((given.at at time zone i.time_zone)::date + i.due_days::int)::text
    from (select r.*, l.last + row_number() over (partition by r.kind order by r.at, r.sequence) as place
            from (select ${idOf('id')(n)} as id, r.kind, r.sequence, ${earlier('issued_at')(n)} as at
                    from invoices r join originals o on o.id = ${OF_EITHER}) r
            join (select kind, max(sequence) as last from invoices group by kind) l on l.kind = r.kind) given
   where given.id = i.id`;

/** Remembers all orders there are as those to copy; documents are numbered with the days of their copies. */
export async function beginCopies(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `create temp table originals on commit preserve rows as select id from orders union all select id from team_orders`,
  );
  await client.query('alter table originals add primary key (id); analyze originals');
  await client.query('alter table invoices disable trigger invoices_numbered');
  return rowCount ?? 0;
}

/** Copies all originals with what happened to them, in one transaction; all other triggers run. */
export async function copyOrders(client: ClientBase, n: number): Promise<void> {
  await client.query('begin');
  for (const { table, owner, values } of TABLES) {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const given = values(n);
    const columns = rows.map(({ name }) => `"${name}"`).join(', ');
    const selected = rows.map(({ name }) => given[name] ?? `r."${name}"`).join(', ');
    await client.query(
      `insert into ${table} (${columns}) select ${selected} from ${table} r join originals o on o.id::text = (${owner})::text`,
    );
  }
  await client.query(numberCopies(n));
  await client.query('commit');
}

export const endCopies = (client: ClientBase) => client.query('alter table invoices enable trigger invoices_numbered');
