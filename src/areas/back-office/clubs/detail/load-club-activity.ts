import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** An entry of the activity log about a team, its orders or its files. */
export type ClubActivity = {
  id: string;
  action: string;
  subject: string;
  actorName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** ISO time. */
  createdAt: string;
};

const LATEST = 20;

/** The latest entries about a team, newest first. For whoever may read the log. */
export async function loadClubActivity(payload: Payload, teamId: string): Promise<ClubActivity[]> {
  return query<ClubActivity>(
    payload,
    `select id, action, subject, actor_name as "actorName", before, after, to_json(created_at) as "createdAt"
       from activity_log
      where subject_id = any (array(select $1::text
                              union all select id::text from team_orders where team_id = $1::uuid
                              union all select id::text from design_assets where team_id = $1::uuid
                              union all select id::text from team_members where team_id = $1::uuid))
        and subject_type in ('teams', 'team-orders', 'design-assets', 'team-members')
      order by created_at desc, id desc limit ${LATEST}`,
    [teamId],
  );
}
