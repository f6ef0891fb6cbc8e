import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import { activityLine, CONTENT_TYPES, withoutRepeats, type ContentChange } from '../content-activity';

export type ContentActivity = {
  id: string;
  line: string;
  subject: string;
  subjectType: string;
  subjectId: string;
  actorName: string;
  at: Date;
};

type Row = ContentChange & Omit<ContentActivity, 'line'>;

/** Entries searched for those that are no repeats. */
const LOOKED_THROUGH = 100;

export async function loadContentActivity(payload: Payload, count: number): Promise<ContentActivity[]> {
  const rows = await queryReplica<Row>(
    payload,
    `select l.id, l.action, l.subject_type as "subjectType", coalesce(l.subject_id, '') as "subjectId",
            coalesce(l.subject, '') as subject, l.after, l.actor_name as "actorName", l.created_at as at,
            coalesce(p.is_homepage, false) as "isHomepage"
       from activity_log l
       left join cms_pages p on l.subject_type = 'pages' and p.id::text = l.subject_id
      where l.subject_type = any ($1)
      order by l.created_at desc, l.id desc limit ${LOOKED_THROUGH}`,
    [CONTENT_TYPES],
  );
  const lines = rows.map(({ id, subject, subjectType, subjectId, actorName, at, ...change }) => ({
    id,
    line: activityLine({ ...change, subject, subjectType }),
    subject,
    subjectType,
    subjectId,
    actorName,
    at,
  }));
  return withoutRepeats(lines, count);
}
