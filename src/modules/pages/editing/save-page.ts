import type { PayloadRequest } from 'payload';
import type { EditorPage, SavePageInput } from '@/domain/pages/editor/page-api';
import type { PageDocument } from '@/domain/pages/editor/types';
import { asUser } from '@/lib/payload/as-user';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import type { AdminUser } from '@/payload-types';
import { takenSlug } from '../data/check-slug';
import { lockPage, type LockedPage } from '../data/lock-page';
import { storedDocument } from '../document/page-document';
import { publishPage } from '../publishing/publish-page';
import { readEditorPage } from '../document/read-editor-page';
import { pageGone, pageRefusal, type Conflict, type Saved } from '../document/refusal';
import { takeOffline } from '../publishing/take-offline';

/** As sent; not modified here. */
type Save = Omit<SavePageInput, 'document'> & { document: PageDocument };

type SavePage = { req: PayloadRequest; user: AdminUser; id: string; input: Save };

/** Writes nothing if the revision is no longer the last; returns what is stored. Drafts may be incomplete. */
export async function savePage({ req, user, id, input }: SavePage): Promise<Saved | Conflict> {
  try {
    return await inTransaction(req, async (session) => {
      const locked = await lockPage(session, id);
      const current = locked && (await readEditorPage(req.payload, user, id, req));
      if (!locked || !current) return pageGone();
      if (input.revision !== current.revision) return conflict(current);
      const goesLive = input.mode === 'save' && (input.isPublished ?? locked.isPublished);
      const taken = goesLive && (await takenSlug(session, input.document.slug, id));
      if (taken) return invalidFields(taken);
      await write(req, session, locked, input);
      return { ok: true, page: (await readEditorPage(req.payload, user, id, req)) as EditorPage } as const;
    });
  } catch (error) {
    return pageRefusal(error, 'Failed to save page');
  }
}

async function write(req: PayloadRequest, session: Session, page: LockedPage, input: Save): Promise<void> {
  const { mode, isPublished = page.isPublished } = input;
  const data = storedDocument(input.document);
  if (mode === 'save' && isPublished) return publishPage(req, { page, data });
  if (mode === 'save' && page.isPublished) return takeOffline(req, session, { page, data });
  await req.payload.update({
    collection: 'pages',
    id: page.id,
    data,
    draft: true,
    autosave: mode === 'autosave',
    ...asUser(req),
  });
}

const conflict = (current: EditorPage): Conflict =>
  failure('conflict', `${current.savedBy ?? 'Someone else'} has saved this page in the meantime.`, { current });
