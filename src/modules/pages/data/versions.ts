import type { Payload } from 'payload';
import { isKept } from '@/data/pages';
import type { PageVersion } from '@/domain/pages/editor/page-api';
import { query } from '@/lib/database/query';

/** What of a version the history shows. */
const FACTS = `
  v.id, v.updated_at as "savedAt", u.full_name as "savedBy", coalesce(v.version_is_published, false) as "isPublished",
  coalesce(v.autosave, false) as "isAutosave", coalesce(v.version_revision, 0)::int as revision`;

type Row = Omit<PageVersion, 'savedAt'> & { savedAt: Date };

const versionOf = ({ savedAt, ...version }: Row): PageVersion => ({ ...version, savedAt: savedAt.toISOString() });

/** The versions of a page, newest first. */
export async function listStoredVersions(payload: Payload, pageId: string): Promise<PageVersion[]> {
  const rows = await query<Row>(
    payload,
    `select ${FACTS} from _cms_pages_v v left join admin_users u on u.id = v.version_saved_by_id
      where v.parent_id = $1 order by v.updated_at desc, v.version_revision desc`,
    [pageId],
  );
  return rows.map(versionOf);
}

/** One of them; undefined where the page has no such version, or is in the trash. */
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
