import type { PayloadRequest } from 'payload';
import type { EditorPage } from '@/domain/page-editor/page-api';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure } from '@/lib/result';
import type { AdminUser } from '@/payload-types';
import { holdPage, mayWritePages, type HeldPage } from './hold-page';
import { readEditorPage } from './read-editor-page';
import { pageGone, refusalOf, type Refusal, type Saved } from './refusal';

type Change = {
  req: PayloadRequest;
  user: AdminUser;
  id: string;
  /** Said of a bug, which is logged. */
  otherwise: string;
  /** Takes more than the page itself, before it. */
  hold?: () => Promise<void>;
  /** Writes the change, or answers why not. */
  write: (session: Session, page: HeldPage) => Promise<Failure<Refusal> | undefined>;
};

/** Changes one page that is not in the trash, and answers it as it stands then. */
export async function changePage({ req, user, id, otherwise, hold, write }: Change): Promise<Saved> {
  try {
    return await inTransaction(req, async (session) => {
      if (!mayWritePages(req)) return failure('forbidden', 'You may not change pages.');
      await hold?.();
      const page = await holdPage(session, id);
      if (!page || page.isDeleted) return pageGone();
      const refused = await write(session, page);
      if (refused) return refused;
      return { ok: true, page: (await readEditorPage(req.payload, user, id, req)) as EditorPage } as const;
    });
  } catch (error) {
    return refusalOf(error, otherwise);
  }
}
