import { useState } from 'react';
import { checkPage, type Finding } from '@/domain/page-editor';
import type { EditorPage } from '@/domain/page-editor/page-api';
import type { PageData } from '@/features/site/page-content';
import { failed } from '@/ui/failed';
import { toast, type ToastOptions } from '@/ui/toast';
import { ask } from '../../editor/server-calls';
import { useEditorStore } from '../canvas/use-editor';
import { draftSaved, PAGE_PUBLISHED, PAGE_SAVE_FAILED, PAGE_SAVED, PAGE_UNPUBLISHED } from './messages';

/** What the quality gate found, and what happens if the page is published anyway. */
export interface Gate {
  findings: readonly Finding[];
  proceed: () => void;
}

const keyOf = ({ message, blockId, path, field }: Finding): string => JSON.stringify([message, blockId, path, field]);

export interface PageWork {
  busy: boolean;
  gate: Gate | undefined;
  closeGate: () => void;
  /** Stores page and flag (spec §4); what makes something public passes the gate first. */
  save: () => Promise<void>;
  /** Leaves what visitors see alone. */
  saveDraft: () => Promise<void>;
  /** Sets the flag and saves, as editor B does. */
  publish: () => Promise<void>;
  unpublish: () => Promise<void>;
  /** Opens the gate if something stands against making the page public, else goes on at once. */
  passGate: (proceed: () => void) => Promise<void>;
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

  async function passGate(proceed: () => void) {
    const findings = await whileBusy(() => findingsOf(store.getState().editor.document));
    const isPublic = store.getState().page?.isPublished === true;
    const news = findings.filter((each) => !accepted.has(keyOf(each)));
    const stops = isPublic ? news.some(({ severity }) => severity === 'error') : news.length > 0;
    if (!stops) return proceed();
    setGate({
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
      if (store.getState().isPublished) await passGate(() => void saved(PAGE_SAVED));
      else await saved(PAGE_SAVED);
    },
    saveDraft: async () => {
      const outcome = await whileBusy(() => store.getState().saveNow('draft'));
      toast(outcome.ok ? draftSaved(outcome.page.isPublished) : PAGE_SAVE_FAILED);
    },
    publish: () => passGate(() => void setFlag(true, PAGE_PUBLISHED)),
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
    // Asked afresh: a picture may have been deleted since the page was opened.
    const data = await ask<PageData>('/cms/page-data', 'POST', { blocks: document.blocks });
    return checkPage(document, data.kind === 'ok' ? { isKnownPicture: (id) => id in data.value.pictures } : {});
  }
}
