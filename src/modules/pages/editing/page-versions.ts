import type { Payload } from 'payload';
import type { PageVersion } from '@/domain/pages/editor/page-api';
import type { PageDocument } from '@/domain/pages/editor/types';
import { query } from '@/lib/database/query';
import type { AdminUser } from '@/payload-types';
import { documentOf } from '../document/page-document';
import { isKept, pageExists } from '@/data/pages';

/** What of a version the history shows. */
const FACTS = `
  v.id, v.updated_at as "savedAt", u.full_name as "savedBy", coalesce(v.version_is_published, false) as "isPublished",
  coalesce(v.autosave, false) as "isAutosave", coalesce(v.version_revision, 0)::int as revision`;

type Row = Omit<PageVersion, 'savedAt'> & { savedAt: Date };

const versionOf = ({ savedAt, ...version }: Row): PageVersion => ({ ...version, savedAt: savedAt.toISOString() });

/** The versions of a page, newest first; nothing where there is no such page, or it is in the trash. */
export async function listVersions(payload: Payload, pageId: string): Promise<{ items: PageVersion[] } | undefined> {
  if (!(await pageExists(payload, pageId))) return undefined;
  const rows = await query<Row>(
    payload,
    `select ${FACTS} from _cms_pages_v v left join admin_users u on u.id = v.version_saved_by_id
      where v.parent_id = $1 order by v.updated_at desc, v.version_revision desc`,
    [pageId],
  );
  return { items: rows.map(versionOf) };
}

/** One version with what the page was in it; nothing where the page has no such version. */
export async function readVersion(
  payload: Payload,
  user: AdminUser,
  pageId: string,
  versionId: string,
): Promise<{ version: PageVersion; document: PageDocument } | undefined> {
  const [row] = await query<Row>(
    payload,
    `select ${FACTS} from _cms_pages_v v join cms_pages p on p.id = v.parent_id and ${isKept()}
       left join admin_users u on u.id = v.version_saved_by_id
      where v.id = $1 and v.parent_id = $2`,
    [versionId, pageId],
  );
  if (!row) return undefined;
  const stored = await payload.findVersionByID({
    collection: 'pages',
    id: versionId,
    depth: 0,
    disableErrors: true,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
  });
  return stored ? { version: versionOf(row), document: documentOf(stored.version) } : undefined;
}
