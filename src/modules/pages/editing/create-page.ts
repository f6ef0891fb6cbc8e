import type { PayloadRequest } from 'payload';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { DEFAULT_SLUG } from '@/domain/pages/editor/page-slug';
import type { PageDocument } from '@/domain/pages/editor/types';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import type { AdminUser } from '@/payload-types';
import { takenSlug } from '../data/check-slug';
import { pageMadeFor, rememberPage } from '../data/made-before';
import { storedDocument } from '../document/page-document';
import { readEditorPage } from '../document/read-editor-page';
import { pageGone, pageRefusal, type Saved } from '../document/refusal';

type CreatePage = {
  req: PayloadRequest;
  user: AdminUser;
  document: PageDocument;
  isPublished: boolean;
  /** Idempotency key: one page for each. */
  key?: string;
};

/** A default slug gets the next free one, any other has to be free. Only a published page must be complete. */
export async function createPage({ req, user, document, isPublished, key }: CreatePage): Promise<Saved> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const made = key && (await pageMadeFor(session, user.id, key));
      if (made) {
        const page = await readEditorPage(payload, user, made, req);
        return page ? { ok: true, page } : pageGone();
      }
      const stored = await storeNewPage({ req, session, user, document, isPublished });
      if (stored.ok && key) await rememberPage(session, user.id, key, stored.page.id);
      return stored;
    });
  } catch (error) {
    return pageRefusal(error, 'Failed to save page');
  }
}

type StoreNewPage = Omit<CreatePage, 'key'> & { session: Session };

/** In the caller’s transaction. Throws Payload’s errors; the transaction is then over. */
export async function storeNewPage({ req, session, user, document, isPublished }: StoreNewPage): Promise<Saved> {
  const taken = document.slug === DEFAULT_SLUG ? undefined : await takenSlug(session, document.slug);
  if (taken) return invalidFields(taken);
  const { id } = await req.payload.create({
    collection: 'pages',
    data: {
      ...storedDocument(document),
      isPublished,
      _status: isPublished ? 'published' : 'draft',
    },
    draft: !isPublished,
    depth: 0,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
    req,
  });
  return { ok: true, page: (await readEditorPage(req.payload, user, id, req)) as EditorPage };
}
