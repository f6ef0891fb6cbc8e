import type { Payload } from 'payload';
import { isKept, JOIN_DRAFT } from '@/data/pages';
import type { ScheduleFailure } from '@/domain/pages/editor/page-api';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** SQL for `page_schedules s`: JSON; null without a failure. */
export const FAILURE = `
  case when s.failed_at is not null then jsonb_build_object(
    'time', s.failed_time, 'plannedAt', s.planned_at, 'reason', s.reason, 'retryAt', s.retry_at) end`;

export async function noteScheduler({ client }: Session, pageId: string, userId: string | null): Promise<void> {
  await client.query(
    `insert into page_schedules (page_id, scheduled_by_id) values ($1, $2)
     on conflict (page_id) do update
       set scheduled_by_id = excluded.scheduled_by_id, failed_at = null, failed_time = null, planned_at = null,
           reason = null, retry_at = null`,
    [pageId, userId],
  );
}

export async function clearFailure({ client }: Session, pageId: string, time: ScheduleFailure['time']): Promise<void> {
  await client.query(
    `update page_schedules set failed_at = null, failed_time = null, planned_at = null, reason = null, retry_at = null
      where page_id = $1 and failed_time = $2`,
    [pageId, time],
  );
}

interface Scheduler {
  /** Null if no active editor is known. */
  email: string | null;
  retryAt: Date | null;
  plannedAt: Date | null;
}

export async function findScheduler({ client }: Session, pageId: string): Promise<Scheduler | undefined> {
  const { rows } = await client.query<Scheduler>(
    `select u.email, s.retry_at as "retryAt", s.planned_at as "plannedAt"
       from page_schedules s left join admin_users u on u.id = s.scheduled_by_id and u.is_active
      where s.page_id = $1`,
    [pageId],
  );
  return rows[0];
}

type Failed = { time: ScheduleFailure['time']; plannedAt: Date; reason: string; retryAt: Date | null };

export async function storeFailure(
  { client }: Session,
  pageId: string,
  { time, plannedAt, reason, retryAt }: Failed,
): Promise<void> {
  await client.query(
    `insert into page_schedules (page_id, failed_at, failed_time, planned_at, reason, retry_at)
     values ($1, now(), $2, $3, $4, $5)
     on conflict (page_id) do update
       set failed_at = now(), failed_time = excluded.failed_time, planned_at = excluded.planned_at,
           reason = excluded.reason, retry_at = excluded.retry_at`,
    [pageId, time, plannedAt, reason, retryAt],
  );
}

interface FailedSchedule {
  id: string;
  title: string;
  failure: ScheduleFailure;
}

/** Pages of the banner at most. */
const MOST = 10;

export const listFailedSchedules = (payload: Payload): Promise<(FailedSchedule & Record<string, unknown>)[]> =>
  query<FailedSchedule & Record<string, unknown>>(
    payload,
    `select p.id, coalesce(v.version_title, p.title) as title, ${FAILURE} as failure
       from page_schedules s join cms_pages p on p.id = s.page_id and ${isKept()} ${JOIN_DRAFT}
      where s.failed_at is not null order by s.failed_at desc limit ${MOST}`,
    [],
  );
