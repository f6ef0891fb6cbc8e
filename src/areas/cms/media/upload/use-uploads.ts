'use client';

import { useRef, useState } from 'react';
import { PDF_TYPE } from '@/domain/pages/media';
import { uploadFault, type UploadRule } from '@/domain/text/uploads';
import { sendForm } from '@/ui/send-form';
import type { MediaItem } from '@/modules/media/media-item';
import { MEDIA_PATH } from '../browse/media-query';

export interface Upload {
  id: number;
  file: File;
  /** What the browser shows of it in the meantime. */
  preview: string;
  alt: string;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1 */
  progress: number;
  /** What is wrong with its words, or nothing. */
  altFault?: string;
  /** Why it was not taken. */
  fault?: string;
  /** Whether sending it again could help. */
  canRetry: boolean;
}

let last = 0;

const NO_WORDS = 'Say what the picture shows.';
const NO_NAME = 'Give the PDF a name.';

/** Sends one picture; rejects where it is called off. */
async function send({ file, alt }: Upload, folder: string, onProgress: (share: number) => void, signal: AbortSignal) {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', alt.trim());
  if (folder) form.set('folder', folder);
  const { status, body } = await sendForm({ path: `${MEDIA_PATH}/upload`, form, onProgress, signal });
  const answer = body as { item?: MediaItem; message?: string } | null | undefined;
  if (status === 201 && answer?.item) return { item: answer.item };
  if (status === 0) return { fault: 'No connection. Please try again.', canRetry: true };
  return {
    fault: answer?.message ?? 'Something went wrong. Please try again.',
    canRetry: status !== 413 && status !== 422,
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Pictures that were chosen: first each waits for its words, then they are sent one after another. */
export function useUploads(folder: string, rule: UploadRule, onAdded: (item: MediaItem) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const underWay = useRef(new Map<number, AbortController>());
  const leftOut = useRef(new Set<number>());

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  function add(files: readonly File[]) {
    const added = files.map((file): Upload => {
      const fault = uploadFault(rule, file);
      const preview = fault || file.type === PDF_TYPE ? '' : URL.createObjectURL(file);
      const state = fault ? 'failed' : 'waiting';
      return { id: ++last, file, preview, alt: '', state, progress: 0, fault, canRetry: false };
    });
    setUploads((now) => [...now, ...added]);
  }

  /** Takes a picture out, calling it off where it is on its way. */
  function leaveOut(id: number) {
    underWay.current.get(id)?.abort();
    leftOut.current.add(id);
    const preview = uploads.find((upload) => upload.id === id)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    setUploads((now) => now.filter((upload) => upload.id !== id));
  }

  async function sendOne(upload: Upload) {
    const { id } = upload;
    const controller = new AbortController();
    underWay.current.set(id, controller);
    change(id, { state: 'sending', progress: 0, fault: undefined });
    try {
      const sent = await send(upload, folder, (progress) => change(id, { progress }), controller.signal);
      if (!sent.item) return change(id, { state: 'failed', fault: sent.fault, canRetry: sent.canRetry });
      leaveOut(id);
      onAdded(sent.item);
    } catch {
      // Called off: it has left the list already.
    } finally {
      underWay.current.delete(id);
    }
  }

  /** Sends all that wait, or says which still lack their words. Answers whether all had them. */
  async function sendAll(): Promise<boolean> {
    const waiting = uploads.filter(({ state, canRetry }) => state === 'waiting' || (state === 'failed' && canRetry));
    const wordless = waiting.filter(({ alt }) => !alt.trim());
    for (const { id, file } of wordless) change(id, { altFault: file.type === PDF_TYPE ? NO_NAME : NO_WORDS });
    if (wordless.length > 0) return false;
    for (const upload of waiting) if (!leftOut.current.has(upload.id)) await sendOne(upload);
    return true;
  }

  return {
    uploads,
    add,
    leaveOut,
    sendAll,
    setAlt: (id: number, alt: string) => change(id, { alt, altFault: undefined }),
  };
}
