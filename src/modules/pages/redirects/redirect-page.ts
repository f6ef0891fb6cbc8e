import type { PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { failure } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import type { LockedPage } from '../data/lock-page';
import { deleteRedirectFrom } from '../data/moved-pages';
import { changePage } from '../document/change-page';
import type { Saved } from '../document/refusal';
import { writeRedirect } from './save-redirect';

/**
 * Leads visitors from the address of a page that leaves the site to another. The page, once it is published again, takes
 * its address back.
 * @throws Payload’s errors where the redirect is refused; the transaction is then over.
 */
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

/** The same for a page that has left. */
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
