import type { EditorPage, SaveMode } from '@/domain/pages/editor/page-api';
import { autosaveDelay, retryDelay } from '@/lib/client/save-timing';
import { createSender } from './sender';
import { requestCms, UNAUTHORIZED } from '@/areas/cms/http/server-calls';
import { createServerCopy, type CopyParts } from './server-copy';
import type { SaveOutcome } from '../types';

const CHOOSE_FIRST = 'Someone else changed the same thing. Choose what to keep first.';
const AWAY = 'The server could not be reached. Your work is kept on this device and saved as soon as possible.';
/** Rounds of merging within one save, where others save all the time. */
const MAX_ROUNDS = 5;

/** Brings the page to the server: one request at a time, nothing dropped, nobody’s work overwritten unseen. */
export function createSaver(parts: CopyParts) {
  const { store, onUnsaved } = parts;
  const copy = createServerCopy(parts);
  const sender = createSender(parts, copy);
  let changedSince: number | undefined;
  let failures = 0;
  let underWay = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;

  function enqueue<Value>(job: () => Promise<Value>): Promise<Value> {
    underWay += 1;
    clearTimeout(timer);
    const run = queue.then(job).finally(() => {
      underWay -= 1;
      schedule();
    });
    queue = run.catch(() => undefined);
    return run;
  }

  /** Autosave, when it is due; what is refused or in conflict waits for the editor. */
  function schedule() {
    clearTimeout(timer);
    const { kind } = store.getState().save;
    if (underWay || copy.isWaiting() || !isOpen) return;
    if (kind === 'offline') timer = setTimeout(() => void save('autosave'), retryDelay(failures));
    else if (kind === 'unsaved' && copy.isDirty()) {
      timer = setTimeout(() => void save('autosave'), autosaveDelay(changedSince, Date.now()));
    }
  }

  async function send(mode: SaveMode): Promise<SaveOutcome> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (copy.isWaiting()) return { ok: false, message: CHOOSE_FIRST };
      changedSince = undefined;
      store.setState({ save: { kind: 'saving' } });
      const { answer, isWhole } = await sender.send(mode);
      if (answer.kind === 'ok') {
        failures = 0;
        if (!isWhole) continue;
        copy.settle();
        return { ok: true, page: answer.value };
      }
      if (answer.kind === 'refused') {
        const { status, message, fieldErrors } = answer;
        store.setState({ save: { kind: 'refused', message, fieldErrors, isSignedOut: status === UNAUTHORIZED } });
        onUnsaved(true);
        return { ok: false, message };
      }
      if (answer.kind === 'away') break;
      if (!copy.meet(answer.current)) return { ok: false, message: CHOOSE_FIRST };
    }
    failures += 1;
    store.setState({ save: { kind: 'offline' } });
    onUnsaved(true);
    return { ok: false, message: AWAY };
  }

  const save = (mode: SaveMode) => enqueue(() => send(mode));

  return {
    save,
    meet: copy.meet,
    settle: copy.settle,
    creation: sender.creation,
    resume: sender.resume,
    /** Whether the server lacks something of the document. */
    isDirty: copy.isDirty,
    isUnsaved: () => store.getState().save.kind !== 'saved',

    /** After the editor changed the document. */
    changed() {
      changedSince ??= Date.now();
      onUnsaved(true);
      const { kind } = store.getState().save;
      if (copy.isWaiting()) copy.recheck();
      else if (kind === 'saved' || kind === 'refused') store.setState({ save: { kind: 'unsaved' } });
      if (store.getState().save.kind !== 'offline') schedule();
    },

    resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>) {
      if (copy.resolve(choices) && copy.isDirty()) void save('autosave');
    },

    /** Brings in a page that was saved elsewhere, after what is under way. */
    adopt: (page: EditorPage) =>
      enqueue(async () => {
        if (!copy.isWaiting() && copy.meet(page)) copy.settle();
      }),

    /** Fetches what others saved, if it is newer than what is known here. */
    catchUp: (revision: number) => {
      if (underWay || copy.isWaiting()) return;
      const { page } = store.getState();
      if (!page || revision <= page.revision) return;
      void enqueue(async () => {
        const answer = await requestCms<EditorPage>(`/cms/pages/${page.id}/document`, 'GET');
        if (answer.kind === 'ok' && copy.meet(answer.value)) copy.settle();
      });
    },

    /** Sends at once what waits: the server may be there again, or the editor is leaving. */
    async flush(): Promise<void> {
      if (!copy.isWaiting() && copy.isDirty()) await save('autosave');
    },

    /** Whether autosave goes on; what was not sent stays on this device. */
    setOpen(open: boolean) {
      isOpen = open;
      schedule();
    },
  };
}
