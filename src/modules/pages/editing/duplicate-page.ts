import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import type { AdminUser } from '@/payload-types';
import { freeSlug } from '../data/check-slug';
import { storeNewPage } from './create-page';
import { readEditorPage } from '../document/read-editor-page';
import { pageGone, pageRefusal, type Saved } from '../document/refusal';

type Duplicate = { req: PayloadRequest; user: AdminUser; id: string };

const MAX_TITLE = 200;
const MAX_SLUG = 110;
const COPY = ' (copy)';

export async function duplicatePage({ req, user, id }: Duplicate): Promise<Saved> {
  try {
    return await inTransaction(req, async (session) => {
      const original = await readEditorPage(req.payload, user, id, req);
      if (!original) return pageGone();
      const { document } = original;
      const slug = await freeSlug(session, `${document.slug.slice(0, MAX_SLUG)}-copy`);
      const title = `${document.title.slice(0, MAX_TITLE - COPY.length)}${COPY}`;
      return storeNewPage({ req, session, user, document: { ...document, title, slug }, isPublished: false });
    });
  } catch (error) {
    return pageRefusal(error, 'Failed to duplicate page');
  }
}
