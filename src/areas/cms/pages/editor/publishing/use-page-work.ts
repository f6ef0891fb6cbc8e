import { useState } from 'react';
import { checkPage, type Finding } from '@/domain/pages/editor';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { failed } from '@/ui/failed';
import { toast, type ToastOptions } from '@/ui/toast';
import { useEditorStore } from '../store/use-editor';
import { gateContext } from './gate-context';
import { draftSaved, PAGE_PUBLISHED, PAGE_SAVE_FAILED, PAGE_SAVED, PAGE_UNPUBLISHED } from '../messages';

/** What passes the gate: a page that becomes public, one that is public and changes, one that becomes so by itself. */
export type GatePurpose = 'publish' | 'update' | 'schedule';

/** What the quality gate found, and what happens if one goes on anyway. */
export interface Gate {
  purpose: GatePurpose;
  findings: readonly Finding[];
  proceed: () => void;
}

const keyOf = ({ message, blockId, path, field }: Finding): string => JSON.stringify([message, blockId, path, field]);

export interface PageWork {
  busy: boolean;
  gate: Gate | undefined;
  closeGate: () => void;
  /** Stores page and flag; what makes something public passes the gate first. */
  save: () => Promise<void>;
  /** Leaves what visitors see alone. */
  saveDraft: () => Promise<void>;
  /** Sets the flag and saves, as editor B does. */
  publish: () => Promise<void>;
  unpublish: () => Promise<void>;
  /** Opens the gate if something stands against making the page public, else goes on at once. */
  passGate: (purpose: GatePurpose, proceed: () => void) => Promise<void>;
  /** The page as it is on the server with everything on the screen; nothing, and a toast, where it cannot be saved. */
  savedPage: () => Promise<EditorPage | undefined>;
}

/** What both editors do with the page as a whole. */
export function usePageWork(): PageWork {
  const store = useEditorStore();
  const [busy, setBusy] = useState(false);
  const [gate, setGate] = useState<Gate>();
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
    // A conflict speaks for itself: its dialog is open.
    else if (store.getState().conflicts.length === 0) toast(PAGE_SAVE_FAILED);
    return outcome.ok;
  };

  async function passGate(purpose: GatePurpose, proceed: () => void) {
    const findings = await whileBusy(() => findingsOf(store.getState().editor.document));
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

  async function setFlag(isPublished: boolean, success: ToastOptions) {
    const before = store.getState().isPublished;
    store.getState().setPublished(isPublished);
    if (!(await saved(success)) && store.getState().save.kind === 'refused') store.getState().setPublished(before);
  }

  return {
    busy,
    gate,
    closeGate: () => setGate(undefined),
    passGate,
    save: async () => {
      const { isPublished, page } = store.getState();
      if (isPublished) await passGate(page?.isPublished ? 'update' : 'publish', () => void saved(PAGE_SAVED));
      else await saved(PAGE_SAVED);
    },
    saveDraft: async () => {
      const outcome = await whileBusy(() => store.getState().saveNow('draft'));
      toast(outcome.ok ? draftSaved(outcome.page.isPublished) : PAGE_SAVE_FAILED);
    },
    publish: () => passGate('publish', () => void setFlag(true, PAGE_PUBLISHED)),
    unpublish: () =>
      setFlag(false, {
        ...PAGE_UNPUBLISHED,
        action: { label: 'Undo', onClick: () => void setFlag(true, PAGE_PUBLISHED) },
      }),
    savedPage: async () => {
      const { page, save } = store.getState();
      if (page && save.kind === 'saved') return page;
      const outcome = await whileBusy(() => store.getState().saveNow('draft'));
      if (!outcome.ok) toast(failed(outcome.message));
      return outcome.ok ? outcome.page : undefined;
    },
  };

  async function findingsOf(document: Parameters<typeof checkPage>[0]): Promise<Finding[]> {
    return checkPage(document, await gateContext(document.blocks));
  }
}
