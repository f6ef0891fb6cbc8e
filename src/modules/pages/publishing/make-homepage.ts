import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { recordActivity } from '@/lib/activity';
import { lockRows } from '@/lib/database/lock-rows';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { failure } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { changePage } from '../document/change-page';
import type { Saved } from '../document/refusal';
import { swapHomepage } from '../data/page-flags';

type MakeHomepage = { req: PayloadRequest; user: AdminUser; id: string };

/** In place of the current one: at any moment there is one. */
export const makeHomepage = ({ req, user, id }: MakeHomepage): Promise<Saved> =>
  changePage({
    req,
    user,
    id,
    otherwise: 'Failed to make this the homepage',
    lockMore: () => lockRows(req, 'cms_pages'),
    write: async (session, page) => {
      if (!page.isPublished) return failure('refused', 'Publish the page before you make it the homepage.');
      if (page.isHomepage) return undefined;
      if (page.unpublishAt)
        return failure('refused', 'This page is scheduled to be unpublished. Remove that schedule first.');
      const former = await swapHomepage(session, id);
      for (const each of [...former, page])
        await purgeAfterCommit(req, purgeTags({ collection: 'pages', id: each.id }));
      await recordActivity(
        req,
        'page.made-homepage',
        { type: 'pages', id, name: page.title },
        { before: { homepage: former[0]?.title }, after: { homepage: page.title } },
      );
    },
  });
