import type { DesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { changedParts } from '@/domain/kits/merging/merge-kits';
import { isSame } from '@/domain/merging/is-same';
import { createSync } from '@/lib/client/sync/sync';
import { loadDesign, saveDesign } from '@/modules/kits/request-designs';
import { kitNow, useDesigner } from '../designer-store';
import { readSavedLink, writeSavedLink, type SavedLink } from '../saved-links';
import { useCollaboration, type SaveState } from './collaboration-store';
import { readSavedCopy, writeSavedCopy } from './saved-copy';
import { replaceBy, takeIn } from './take-in';

export type KitSync = ReturnType<typeof createKitSync>;

/**
 * Keeps a design of this browser and its saved copy the same; the later of two changes counts, without a choice.
 * @param ours parts set in this window and saved
 */
export function createKitSync(
  localId: string,
  link: SavedLink,
  ours: Set<string>,
  onStatus: (status: SaveState) => void,
) {
  const { revision } = link;
  const saved = readSavedCopy(localId, revision);
  /** Kept on the device. */
  let kept: readonly KitDocument[] = saved?.unanswered ?? [];
  /** Last state shown, once another design is open. */
  let last: KitDocument | undefined;
  let isLeft = false;

  const sync = createSync<KitDocument, DesignView, 'save'>({
    base: { revision, document: saved?.document },
    unanswered: kept,
    present: () => last ?? kitNow(),
    isSame,
    atRest,
    load: () => loadDesign(link),
    // Keeps the version before, too, if it was saved on purpose.
    save: (document, { mode, revision: known }) =>
      saveDesign(link, document, {
        revision: String(known),
        autosave: mode === 'autosave',
        keep: mode !== 'autosave',
      }),
    merge(view, base) {
      if (base) takeIn(base, view.document, ours);
      else replaceBy(view.document);
      return true;
    },
    confirm(view, sent) {
      if (sent?.base?.document) for (const part of changedParts(sent.base.document, sent.document)) ours.add(part);
      noteSaved(localId, readSavedLink(localId), view);
      kept = [];
      if (isLeft) return;
      if (sent && !isSame(sent.document, view.document)) takeIn(sent.document, view.document, ours);
      useCollaboration.setState({ link: readSavedLink(localId) });
    },
    onStatus: (status) => status.kind !== 'conflict' && onStatus(status),
    keep({ base, unanswered }) {
      const isKept = unanswered.length === kept.length && unanswered.every((each, index) => each === kept[index]);
      if (isKept || !base?.document || readSavedLink(localId)?.revision !== base.revision) return;
      kept = unanswered;
      writeSavedCopy(localId, { revision: String(base.revision), document: base.document, unanswered });
    },
  });

  return {
    ...sync,
    /** Ends with the last state of the kit, as another may be open by now. */
    leave(kit: KitDocument | undefined) {
      last = kit;
      isLeft = true;
      if (last && readSavedLink(localId)) void sync.flush();
      sync.end();
    },
  };
}

/** Resolves once nothing is being dragged or slid. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useDesigner.getState().isMoving) return resolve();
    const stop = useDesigner.subscribe(({ isMoving }) => {
      if (isMoving) return;
      stop();
      resolve();
    });
  });

/** Notes the saved copy of a linked design. */
export function noteSaved(
  localId: string,
  link: Pick<SavedLink, 'id' | 'key'> | undefined,
  { revision, sharePath, document }: DesignView,
): void {
  if (!link) return;
  writeSavedLink(localId, { id: link.id, key: link.key, revision, sharePath });
  writeSavedCopy(localId, { revision, document, unanswered: [] });
}
