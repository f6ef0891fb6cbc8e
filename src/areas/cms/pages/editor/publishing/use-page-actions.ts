import { useState } from 'react';
import type { EditorPage, PreviewLink } from '@/domain/pages/editor/page-api';
import { writeClipboard } from '@/ui/copy-text';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { requestCms } from '@/areas/cms/http/server-calls';
import { useEditorStore } from '../store/use-editor';
import { HOMEPAGE_SET } from '../messages';
import { usePageWork, type PageWork } from './use-page-work';

type OpenDialog =
  | { kind: 'schedule' | 'versions' | 'homepage'; page: EditorPage }
  | { kind: 'link'; link: PreviewLink; copied: boolean };

export interface PageActions extends PageWork {
  dialog: OpenDialog | undefined;
  closeDialog: () => void;
  open: (kind: 'schedule' | 'versions' | 'homepage') => Promise<void>;
  preview: () => Promise<void>;
  copyPreviewLink: () => Promise<void>;
  makeHomepage: (page: EditorPage) => Promise<boolean>;
  duplicate: () => Promise<void>;
  remove: () => Promise<void>;
}

export function usePageActions(onDeleted: (page: EditorPage) => void): PageActions {
  const store = useEditorStore();
  const work = usePageWork();
  const [dialog, setDialog] = useState<OpenDialog>();

  async function post<Value>(page: EditorPage, what: string): Promise<Value | undefined> {
    const answer = await requestCms<Value>(`/cms/pages/${page.id}/${what}`, 'POST', {});
    if (answer.ok) return answer.value;
    toast(failed(answer.message));
    return undefined;
  }

  return {
    ...work,
    dialog,
    closeDialog: () => setDialog(undefined),
    open: async (kind) => {
      const page = await work.savedPage();
      if (page) setDialog({ kind, page });
    },
    preview: async () => {
      const page = await work.savedPage();
      if (page) window.open(`/cms-preview/${page.id}`, '_blank', 'noopener');
    },
    copyPreviewLink: async () => {
      const page = await work.savedPage();
      const link = page && (await post<PreviewLink>(page, 'preview-link'));
      if (!link) return;
      setDialog({ kind: 'link', link, copied: await writeClipboard(link.url) });
    },
    makeHomepage: async (page) => {
      const changed = await post<EditorPage>(page, 'homepage');
      if (!changed) return false;
      store.getState().adopt(changed);
      toast(HOMEPAGE_SET);
      return true;
    },
    duplicate: async () => {
      const page = await work.savedPage();
      const copy = page && (await post<{ id: string }>(page, 'duplicate'));
      if (copy) window.location.assign(`/cms/pages/${copy.id}${window.location.search}`);
    },
    remove: async () => {
      const page = await work.savedPage();
      if (!page) return;
      await work.passLeaving('trash', async (redirectTo) => {
        const answer = await requestCms(`/cms/pages/${page.id}/trash`, 'POST', { redirectTo });
        if (answer.ok) return void onDeleted(page);
        if (answer.fieldErrors?.to) return answer.fieldErrors.to[0];
        toast(failed(answer.message));
      });
    },
  };
}
