import type { Payload } from 'payload';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type IssueStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'stopped';

/** Times are ISO 8601. */
export type Issue = {
  id: string;
  page: { id: string; title: string } | null;
  subject: string;
  preheader: string;
  status: IssueStatus;
  revision: number;
  sendAt: string | null;
  finishedAt: string | null;
  byName: string;
  updatedAt: string;
  queued: number;
  sent: number;
  failed: number;
  /** Readers who left after this issue and before a later one. */
  unsubscribed: number;
};

export type ListedIssue = Omit<Issue, 'unsubscribed'>;

const COLUMNS = `i.id, i.subject, i.preheader, i.status, i.revision, ${isoTime('i.send_at')} as "sendAt",
  ${isoTime('i.finished_at')} as "finishedAt", i.by_name as "byName", ${isoTime('i.updated_at')} as "updatedAt",
  (select json_build_object('id', p.id, 'title', p.title) from cms_pages p where p.id = i.page_id) as page,
  counted.*`;

const COUNTS = 'count(*)::int as queued, count(s.sent_at)::int as sent, count(s.failure)::int as failed';

const MOST_LISTED = 200;

export const listIssues = (payload: Payload): Promise<ListedIssue[]> =>
  query(
    payload,
    `select ${COLUMNS} from newsletter_issues i
      cross join lateral (select ${COUNTS} from newsletter_sends s where s.issue_id = i.id) counted
      order by i.created_at desc limit ${MOST_LISTED}`,
    [],
  );

export async function findIssue(payload: Payload, id: string): Promise<Issue | undefined> {
  const [issue] = await query<Issue>(
    payload,
    `select ${COLUMNS} from newsletter_issues i cross join lateral (
       select ${COUNTS},
              (count(*) filter (where r.status = 'unsubscribed' and r.unsubscribed_at >= s.sent_at
                and not exists (select from newsletter_sends later where later.subscriber_id = s.subscriber_id
                                   and later.sent_at > s.sent_at and later.sent_at <= r.unsubscribed_at)))::int as unsubscribed
         from newsletter_sends s join newsletter_subscribers r on r.id = s.subscriber_id where s.issue_id = i.id) counted
      where i.id = $1`,
    [id],
  );
  return issue;
}

const MOST_FAILURES = 50;

export type IssueFailure = { id: string; email: string; reason: string };

export const listFailures = (payload: Payload, id: string): Promise<IssueFailure[]> =>
  query(
    payload,
    `select r.id, r.email, s.failure as reason from newsletter_sends s
       join newsletter_subscribers r on r.id = s.subscriber_id
      where s.issue_id = $1 and s.failure is not null order by r.email limit ${MOST_FAILURES}`,
    [id],
  );

export type IssueToSend = { subject: string; preheader: string; html: string; body: string };

export async function findIssueToSend(
  payload: Payload,
  id: string,
): Promise<(IssueToSend & Pick<Issue, 'status'>) | undefined> {
  const text = `select subject, preheader, html, body, status from newsletter_issues where id = $1 and status <> 'draft'`;
  return (await query<IssueToSend & Pick<Issue, 'status'>>(payload, text, [id]))[0];
}

const READERS = `newsletter_subscribers r where r.status = 'confirmed'
  and not exists (select from newsletter_bounces b where b.subscriber_id = r.id)`;

export async function countReaders(payload: Payload): Promise<number> {
  return (await query<{ count: number }>(payload, `select count(*)::int as count from ${READERS}`, []))[0]?.count ?? 0;
}

type Draft = { id: string; page: string; subject: string; preheader: string; byName: string };

export async function insertIssue({ client }: Session, { id, page, subject, preheader, byName }: Draft): Promise<void> {
  await client.query(
    'insert into newsletter_issues (id, page_id, subject, preheader, by_name) values ($1, $2, $3, $4, $5)',
    [id, page, subject, preheader, byName],
  );
}

export async function lockIssue(
  { client }: Session,
  id: string,
): Promise<Pick<Issue, 'subject' | 'status' | 'revision'> | undefined> {
  const text = 'select subject, status, revision from newsletter_issues where id = $1 for update';
  return (await client.query<Pick<Issue, 'subject' | 'status' | 'revision'>>(text, [id])).rows[0];
}

/** The caller has locked the issue, here and below. */
export async function updateDraft({ client }: Session, { id, page, subject, preheader, byName }: Draft): Promise<void> {
  await client.query(
    `update newsletter_issues set page_id = $2, subject = $3, preheader = $4, by_name = $5, revision = revision + 1,
            updated_at = now() where id = $1`,
    [id, page, subject, preheader, byName],
  );
}

