import type { Payload } from 'payload';
import { isKept } from '@/data/pages';
import type { PageVersion } from '@/domain/pages/editor/page-api';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

const FACTS = `
  v.id, v.updated_at as "savedAt", u.full_name as "savedBy", coalesce(v.version_is_published, false) as "isPublished",
  coalesce(v.autosave, false) as "isAutosave", coalesce(v.version_revision, 0)::int as revision`;

type Row = Omit<PageVersion, 'savedAt'> & { savedAt: Date };

const versionOf = ({ savedAt, ...version }: Row): PageVersion => ({ ...version, savedAt: savedAt.toISOString() });

export async function listStoredVersions(payload: Payload, pageId: string): Promise<PageVersion[]> {
  const rows = await query<Row>(
    payload,
    `select ${FACTS} from _cms_pages_v v left join admin_users u on u.id = v.version_saved_by_id
      where v.parent_id = $1 order by v.updated_at desc, v.version_revision desc`,
    [pageId],
  );
  return rows.map(versionOf);
}

/** Undefined for a page in the trash. */
export async function findStoredVersion(
  payload: Payload,
  pageId: string,
  versionId: string,
): Promise<PageVersion | undefined> {
  const [row] = await query<Row>(
    payload,
    `select ${FACTS} from _cms_pages_v v join cms_pages p on p.id = v.parent_id and ${isKept()}
       left join admin_users u on u.id = v.version_saved_by_id
      where v.id = $1 and v.parent_id = $2`,
    [versionId, pageId],
  );
  return row && versionOf(row);
}

/** An autosave after such a pause, or of a version this old, makes another version. */
const PAUSE = '1 minute';
const LONGEST = '10 minutes';
/** Autosaved versions of a page; deliberate ones are not displaced by them. */
const MOST_AUTOSAVED = 50;

/** Copies the version that the next autosave overwrites, if it is old or another person’s. Lock the page before. */
export async function keepAutosave({ client }: Session, pageId: string, savedBy: string | null): Promise<void> {
  const { rowCount } = await client.query(
    `with rolling as (
       select id from _cms_pages_v
        where parent_id = $1 and latest and autosave
          and (updated_at < now() - interval '${PAUSE}' or created_at < now() - interval '${LONGEST}'
               or version_saved_by_id is distinct from $2)
     ), kept as (
       insert into _cms_pages_v
       select copy.* from rolling join _cms_pages_v v on v.id = rolling.id
         cross join lateral jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'latest', false)) copy
     )
     update _cms_pages_v v set created_at = now(), updated_at = now() from rolling where v.id = rolling.id`,
    [pageId, savedBy],
  );
  if (!rowCount) return;
  await client.query(
    `delete from _cms_pages_v where id in (
       select id from _cms_pages_v where parent_id = $1 and autosave and not coalesce(latest, false)
        order by updated_at desc offset ${MOST_AUTOSAVED})`,
    [pageId],
  );
}
