import type { PayloadRequest } from 'payload';
import { hasUnpublishedChanges } from '@/data/pages';
import { may } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';

/** `title` and `slug` are those of the newest version. */
export interface LockedPage {
  id: string;
  title: string;
  slug: string;
  /** The address at which visitors find it, while it is published. */
  publicSlug: string;
  isPublished: boolean;
  isHomepage: boolean;
  isDeleted: boolean;
  hasUnpublishedChanges: boolean;
  publishAt: Date | null;
  unpublishAt: Date | null;
  revision: number;
}

/** Serialises its saves until the transaction ends. */
export async function lockPage({ client }: Session, id: string): Promise<LockedPage | undefined> {
  const { rowCount } = await client.query('select 1 from cms_pages where id = $1 for no key update', [id]);
  if (!rowCount) return undefined;
  const { rows } = await client.query<LockedPage>(
    `select p.id, coalesce(v.version_title, p.title) as title, coalesce(v.version_slug, p.slug) as slug,
            p.slug as "publicSlug", coalesce(p.is_published, false) as "isPublished",
            coalesce(p.is_homepage, false) as "isHomepage", p.deleted_at is not null as "isDeleted",
            ${hasUnpublishedChanges()} as "hasUnpublishedChanges",
            coalesce(v.version_publish_at, p.publish_at) as "publishAt",
            coalesce(v.version_unpublish_at, p.unpublish_at) as "unpublishAt",
            coalesce(v.version_revision, p.revision, 0)::int as revision
       from cms_pages p
       left join lateral (select * from _cms_pages_v v where v.parent_id = p.id and v.latest
                           order by v.updated_at desc limit 1) v on true
      where p.id = $1`,
    [id],
  );
  return rows[0];
}

/** True if the request’s user may change pages: for writes past Payload, which would check by itself. */
export const mayWritePages = ({ user }: PayloadRequest): boolean => may(user, 'pages:write');
