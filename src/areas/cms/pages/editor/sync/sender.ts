import { blockId } from '@/domain/pages/blocks/new-block';
import type { PageDocument } from '@/domain/pages/editor';
import type { EditorPage, SaveMode } from '@/domain/pages/editor/page-api';
import { requestCms, type Answer } from '@/areas/cms/http/server-calls';
import type { CopyParts, createServerCopy } from './server-copy';

/** A new page under way. The server makes one page of a key, however often it is sent. */
export interface Creation {
  key: string;
  document: PageDocument;
}

interface Sent {
  answer: Answer<EditorPage>;
  /** Whether it was what is on the screen, as it is to be saved; else that has yet to follow. */
  isWhole: boolean;
}

/** Of a page that was not made, or is no more: anything else says nothing about an earlier try. */
const NOT_MADE = new Set([400, 404, 409, 422]);

/** Sends the page once, and tells the server’s copy how that went. */
export function createSender({ store, onCreating }: CopyParts, copy: ReturnType<typeof createServerCopy>) {
  let creation: Creation | undefined;

  /** What was sent first is sent again until there is an answer: that is the page to go on from. */
  async function create(mode: SaveMode): Promise<Sent> {
    const { editor, isPublished } = store.getState();
    const isRetry = creation !== undefined;
    creation ??= { key: blockId(), document: editor.document };
    onCreating();
    const { document } = creation;
    const answer = await requestCms<EditorPage>('/cms/pages/create', 'POST', {
      ...creation,
      isPublished: mode === 'save' && isPublished,
    });
    if (answer.kind === 'ok') copy.confirm(document, mode, answer.value);
    if (answer.kind === 'ok' || (answer.kind === 'refused' && NOT_MADE.has(answer.status))) creation = undefined;
    return { answer, isWhole: !isRetry || mode === 'autosave' };
  }

  async function update(page: EditorPage, mode: SaveMode): Promise<Sent> {
    const { editor, isPublished } = store.getState();
    const { document } = editor;
    const answer = await requestCms<EditorPage>(`/cms/pages/${page.id}/document`, 'PUT', {
      document,
      revision: page.revision,
      mode,
      ...(mode === 'save' && { isPublished }),
    });
    if (answer.kind === 'ok') copy.confirm(document, mode, answer.value);
    if (answer.kind === 'away') copy.unsure(document);
    return { answer, isWhole: true };
  }

  return {
    send(mode: SaveMode): Promise<Sent> {
      const { page } = store.getState();
      return page ? update(page, mode) : create(mode);
    },
    creation: () => creation,
    /** Goes on with what another window began: it is sent again before anything else. */
    resume(begun: Creation) {
      creation = begun;
    },
  };
}
