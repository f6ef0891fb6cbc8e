import { useState } from 'react';
import type { Finding } from '@/domain/pages/editor';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { requestCms } from '@/areas/cms/http/server-calls';
import { isPassing, type Refused } from '@/lib/client/request';
import { failed } from '@/ui/failed';
import { toast, type ToastOptions } from '@/ui/toast';
import type { Leaving } from '../../leaving/LeaveDialog';
import { useEditorStore } from '../store/use-editor';
import { draftSaved, PAGE_PUBLISHED, PAGE_SAVE_FAILED, PAGE_SAVED, PAGE_UNPUBLISHED } from '../messages';

export type GatePurpose = 'publish' | 'update' | 'schedule';

export interface Gate {
  purpose: GatePurpose;
  findings: readonly Finding[];
  proceed: () => void;
}

const REDIRECT_FAILED = 'The page is offline, but its redirect could not be saved.';

const problemOf = ({ fieldErrors = {}, message }: Refused): string => Object.values(fieldErrors)[0]?.[0] ?? message;

const keyOf = ({ message, blockId, path, field }: Finding): string => JSON.stringify([message, blockId, path, field]);

export interface PageWork {
  busy: boolean;
  gate: Gate | undefined;
  closeGate: () => void;
  leaving: LeavingPage | undefined;
  closeLeaving: () => void;
  /** Asks only for a published page. */
  passLeaving: (action: Leaving, proceed: LeavingPage['proceed']) => Promise<void>;
  /** Stores page and flag; publishing passes the gate first. */
  save: () => Promise<void>;
  saveDraft: () => Promise<void>;
  publish: () => Promise<void>;
  unpublish: () => Promise<void>;
  /** Runs `proceed` at once if the page has no findings. */
  passGate: (purpose: GatePurpose, proceed: () => void) => Promise<void>;
  savedPage: () => Promise<EditorPage | undefined>;
}

/** Proceeds with the chosen redirect; returns the reason for a refusal. */
interface LeavingPage {
  id: string;
  action: Leaving;
  proceed: (redirectTo: string | undefined) => Promise<string | undefined>;
}

export function usePageWork(): PageWork {
  const store = useEditorStore();
  const [busy, setBusy] = useState(false);
  const [gate, setGate] = useState<Gate>();
  const [leaving, setLeaving] = useState<LeavingPage>();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());

  async function whileBusy<Value>(work: () => Promise<Value>): Promise<Value> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  const saved = async (success: ToastOptions): Promise<boolean> => {
    const outcome = await whileBusy(() => store.getState().saveNow('save'));
    if (outcome.ok) toast(success);
    // A conflict has opened its own dialog.
    else if (store.getState().conflicts.length === 0) toast(PAGE_SAVE_FAILED);
    return outcome.ok;
  };

  async function passGate(purpose: GatePurpose, proceed: () => void) {
    const { editor, page } = store.getState();
    const body = { document: editor.document, id: page?.id };
    const answer = await whileBusy(() => requestCms<{ findings: Finding[] }>('/cms/pages/check', 'POST', body));
    // Saving checks again, and reports an unreachable server.
    if (!answer.ok) return proceed();
    const { findings } = answer.value;
    const open = findings.filter((each) => !accepted.has(keyOf(each)));
    const stops = purpose === 'update' ? open.some(({ severity }) => severity === 'error') : open.length > 0;
    if (!stops) return proceed();
    setGate({
      purpose,
      findings,
      proceed: () => {
        setAccepted(new Set(findings.map(keyOf)));
        setGate(undefined);
        proceed();
      },
    });
  }

  async function passLeaving(action: Leaving, proceed: LeavingPage['proceed']) {
    const { page } = store.getState();
    if (page?.isPublished) setLeaving({ id: page.id, action, proceed });
    else await proceed(undefined);
  }

  async function setFlag(isPublished: boolean, success: ToastOptions): Promise<boolean> {
    const before = store.getState().isPublished;
    store.getState().setPublished(isPublished);
    const isSaved = await saved(success);
    if (!isSaved && store.getState().save.kind === 'refused') store.getState().setPublished(before);
    return isSaved;
  }

  async function takeOffline(success: ToastOptions, redirectTo: string | undefined): Promise<string | undefined> {
    const id = store.getState().page?.id;
    if (!(await setFlag(false, success)) || redirectTo === undefined) return undefined;
    const answer = await requestCms<EditorPage>(`/cms/pages/${id}/redirect`, 'POST', { to: redirectTo });
    if (!answer.ok) toast(failed(isPassing(answer) ? REDIRECT_FAILED : problemOf(answer)));
    return undefined;
  }

  return {
    busy,
    gate,
    closeGate: () => setGate(undefined),
    passGate,
    leaving,
    closeLeaving: () => setLeaving(undefined),
    passLeaving,
    save: async () => {
      const { isPublished, page } = store.getState();
      if (isPublished) await passGate(page?.isPublished ? 'update' : 'publish', () => void saved(PAGE_SAVED));
      else await passLeaving('unpublish', (redirectTo) => takeOffline(PAGE_SAVED, redirectTo));
    },
    saveDraft: async () => {
      const outcome = await whileBusy(() => store.getState().saveNow('draft'));
      toast(outcome.ok ? draftSaved(outcome.page.isPublished) : PAGE_SAVE_FAILED);
    },
    publish: () => passGate('publish', () => void setFlag(true, PAGE_PUBLISHED)),
    unpublish: () =>
      passLeaving('unpublish', (redirectTo) =>
        takeOffline(
          { ...PAGE_UNPUBLISHED, action: { label: 'Undo', onClick: () => void setFlag(true, PAGE_PUBLISHED) } },
          redirectTo,
        ),
      ),
    savedPage: async () => {
      const { page, save } = store.getState();
      if (page && save.kind === 'saved') return page;
      const outcome = await whileBusy(() => store.getState().saveNow('draft'));
      if (!outcome.ok) toast(failed(outcome.message));
      return outcome.ok ? outcome.page : undefined;
    },
  };
}
