import type { Payload } from 'payload';
import { newDeposit } from '@/data/deposits';
import type { QuoteContent } from '@/domain/quotes/quote-content';
import type { QuoteStatus } from '@/domain/quotes/quote-state';
import { isoTime } from '@/lib/database/iso-time';
import { expression, Parameters } from '@/lib/database/parameters';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type StoredQuote = {
  id: string;
  quoteNumber: string;
  status: QuoteStatus;
  revision: number;
  version: number;
  /** Null until it is sent. */
  sentVersion: number | null;
  sentAt: string | null;
  expiresOn: string;
  /** Newest version, sent or not. */
  content: QuoteContent;
  inquiry: string | null;
  order: { id: string; orderNumber: string } | null;
  acceptedVersion: number | null;
  /** Place of the accepted option, from 1. */
  acceptedOption: number | null;
  acceptedName: string | null;
  acceptedAt: string | null;
  declinedAt: string | null;
  declineReason: string | null;
  createdBy: string | null;
  createdAt: string;
};

const COLUMNS = `
  q.id, q.quote_number as "quoteNumber", q.status, q.revision::int as revision, q.version::int as version,
  q.sent_version::int as "sentVersion", ${isoTime('q.sent_at')} as "sentAt", q.expires_on as "expiresOn", q.content,
  q.inquiry_id as inquiry, q.accepted_version::int as "acceptedVersion", q.accepted_option::int as "acceptedOption",
  q.accepted_name as "acceptedName", ${isoTime('q.accepted_at')} as "acceptedAt",
  ${isoTime('q.declined_at')} as "declinedAt", q.decline_reason as "declineReason", q.created_by_id as "createdBy",
  ${isoTime('q.created_at')} as "createdAt",
  (select json_build_object('id', o.id, 'orderNumber', o.order_number) from orders o where o.id = q.order_id) as order`;

export async function findQuote(payload: Payload, id: string): Promise<StoredQuote | undefined> {
  const [row] = await query<StoredQuote>(payload, `select ${COLUMNS} from quotes q where q.id = $1`, [id]);
  return row;
}

export async function lockQuote({ client }: Session, id: string): Promise<StoredQuote | undefined> {
  const { rows } = await client.query<StoredQuote>(
    `select ${COLUMNS} from quotes q where q.id = $1 for no key update of q`,
    [id],
  );
  return rows[0];
}

type SentVersion = { version: number; sentAt: string; content: QuoteContent };

/** Versions that were sent, newest first. */
export const listSentVersions = (payload: Payload, id: string): Promise<SentVersion[]> =>
  query(
    payload,
    `select v.version::int as version, ${isoTime('v.created_at')} as "sentAt", v.content
       from quote_versions v where v.quote_id = $1 order by v.version desc`,
    [id],
  );

const contentRow = (content: QuoteContent) => ({
  customer_name: `${content.customer.firstName} ${content.customer.lastName}`,
  email: content.customer.email,
  company_name: content.companyName ?? null,
  expires_on: content.expiresOn,
  total_amount: content.options[0]?.totalAmount ?? 0,
  content: JSON.stringify(content),
});

type NewQuote = { content: QuoteContent; inquiry: string | null; by: { id: string; name: string } };

export async function insertQuote({ client }: Session, { content, inquiry, by }: NewQuote): Promise<string> {
  const parameters = new Parameters();
  const number = expression(`'Q-' || extract(year from now() at time zone
    coalesce((select time_zone from site_settings limit 1), 'UTC')) || '-' || lpad(nextval('quote_number_seq')::text, 6, '0')`);
  const { rows } = await client.query<{ id: string }>(
    `${parameters.insert('quotes', {
      ...{ ...contentRow(content), quote_number: number, inquiry_id: inquiry },
      ...{ created_by_id: by.id, created_by_name: by.name },
    })} returning id`,
    parameters.values,
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('A quote was not inserted.');
  return inserted.id;
}

/** The caller has locked the quote. */
export async function updateContent(
  { client }: Session,
  id: string,
  { content, version, status }: { content: QuoteContent; version: number; status: QuoteStatus },
): Promise<void> {
  const parameters = new Parameters();
  const set = parameters.set({ ...contentRow(content), version, status });
  await client.query(
    `update quotes set ${set}, revision = revision + 1, updated_at = now() where id = ${parameters.parameter(id)}`,
    parameters.values,
  );
}

/** The caller has locked the quote. */
export async function markSent({ client }: Session, { id, version, content }: StoredQuote, by: string): Promise<void> {
  await client.query(
    `insert into quote_versions (quote_id, version, content, by_name) values ($1, $2, $3, $4)
     on conflict (quote_id, version) do nothing`,
    [id, version, JSON.stringify(content), by],
  );
  await client.query(
    `update quotes set status = 'sent', sent_version = version, sent_at = now(), declined_at = null,
            decline_reason = null, revision = revision + 1, updated_at = now() where id = $1`,
    [id],
  );
}

type Accepted = { id: string; version: number; today: string; option: number; name: string; orderId: string };

/** @returns false if it can no longer be accepted */
export async function markAccepted({ client }: Session, accepted: Accepted): Promise<boolean> {
  const { id, version, today, option, name, orderId } = accepted;
  const { rowCount } = await client.query(
    `update quotes set status = 'accepted', accepted_version = $2, accepted_option = $4, accepted_name = $5,
            accepted_at = now(), order_id = $6, revision = revision + 1, updated_at = now()
      where id = $1 and status = 'sent' and sent_version = $2
        and exists (select from quote_versions v where v.quote_id = $1 and v.version = $2
                       and v.content ->> 'expiresOn' >= $3)`,
    [id, version, today, option, name, orderId],
  );
  return rowCount === 1;
}

export async function markDeclined({ client }: Session, id: string, reason: string | undefined): Promise<void> {
  await client.query(
    `update quotes set status = 'declined', declined_at = now(), decline_reason = $2, revision = revision + 1,
            updated_at = now() where id = $1`,
    [id, reason ?? null],
  );
}

/** Percentage that a shop order has by the settings. */
export async function usualDeposit(payload: Payload): Promise<number> {
  const [row] = await query<{ percent: number }>(payload, `select ${newDeposit('shop')}::int as percent`, []);
  return row?.percent ?? 0;
}
