import type { PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { failure } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import type { LockedPage } from '../data/lock-page';
import { deleteRedirectFrom } from '../data/moved-pages';
import { changePage } from '../document/change-page';
import type { Saved } from '../document/refusal';
import { writeRedirect } from './save-redirect';

/** Once published again, the page takes its address back. Throws Payload’s errors; the transaction is then over. */
export async function redirectPage(
  req: PayloadRequest,
  session: Session,
  { publicSlug }: LockedPage,
  to: string,
): Promise<void> {
  await deleteRedirectFrom(session, publicSlug);
  await writeRedirect({ req, values: { from: `/${publicSlug}`, to } });
}

type RedirectOffline = { req: PayloadRequest; user: AdminUser; id: string; to: string };

export const redirectOfflinePage = ({ req, user, id, to }: RedirectOffline): Promise<Saved> =>
  changePage({
    req,
    user,
    id,
    otherwise: 'Failed to save the redirect',
    write: async (session, page) => {
      if (page.isPublished) return failure('refused', 'Visitors see a page at this address.');
      await redirectPage(req, session, page, to);
    },
  });