export async function setScheduled(
  { client }: Session,
  { id, html, body, at, byName }: { id: string; html: string; body: string; at: string | undefined; byName: string },
): Promise<void> {
  await client.query(
    `update newsletter_issues set status = 'scheduled', html = $2, body = $3, send_at = coalesce($4::timestamptz, now()),
            by_name = $5, revision = revision + 1, updated_at = now() where id = $1`,
    [id, html, body, at ?? null, byName],
  );
}

export async function setIssueStatus({ client }: Session, id: string, status: 'draft' | 'stopped'): Promise<void> {
  await client.query(
    `update newsletter_issues set status = $2, revision = revision + 1, updated_at = now(),
            finished_at = case when $2 = 'stopped' then now() end where id = $1`,
    [id, status],
  );
}

export async function dropQueued({ client }: Session, id: string): Promise<void> {
  await client.query(
    `with dropped as (
       delete from mail_messages where template = 'newsletter-issue' and sent_at is null and attempts = 0
         and data ->> 'issueId' = $1::text returning data ->> 'subscriberId' as reader)
     delete from newsletter_sends where issue_id = $1::uuid and subscriber_id::text in (select reader from dropped)`,
    [id],
  );
}

export async function deleteDraft({ client }: Session, id: string): Promise<void> {
  await client.query('delete from newsletter_issues where id = $1', [id]);
}

export async function claimDueIssue({ client }: Session): Promise<{ id: string } | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `update newsletter_issues set status = 'sending', started_at = coalesce(started_at, now())
      where id = (select id from newsletter_issues where status in ('scheduled', 'sending') and send_at <= now()
                   order by send_at limit 1 for update skip locked) returning id`,
  );
  return rows[0];
}

/** Those refused thrice for now wait beside: a few slow mailboxes hold nobody up, a broken server fills no queue. */
export async function countWaiting({ client }: Session): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from mail_messages where template = 'newsletter-issue' and sent_at is null and attempts < 3`,
  );
  return rows[0]?.count ?? 0;
}

/** Queues an issue for the next readers, each once. @returns how many */
export async function queueNextReaders({ client }: Session, id: string, most: number): Promise<number> {
  const { rowCount } = await client.query(
    `with next as (
       insert into newsletter_sends (issue_id, subscriber_id)
       select $1::uuid, r.id from ${READERS}
          and not exists (select from newsletter_sends s where s.issue_id = $1::uuid and s.subscriber_id = r.id)
        order by r.id limit $2 on conflict do nothing returning subscriber_id)
     insert into mail_messages ("to", template, data, attempts, attempt_after)
     select r.email, 'newsletter-issue', jsonb_build_object('issueId', $1::text, 'subscriberId', r.id), 0, now()
       from next join newsletter_subscribers r on r.id = next.subscriber_id`,
    [id, most],
  );
  return rowCount ?? 0;
}

export async function setFinished({ client }: Session, id: string): Promise<void> {
  await client.query(
    `update newsletter_issues set status = 'sent', finished_at = now(), updated_at = now() where id = $1`,
    [id],
  );
}

export async function insertBounce(payload: Payload, { id, reason }: { id: string; reason: string }): Promise<void> {
  await query(
    payload,
    `insert into newsletter_bounces (subscriber_id, reason)
     select id, $2 from newsletter_subscribers where id = $1 on conflict do nothing`,
    [id, reason.slice(0, 500)],
  );
}

/** Notes it of the last issue, too. @returns undefined for an address without a subscription */
export async function insertBounceOf(
  { client }: Session,
  { email, reason }: { email: string; reason: string },
): Promise<{ id: string; isNew: boolean } | undefined> {
  const { rows } = await client.query<{ id: string; isNew: boolean }>(
    `with reader as (select id from newsletter_subscribers where email = $1),
          bounced as (insert into newsletter_bounces (subscriber_id, reason) select id, $2 from reader
                        on conflict do nothing returning subscriber_id),
          failed as (update newsletter_sends s set failure = $2 from bounced b
                      where s.subscriber_id = b.subscriber_id and s.sent_at is not null
                        and not exists (select from newsletter_sends later
                                         where later.subscriber_id = s.subscriber_id and later.sent_at > s.sent_at))
     select id, exists (select from bounced) as "isNew" from reader`,
    [email, reason],
  );
  return rows[0];
}
