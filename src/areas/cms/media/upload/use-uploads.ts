'use client';

import { useRef, useState } from 'react';
import { PDF_TYPE } from '@/domain/pages/media';
import { uploadFault, type UploadRule } from '@/domain/text/uploads';
import { upload } from '@/lib/client/upload';
import type { MediaItem } from '@/modules/media/data/media-item';
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

/** Sends one picture. */
async function send({ file, alt }: Upload, folder: string, onProgress: (share: number) => void, signal: AbortSignal) {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', alt.trim());
  if (folder) form.set('folder', folder);
  return upload<{ item: MediaItem }>({ path: `${MEDIA_PATH}/upload`, form, onProgress, signal });
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

  async function sendOne(chosen: Upload) {
    const { id } = chosen;
    const controller = new AbortController();
    underWay.current.set(id, controller);
    change(id, { state: 'sending', progress: 0, fault: undefined });
    const sent = await send(chosen, folder, (progress) => change(id, { progress }), controller.signal);
    underWay.current.delete(id);
    if (!sent.ok) {
      const canRetry = sent.status !== 413 && sent.status !== 422;
      // What was called off has left the list already.
      return change(id, { state: 'failed', fault: sent.message, canRetry });
    }
    leaveOut(id);
    onAdded(sent.value.item);
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
