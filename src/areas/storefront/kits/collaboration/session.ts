/** Collaboration on the open design: one session for the page. */
import type { DesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { holdLock } from '@/lib/client/sync/hold-lock';
import { refusedStatus } from '@/lib/client/sync/sync';
import { storeDesign } from '@/modules/kits/request-designs';
import { toast } from '@/ui/toast';
import { edit, kitNow, useDesigner } from '../designer-store';
import { readSavedLink, removeSavedLink } from '../saved-links';
import { beAlone, useCollaboration, type SaveState } from './collaboration-store';
import { noteSaved, openKitSync, type KitSync } from './kit-sync';
import { removeSavedCopy } from './saved-copy';

/** One of this browser’s windows with the design opens it: autosaves, and polls for others’ changes. */
let sync: KitSync | undefined;
let ours = new Set<string>();
let stopLeading = (): void => undefined;

/** Saves and merges changes while the window is visible. @returns what ends it when the page is left */
export function startCollaboration(): () => void {
  const stopFollowing = useDesigner.subscribe((now, before) => {
    if (now.designId !== before.designId) attach(before.history.present);
    else if (now.history.present !== before.history.present) sync?.changed();
  });
  const onVisibility = () => {
    stopLeading();
    lead();
  };
  document.addEventListener('visibilitychange', onVisibility);
  attach();
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', onVisibility);
    stopLeading();
  };
}

function attach(last?: KitDocument): void {
  stopLeading();
  sync?.end(last);
  const { designId } = useDesigner.getState();
  beAlone(readSavedLink(designId));
  ours = new Set();
  sync = openKitSync(designId, ours, onStatus);
  lead();
}

function onStatus(designId: string, save: SaveState): void {
  if (save.kind === 'refused' && save.code === 'not_found') {
    // Deleted elsewhere: it can be saved as a new one.
    removeSavedLink(designId);
    removeSavedCopy(designId);
    attach();
    toast({
      title: 'This design was deleted elsewhere',
      description: 'What you have here stays in this browser. You can save it as a new one.',
      variant: 'destructive',
    });
  }
  useCollaboration.setState({ save });
}

function lead(): void {
  const { designId } = useDesigner.getState();
  if (document.visibilityState === 'hidden' || !sync) return;
  stopLeading = holdLock(`kitroom.kit-sync.${designId}`, () => {
    // Another window may have saved in the meantime.
    if (sync?.revision() !== readSavedLink(designId)?.revision) sync = openKitSync(designId, ours, onStatus);
    return sync?.open();
  });
}

/** Saves the open design as a new one or a version. @returns false if it failed, with the reason in the store */
export async function saveNow(): Promise<boolean> {
  const { designId } = useDesigner.getState();
  if (readSavedLink(designId)) return (await sync?.save('save')) ?? false;
  const document = kitNow();
  useCollaboration.setState({ save: { kind: 'saving' } });
  const answer = await storeDesign(document);
  if (!answer.ok) {
    useCollaboration.setState({ save: refusedStatus(answer) });
    return false;
  }
  noteSaved(designId, answer.value, answer.value);
  if (useDesigner.getState().designId === designId) attach();
  return true;
}

export function joinSaved(view: DesignView): void {
  attach();
  void sync?.adopt(view);
}

export function takeVersion(view: DesignView): void {
  const { designId } = useDesigner.getState();
  const link = readSavedLink(designId);
  if (!link) return;
  edit(() => view.document, 'Version restored.');
  noteSaved(designId, link, view);
  attach();
}
