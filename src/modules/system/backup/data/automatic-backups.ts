import type { Payload } from 'payload';
import { DEFAULT_BACKUP_RULES, type BackupRules } from '@/domain/backups/backup-schedule';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type AutomaticBackups = {
  rules: BackupRules;
  /** The last one; `at` is ISO. */
  made: { day: string; at: string; size: number } | null;
  /** The last try since then. Without `failure` it is under way, or its process has ended. */
  tried: { day: string; at: string; failure: string | null } | null;
};

export async function findAutomaticBackups(payload: Payload): Promise<AutomaticBackups> {
  const [found] = await query<AutomaticBackups>(
    payload,
    `select jsonb_build_object('schedule', backups_schedule, 'hour', backups_hour, 'keep', backups_keep) as rules,
            case when made.day is not null
              then jsonb_build_object('day', made.day, 'at', ${isoTime('made.began_at')}, 'size', made.size) end as made,
            case when tried.day is not null
              then jsonb_build_object('day', tried.day, 'at', ${isoTime('tried.began_at')}, 'failure', tried.failure) end as tried
       from site_settings
       left join lateral (select * from automatic_backups where size is not null order by day desc limit 1) made on true
       left join lateral (select * from automatic_backups where size is null and (made.day is null or day > made.day)
                           order by day desc limit 1) tried on true`,
    [],
  );
  return found ?? { rules: DEFAULT_BACKUP_RULES, made: null, tried: null };
}

/** @param day the shop’s */
export const insertTry = (payload: Payload, day: string, now: Date): Promise<unknown> =>
  query(
    payload,
    `insert into automatic_backups (day, began_at) values ($1, $2)
     on conflict (day) do update set began_at = excluded.began_at`,
    [day, now],
  );

/** Forgets earlier ones. */
export async function markMade({ client }: Session, day: string, size: number): Promise<void> {
  await client.query(`update automatic_backups set size = $2, failure = null where day = $1`, [day, size]);
  await client.query(`delete from automatic_backups where day < $1`, [day]);
}

/** True for the first failure of the day. */
export async function markFailed({ client }: Session, day: string, failure: string): Promise<boolean> {
  const { rows } = await client.query<{ isFirst: boolean }>(
    `update automatic_backups now set failure = $2
       from (select day, failure from automatic_backups where day = $1 and size is null for update) before
      where now.day = before.day returning before.failure is null as "isFirst"`,
    [day, failure],
  );
  return rows[0]?.isFirst ?? false;
}
