import type { PayloadRequest } from 'payload';
import { MAX_VERSIONS, VERSION_MINUTES } from '@/domain/kits/designs/design-input';
import type { DesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { findHeldDesign, lockHeldDesign, updateDesign } from '../data/designs';
import { findVersion, insertVersion, markSaved, replaceVersion } from '../data/design-versions';
import { storeKitDocument } from '../store-kit-document';
import { designView } from './design-view';
import { holderOf, noDesign, savedByOf, type Asker } from './holder';

type OfDesign = { req: PayloadRequest; asker: Asker; id: string };
type Saved = Success<DesignView> | Failure<'not_found'> | Failure<'conflict', { current: DesignView }>;

/** Saving the same again is no conflict. `keep` keeps the state before as a version; autosaves share one. */
export function saveDesign({
  req,
  asker,
  id,
  document,
  revision,
  keep = false,
  autosave = false,
}: OfDesign & { document: KitDocument; revision: string; keep?: boolean; autosave?: boolean }): Promise<Saved> {
  return inTransaction(req, async (session) => {
    const row = await lockHeldDesign(req, id, holderOf(asker));
    if (!row) return noDesign;
    const kit = await storeKitDocument(req, document);
    if (kit.hash === row.hash) {
      if (!autosave) await markSaved(session, id);
      return { ok: true, ...designView(row) };
    }
    if (revision !== row.hash) {
      const message = 'Someone else has saved this design in the meantime.';
      return failure('conflict', message, { current: designView(row) });
    }
    const { name } = document;
    const saved = { design: id, documentId: kit.id, name, savedBy: savedByOf(req, asker), isAutosave: autosave };
    await updateDesign(session, id, saved.name, saved.documentId);
    const isReplaced = !keep && (await replaceVersion(session, saved, VERSION_MINUTES));
    if (!isReplaced) await insertVersion(session, saved, MAX_VERSIONS);
    return answer(req, asker, id);
  });
}

export function renameDesign({ req, asker, id, name }: OfDesign & { name: string }): Promise<Saved> {
  return inTransaction(req, async () => {
    const row = await lockHeldDesign(req, id, holderOf(asker));
    if (!row) return noDesign;
    const { document, revision } = designView(row);
    return saveDesign({ req, asker, id, document: { ...document, name }, revision });
  });
}

/** Restores a version of a design as its newest version, so that nothing is lost. */
export function restoreVersion({ req, asker, id, version }: OfDesign & { version: string }): Promise<Saved> {
  return inTransaction(req, async (session) => {
    const row = await lockHeldDesign(req, id, holderOf(asker));
    const found = row && (await findVersion(req, id, version));
    if (!found) return noDesign;
    if (found.hash === row.hash) return { ok: true, ...designView(row) };
    const { documentId, name } = found;
    await updateDesign(session, id, name, documentId);
    await insertVersion(
      session,
      { design: id, documentId, name, savedBy: savedByOf(req, asker), isAutosave: false },
      MAX_VERSIONS,
    );
    return answer(req, asker, id);
  });
}

async function answer(req: PayloadRequest, asker: Asker, id: string): Promise<Success<DesignView>> {
  const row = await findHeldDesign(req, id, holderOf(asker));
  if (!row) throw new Error('A design that was saved was not found.');
  return { ok: true, ...designView(row) };
}
