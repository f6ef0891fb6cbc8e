import type { PayloadRequest } from 'payload';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { lockPage, mayWritePages, type LockedPage } from '../data/lock-page';
import { readEditorPage } from './read-editor-page';
import { pageGone, pageRefusal, type PageRefusal, type Saved } from './refusal';

type Change = {
  req: PayloadRequest;
  user: AdminUser;
  id: string;
  /** Message for a bug, which is logged. */
  otherwise: string;
  /** Locks other rows, before the page’s. */
  lockMore?: () => Promise<void>;
  write: (session: Session, page: LockedPage) => Promise<Failure<PageRefusal> | undefined>;
};

/** Refuses a page in the trash. */
export async function changePage({ req, user, id, otherwise, lockMore, write }: Change): Promise<Saved> {
  try {
    return await inTransaction(req, async (session) => {
      if (!mayWritePages(req)) return failure('forbidden', 'You may not change pages.');
      await lockMore?.();
      const page = await lockPage(session, id);
      if (!page || page.isDeleted) return pageGone();
      const refused = await write(session, page);
      if (refused) return refused;
      return { ok: true, page: (await readEditorPage(req.payload, user, id, req)) as EditorPage } as const;
    });
  } catch (error) {
    return pageRefusal(error, otherwise);
  }
}
