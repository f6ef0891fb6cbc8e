import type { DesignPresence } from '@/domain/kits/designs/design-presence';
import type { DesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { changedParts } from '@/domain/kits/merging/merge-kits';
import { isSame } from '@/domain/merging/is-same';
import { newId } from '@/lib/client/new-id';
import { createSync } from '@/lib/client/sync/sync';
import { announceOn, leaveDesign, loadDesign, saveDesign } from '@/modules/kits/request-designs';
import { kitNow, useDesigner } from '../designer-store';
import { readSavedLink, writeSavedLink, type SavedLink } from '../saved-links';
import { useCollaboration, type SaveState } from './collaboration-store';
import { readSavedCopy, writeSavedCopy } from './saved-copy';
import { replaceBy, takeIn } from './take-in';

export type KitSync = NonNullable<ReturnType<typeof openKitSync>>;

const tab = newId();

/** Keeps a saved design here and on the server the same: the later change wins. @param ours parts set here and saved */
export function openKitSync(
  localId: string,
  ours: Set<string>,
  onStatus: (localId: string, status: SaveState) => void,
) {
  const link = readSavedLink(localId);
  if (!link) return undefined;
  const { revision } = link;
  const saved = readSavedCopy(localId, revision);
  let kept: readonly KitDocument[] = saved?.unanswered ?? [];

  return createSync<KitDocument, DesignView, 'save', DesignPresence>({
    base: { revision, document: saved?.document },
    unanswered: kept,
    present: kitNow,
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
      if (sent?.isEnded) return;
      if (sent && !isSame(sent.document, view.document)) takeIn(sent.document, view.document, ours);
      useCollaboration.setState({ link: readSavedLink(localId) });
    },
    onStatus: (status) => status.kind !== 'conflict' && onStatus(localId, status),
    presence: {
      send() {
        const { selected, garment } = useDesigner.getState();
        return announceOn(link, { tab, place: selected ?? garment });
      },
      onOthers: (others) => useCollaboration.setState({ others }),
      leave: () => leaveDesign(link, tab),
    },
    journal: {
      write({ base, unanswered }) {
        const isKept = unanswered.length === kept.length && unanswered.every((each, index) => each === kept[index]);
        if (isKept || !base?.document || readSavedLink(localId)?.revision !== base.revision) return;
        kept = unanswered;
        writeSavedCopy(localId, { revision: String(base.revision), document: base.document, unanswered });
      },
    },
  });
}

const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useDesigner.getState().isMoving) return resolve();
    const stop = useDesigner.subscribe(({ isMoving }) => {
      if (isMoving) return;
      stop();
      resolve();
    });
  });

export function noteSaved(
  localId: string,
  link: Pick<SavedLink, 'id' | 'key'> | undefined,
  { revision, sharePath, document }: DesignView,
): void {
  if (!link) return;
  writeSavedLink(localId, { id: link.id, key: link.key, revision, sharePath });
  writeSavedCopy(localId, { revision, document, unanswered: [] });
}
