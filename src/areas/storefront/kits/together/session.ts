/** The open design, shared with whoever else has it open: one for the page. */
import type { DesignLink } from '@/domain/kits/designs/design-links';
import type { DesignView } from '@/domain/kits/designs/design-view';
import type { Refused } from '@/lib/client/request';
import { announcePresence } from '@/lib/client/announce-presence';
import { newId } from '@/lib/client/new-id';
import { announceOn, leaveDesign, storeDesign } from '@/modules/kits/request-designs';
import { edit, kitNow, useDesigner } from '../designer-store';
import { readSavedLink, writeSavedLink } from '../saved-links';
import { writeSavedCopy } from './saved-copy';
import { createSync } from './sync';
import { beAlone, useTogether } from './together-store';

type Sync = ReturnType<typeof createSync>;

let sync: Sync | undefined;
let stopLeading = (): void => undefined;
const tab = newId();

/** Saves what is drawn and takes in what others draw, as long as the window can be seen. Returns when the page is left. */
export function startTogether(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stopFollowing = useDesigner.subscribe((now, before) => {
    if (now.designId !== before.designId) attach(before.history.present);
    else if (now.history.present !== before.history.present) sync?.changed();
  });
  const onVisibility = () => {
    stopLeading();
    if (document.visibilityState !== 'hidden') lead();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', () => void sync?.flush(), { signal });
  window.addEventListener(
    'focus',
    () => {
      if (useTogether.getState().save.kind === 'refused') void sync?.flush();
    },
    { signal },
  );
  window.addEventListener('pagehide', () => sync?.keepSending(), { signal });
  attach();
  return () => {
    stopFollowing();
    leaving.abort();
    stopLeading();
  };
}

/** Goes on with the design that is open now, and leaves the one that was. */
function attach(last?: ReturnType<typeof kitNow>): void {
  stopLeading();
  sync?.end(last);
  const { designId } = useDesigner.getState();
  sync = createSync(designId);
  beAlone(readSavedLink(designId));
  lead();
}

function lead(): void {
  const { designId } = useDesigner.getState();
  const own = sync;
  if (document.visibilityState === 'hidden' || !own) return;
  stopLeading = leadDesign(designId, () => {
    own.setAwake(true);
    const stop = announce(own);
    return async () => {
      stop();
      own.setAwake(false);
      await own.flush();
    };
  });
}

function announce(own: Sync): () => void {
  return announcePresence({
    path: () => useTogether.getState().link?.id,
    async send() {
      const { link } = useTogether.getState();
      const { selected, garment } = useDesigner.getState();
      const answer = link && (await announceOn(link, { tab, place: selected ?? garment }));
      if (answer?.ok && own === sync) own.hear(answer.value);
      return answer && !answer.ok ? pauseOf(answer) : undefined;
    },
    farewell() {
      const { link } = useTogether.getState();
      if (link) leaveDesign(link, tab);
    },
  });
}

/** Where too many asked, the server says when to go on, s. */
const pauseOf = ({ retryAfterSeconds }: Refused & { retryAfterSeconds?: unknown }): number | undefined =>
  typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : undefined;

/**
 * Saves the open design on purpose: as a new one where it is not saved yet, else as a version of its own.
 * @returns whether it is saved; why not stands in the store.
 */
export async function saveNow(): Promise<boolean> {
  const { designId } = useDesigner.getState();
  if (readSavedLink(designId)) return (await sync?.save(false)) ?? false;
  const document = kitNow();
  useTogether.setState({ save: { kind: 'saving' } });
  const answer = await storeDesign(document);
  if (!answer.ok) {
    useTogether.setState({ save: { kind: 'refused', refused: answer } });
    return false;
  }
  noteSaved(designId, answer.value, answer.value);
  if (useDesigner.getState().designId === designId) attach();
  return true;
}

/** Goes on with the design that is open as one that is saved: what was drawn here is merged with what is saved. */
export function joinSaved(view: DesignView): void {
  attach();
  sync?.meet(view);
}

/** Goes on with a version that was restored: a step that can be undone. */
export function takeVersion(view: DesignView): void {
  const { designId } = useDesigner.getState();
  const link = readSavedLink(designId);
  if (!link) return;
  edit(() => view.document, 'Version restored.');
  noteSaved(designId, link, view);
  attach();
}

/** Notes that a design of this browser is what is saved under a link. */
export function noteSaved(
  localId: string,
  { id, key }: DesignLink,
  { revision, sharePath, document }: DesignView,
): void {
  writeSavedLink(localId, { id, key, revision, sharePath });
  writeSavedCopy(localId, { revision, document });
}

/**
 * Of several windows of this browser that have the same design open, one saves it and asks after others; the next takes
 * over when it goes. Where the browser has no locks, each does.
 * @param onLead begins, and answers what is to be done before another may.
 * @returns what gives it up.
 */
function leadDesign(localId: string, onLead: () => () => Promise<void>): () => void {
  const end = new AbortController();
  async function lead() {
    if (end.signal.aborted) return;
    const finish = onLead();
    await new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    await finish();
  }
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) locks.request(`kitroom.kit-sync.${localId}`, { signal: end.signal }, lead).catch(() => undefined);
  else void lead();
  return () => end.abort();
}
