import type { Payload } from 'payload';
import { mailboxOf } from '@/domain/text/mailbox';
import { COUNTED_DAYS, DEFAULT_UNCONFIRMED, type Volume } from '@/domain/orders/order-confirmation';
import { toCents } from '@/domain/money/money';
import { keyedHash } from '@/lib/crypto/sealed';
import type { Parameters } from '@/lib/database/parameters';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** Hashes that only we can make. */
export type Origin = { mailbox: string; network: string };

export const originOf = ({ email, network }: { email: string; network: string }): Origin => ({
  mailbox: keyedHash('order origin', 'mailbox', mailboxOf(email)),
  network: keyedHash('order origin', 'network', network),
});

/** Serialises orders of one mailbox, and of one network: each counts those before it. */
export async function lockOrigin({ client }: Session, { mailbox, network }: Origin): Promise<void> {
  // Every order locks its mailbox first and its network second, so that no two can wait for each other.
  await client.query(
    prepared('select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key'),
    [[mailbox, network]],
  );
}

type Row = Record<'limit' | 'mailbox' | 'network', { pieces: number; amount: number }>;

/** Counts open orders: on invoice, unpaid, not confirmed, and not yet taken up by staff. */
export async function loadVolumes(
  { client }: Session,
  { mailbox, network }: Origin,
): Promise<{ limit: Volume; open: Volume[] }> {
  const sums = (column: string) =>
    `json_build_object('pieces', coalesce(sum(o.total_items) filter (where ${column}), 0),
                       'amount', coalesce(sum(o.total_amount) filter (where ${column}), 0))`;
  // Reads orders by id: with old statistics PostgreSQL read all that wait for payment.
  const { rows } = await client.query<Row>(
    prepared(`with origins as materialized (
         select order_id, mailbox, network, created_at from order_origins where mailbox = $1
         union
         select order_id, mailbox, network, created_at from order_origins where network = $2)
     select ${sums('g.mailbox = $1')} as mailbox, ${sums('g.network = $2')} as network,
            (select json_build_object('pieces', coalesce(max(unconfirmed_pieces), $4::numeric),
                                      'amount', coalesce(max(unconfirmed_amount), $5::numeric)) from site_settings) as "limit"
       from origins g cross join lateral (select * from orders where id = g.order_id offset 0) o
      where g.created_at > now() - make_interval(days => $3)
        and o.status = 'pending' and o.payment_method = 'invoice' and o.payment_status in ('unpaid', 'part') and o.confirm_by is null`),
    [mailbox, network, COUNTED_DAYS, DEFAULT_UNCONFIRMED.pieces, DEFAULT_UNCONFIRMED.amount],
  );
  const [row] = rows;
  if (!row) throw new Error('The database summed nothing.');
  return { limit: volume(row.limit), open: [volume(row.mailbox), volume(row.network)] };
}

const volume = ({ pieces, amount }: Row['limit']): Volume => ({ pieces, cents: toCents(amount) });

/** `source` names the order by its id; writes nothing without an origin. */
export function insertOrigin(parameters: Parameters, source: string, origin: Origin | undefined): string {
  const mailbox = `${parameters.parameter(origin?.mailbox ?? null)}::text`;
  const network = `${parameters.parameter(origin?.network ?? null)}::text`;
  return `
  insert into order_origins (order_id, mailbox, network)
  select ${source}.id, ${mailbox}, ${network} from ${source} where ${mailbox} is not null`;
}

export async function forgetOrigins(payload: Payload): Promise<void> {
  await query(payload, 'delete from order_origins where created_at < now() - make_interval(days => $1)', [
    COUNTED_DAYS,
  ]);
}
