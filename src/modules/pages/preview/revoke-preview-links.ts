import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { AdminUser } from '@/payload-types';
import { changePage } from '../document/change-page';
import type { Saved } from '../document/refusal';
import { beginEpoch } from '../data/preview-epochs';

type RevokePreviewLinks = { req: PayloadRequest; user: AdminUser; id: string };

/** Links made afterwards are good. */
export const revokePreviewLinks = ({ req, user, id }: RevokePreviewLinks): Promise<Saved> =>
  changePage({
    req,
    user,
    id,
    otherwise: 'Failed to revoke the preview links',
    write: async (session, page) => {
      await beginEpoch(session, id);
      await recordActivity(req, 'page.preview-links-revoked', { type: 'pages', id, name: page.title });
      return undefined;
    },
  });
