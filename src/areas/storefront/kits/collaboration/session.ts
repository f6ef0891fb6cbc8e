/** Collaboration on the open design: one session for the page. */
import type { DesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { isSame } from '@/domain/merging/is-same';
import type { Refused } from '@/lib/client/request';
import { newId } from '@/lib/client/new-id';
import { announcePresence } from '@/lib/client/sync/presence';
import { followWindow } from '@/lib/client/sync/sync';
import { announceOn, leaveDesign, storeDesign } from '@/modules/kits/request-designs';
import { toast } from '@/ui/toast';
import { edit, kitNow, useDesigner } from '../designer-store';
import { readSavedLink, removeSavedLink } from '../saved-links';
import { beAlone, useCollaboration, type SaveState } from './collaboration-store';
import { createKitSync, noteSaved, type KitSync } from './kit-sync';
import { removeSavedCopy } from './saved-copy';

let sync: KitSync | undefined;
/** One of this browser’s windows with the design autosaves and polls for it. */
let leading: KitSync | undefined;
/** Parts of the open design set in this window and saved. */
let ours = new Set<string>();
let stopLeading = (): void => undefined;
const tab = newId();

/** Saves and merges changes while the window is visible. @returns what ends it when the page is left */
export function startCollaboration(): () => void {
  const stopFollowing = useDesigner.subscribe((now, before) => {
    if (now.designId !== before.designId) attach(before.history.present);
    else if (now.history.present !== before.history.present) leading?.changed();
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

/** Leaves the last design and follows the one now open. */
function attach(last?: KitDocument): void {
  stopLeading();
  sync?.leave(last);
  const { designId } = useDesigner.getState();
  beAlone(readSavedLink(designId));
  ours = new Set();
  sync = openSync(designId);
  lead();
}

function openSync(designId: string): KitSync | undefined {
  const link = readSavedLink(designId);
  return link && createKitSync(designId, link, ours, (save) => onStatus(designId, save));
}

function onStatus(designId: string, save: SaveState): void {
  if (save.kind === 'refused' && save.refused.code === 'not_found') {
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
  stopLeading = whileLeading(designId, () => {
    // Another window may have saved in the meantime.
    if (sync?.revision() !== readSavedLink(designId)?.revision) sync = openSync(designId);
    const own = sync;
    if (!own) return async () => undefined;
    leading = own;
    own.start();
    const unfollow = followWindow(own);
    const stop = announce(own);
    return async () => {
      if (leading === own) leading = undefined;
      stop();
      unfollow();
      await own.stop();
    };
  });
}

/**
 * Leads until the returned function is called, then the next window does. Without locks in the browser, each leads.
 * @param onLead begins, and returns what has to end before another window leads
 */
function whileLeading(localId: string, onLead: () => () => Promise<void>): () => void {
  const end = new AbortController();
  async function take() {
    if (end.signal.aborted) return;
    const finish = onLead();
    await new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    await finish();
  }
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) locks.request(`kitroom.kit-sync.${localId}`, { signal: end.signal }, take).catch(() => undefined);
  else void take();
  return () => end.abort();
}

function announce(own: KitSync): () => void {
  return announcePresence({
    path: () => useCollaboration.getState().link?.id,
    async send() {
      const { link } = useCollaboration.getState();
      const { selected, garment } = useDesigner.getState();
      const answer = link && (await announceOn(link, { tab, place: selected ?? garment }));
      if (answer?.ok && own === sync) {
        const { revision, others } = answer.value;
        if (!isSame(others, useCollaboration.getState().others)) useCollaboration.setState({ others });
        own.hear(revision);
      }
      return answer && !answer.ok ? pauseOf(answer) : undefined;
    },
    farewell() {
      const { link } = useCollaboration.getState();
      if (link) leaveDesign(link, tab);
    },
  });
}

/** Pause that a busy server demands, ms; undefined if none. */
const pauseOf = ({ retryAfterSeconds }: Refused & { retryAfterSeconds?: unknown }): number | undefined =>
  typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : undefined;

/**
 * Saves the open design on purpose: as a new one, or as a version of the saved one.
 * @returns false if it failed, with the reason in the store
 */
export async function saveNow(): Promise<boolean> {
  const { designId } = useDesigner.getState();
  if (readSavedLink(designId)) return (await sync?.save('save')) ?? false;
  const document = kitNow();
  useCollaboration.setState({ save: { kind: 'saving' } });
  const answer = await storeDesign(document);
  if (!answer.ok) {
    useCollaboration.setState({ save: { kind: 'refused', refused: answer } });
    return false;
  }
  noteSaved(designId, answer.value, answer.value);
  if (useDesigner.getState().designId === designId) attach();
  return true;
}

/** Links the open design to a saved one and merges both. */
export function joinSaved(view: DesignView): void {
  attach();
  void sync?.adopt(view);
}

/** Shows a restored version, as a step that can be undone. */
export function takeVersion(view: DesignView): void {
  const { designId } = useDesigner.getState();
  const link = readSavedLink(designId);
  if (!link) return;
  edit(() => view.document, 'Version restored.');
  noteSaved(designId, link, view);
  attach();
}
