import type { Payload } from 'payload';
import { randomBytes } from 'node:crypto';
import { piecesValues } from '@/data/order-pieces';
import { IS_MADE, LINE_OWNERS, LINE_VALUES, ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { statusIn } from '@/data/status-in';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import type { AnyStatus } from '@/domain/orders/policies';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import type { OrderLine } from '@/domain/orders/price-goods';
import { returnablePieces, type OrderedPieces } from '@/domain/returns/returnable';
import type { Receipt, ReturnRequest } from '@/domain/returns/return-input';
import type { Resolution, ReturnReason, ReturnStatus } from '@/domain/returns/return-state';
import { DEFAULT_RETURN_DAYS, lastReturnDay, type ReturnWindow } from '@/domain/returns/return-window';
import { isoTime } from '@/lib/database/iso-time';
import { expression, Parameters } from '@/lib/database/parameters';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

type ReturnItem = {
  line: string;
  quantity: number;
  reason: ReturnReason;
  restocked: number;
  writtenOff: number;
};

export type StoredReturn = {
  id: string;
  returnNumber: string;
  status: ReturnStatus;
  kind: OrderKind;
  orderId: string;
  teamId: string | null;
  orderNumber: string;
  items: ReturnItem[];
  note: string | null;
  instructions: string | null;
  declineReason: string | null;
  resolution: Resolution | null;
  message: string | null;
  creditNote: { id: string; number: string } | null;
  replacement: { id: string; orderNumber: string } | null;
  photos: { id: string; name: string }[];
  /** Null for the customer. */
  createdBy: string | null;
  createdAt: string;
  approvedAt: string | null;
  receivedAt: string | null;
  closedAt: string | null;
};

const COLUMNS = `
  r.id, r.return_number as "returnNumber", r.status, r.note,
  case when r.team_order_id is null then 'shop' else 'team' end as kind, coalesce(r.order_id, r.team_order_id) as "orderId",
  coalesce(o.order_number, t.order_number) as "orderNumber", t.team_id as "teamId",
  r.instructions, r.decline_reason as "declineReason", r.resolution, r.message, r.created_by_name as "createdBy",
  ${isoTime('r.created_at')} as "createdAt", ${isoTime('r.approved_at')} as "approvedAt",
  ${isoTime('r.received_at')} as "receivedAt", ${isoTime('r.closed_at')} as "closedAt",
  (select json_build_object('id', n.id, 'number', n.number) from invoices n where n.id = r.credit_note_id) as "creditNote",
  (select json_build_object('id', n.id, 'orderNumber', n.order_number) from orders n where n.id = r.replacement_id) as replacement,
  (select json_agg(json_build_object('line', i.line, 'quantity', i.quantity, 'reason', i.reason,
                     'restocked', i.restocked, 'writtenOff', i.written_off) order by i._order)
     from return_items i where i._parent_id = r.id) as items,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.created_at, p.id), '[]')
     from return_photos p where p.return_id = r.id) as photos`;
const FROM = 'from returns r left join orders o on o.id = r.order_id left join team_orders t on t.id = r.team_order_id';

export async function findReturn(payload: Payload, id: string): Promise<StoredReturn | undefined> {
  const [row] = await query<StoredReturn>(payload, `select ${COLUMNS} ${FROM} where r.id = $1`, [id]);
  return row;
}

export const listReturnsOf = (payload: Payload, ...orderIds: string[]): Promise<StoredReturn[]> =>
  query(
    payload,
    `select ${COLUMNS} ${FROM} where r.order_id = any($1) or r.team_order_id = any($1) order by r.created_at desc, r.id`,
    [orderIds],
  );

/** The caller has locked its order. */
export async function lockReturn({ client }: Session, id: string): Promise<StoredReturn | undefined> {
  const { rows } = await client.query<StoredReturn>(
    `select ${COLUMNS} ${FROM} where r.id = $1 for no key update of r`,
    [id],
  );
  return rows[0];
}

export type SentLine = OrderLine & OrderedPieces & ReturnWindow & { line: string; isMade: boolean; left: number };

type LinesOf = {
  status: AnyStatus;
  lines: Omit<SentLine, 'left' | 'returnBy'>[];
  lastSentAt: string | null;
  returnDays: number;
};

const isOut = (column: string): string => statusIn(SHOP_ORDERS, ['sent', 'done'], column);

const SENT_AT: Record<OrderKind, string> = {
  shop: `(select max(c.created_at) from order_status_changes c
           where c.order_id = o.id and ${isOut('c."to"')} and not ${isOut('c."from"')})`,
  team: `(select max(e.created_at) from team_order_events e
           where e.team_order_id = o.id and ${statusIn(TEAM_ORDERS, ['done'], 'e."to"')})`,
};

const MADE: Record<OrderKind, string> = { shop: IS_MADE, team: 'i.is_customized' };

const linesOf = (kind: OrderKind): string => `
  select o.status, coalesce((select return_days::int from site_settings limit 1), ${DEFAULT_RETURN_DAYS}) as "returnDays",
         ${isoTime(`greatest((select max(s.created_at) from shipments s where s.${ORDER_COLUMNS[kind]} = o.id), ${SENT_AT[kind]})`)} as "lastSentAt",
         (select json_agg(json_build_object(${LINE_VALUES}, ${piecesValues(kind)}, 'isMade', coalesce(${MADE[kind]}, false))
                      order by i._order) from order_items i where i.${LINE_OWNERS[kind]} = o.id) as lines
    from ${ORDER_PLACES[kind].table} o where o.id = $1`;

function withLeft({ status, lines, lastSentAt, returnDays }: LinesOf): SentLine[] {
  const returnBy = lastSentAt && lastReturnDay(new Date(lastSentAt), returnDays);
  return lines.map((line) => ({ ...line, returnBy, left: line.productId ? returnablePieces(status, line) : 0 }));
}

export async function listSentLines(payload: Payload, { kind, orderId }: OrderRef): Promise<SentLine[]> {
  const [order] = await query<LinesOf>(payload, linesOf(kind), [orderId]);
  return order ? withLeft(order) : [];
}

/** The caller has locked the order. */
export async function listLockedLines({ client }: Session, { kind, orderId }: OrderRef): Promise<SentLine[]> {
  const { rows } = await client.query<LinesOf>(linesOf(kind), [orderId]);
  return rows[0] ? withLeft(rows[0]) : [];
}

type NewReturn = ReturnRequest & {
  ref: OrderRef;
  by?: { id: string; name: string };
  instructions?: string;
};

export async function insertReturn(
  { client }: Session,
  { ref, items, note, by, instructions }: NewReturn,
): Promise<string> {
  const parameters = new Parameters();
  const number = expression(`'RET-' || extract(year from now() at time zone
    coalesce((select time_zone from site_settings limit 1), 'UTC')) || '-' || lpad(nextval('return_number_seq')::text, 6, '0')`);
  const { rows } = await client.query<{ id: string }>(
    `${parameters.insert('returns', {
      ...{
        return_number: number,
        [ORDER_COLUMNS[ref.kind]]: ref.orderId,
        note: note ?? null,
        status: by ? 'approved' : 'requested',
      },
      ...(by && { created_by_id: by.id, created_by_name: by.name, approved_at: expression('now()') }),
      ...(instructions && { instructions }),
    })} returning id`,
    parameters.values,
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('A return was not inserted.');
  await client.query(
    `insert into return_items (id, _order, _parent_id, line, quantity, reason)
     select item.id, item.place, $1, item.line, item.quantity, item.reason::enum_return_items_reason
       from unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::text[]) as item(id, place, line, quantity, reason)`,
    [
      inserted.id,
      items.map(() => randomBytes(12).toString('hex')),
      items.map((_, index) => index + 1),
      items.map(({ lineId }) => lineId),
      items.map(({ quantity }) => quantity),
      items.map(({ reason }) => reason),
    ],
  );
  return inserted.id;
}

type Change = {
  status: ReturnStatus;
  instructions?: string;
  declineReason?: string;
  resolution?: Resolution;
  message?: string | undefined;
  creditNote?: string;
  replacement?: string;
};

/** @returns false if its status is another by now */
export async function updateReturn(
  { client }: Session,
  { id, status: seen }: Pick<StoredReturn, 'id' | 'status'>,
  { status, ...change }: Change,
): Promise<boolean> {
  const parameters = new Parameters();
  const time = { approved: 'approved_at', received: 'received_at' }[status as string] ?? 'closed_at';
  const set = parameters.set({
    ...{ status, [time]: expression('now()'), updated_at: expression('now()') },
    ...(change.instructions && { instructions: change.instructions }),
    ...(change.declineReason && { decline_reason: change.declineReason }),
    ...(change.resolution && { resolution: change.resolution }),
    ...(change.message && { message: change.message }),
    ...(change.creditNote && { credit_note_id: change.creditNote }),
    ...(change.replacement && { replacement_id: change.replacement }),
  });
  const { rowCount } = await client.query(
    `update returns set ${set} where id = ${parameters.parameter(id)} and status = ${parameters.parameter(seen)}`,
    parameters.values,
  );
  return rowCount === 1;
}

export async function updateReceived({ client }: Session, id: string, items: Receipt['items']): Promise<void> {
  await client.query(
    `update return_items i set restocked = item.restocked, written_off = item.gone
       from unnest($2::text[], $3::int[], $4::int[]) as item(line, restocked, gone)
      where i._parent_id = $1 and i.line = item.line`,
    [
      id,
      items.map(({ lineId }) => lineId),
      items.map(({ restocked }) => restocked),
      items.map(({ writtenOff }) => writtenOff),
    ],
  );
}

export async function findOrderId(payload: Payload, orderNumber: string, email: string): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(
    payload,
    'select id from orders where order_number = $1 and lower(contact_email) = lower($2)',
    [orderNumber, email],
  );
  return row?.id;
}

export async function findTeamContact(payload: Payload, orderId: string): Promise<string | undefined> {
  const [row] = await query<{ name: string | null }>(
    payload,
    `select t.contact_person as name from team_orders o join team_profiles t on t.id = o.team_id where o.id = $1`,
    [orderId],
  );
  return row?.name ?? undefined;
}
