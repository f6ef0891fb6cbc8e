'use client';

import { useState } from 'react';
import { PICTURE_UPLOAD } from '@/domain/pages/media';
import { uploadFault } from '@/domain/text/uploads';
import type { AddedPicture } from './add-picture';
import { sendPicture } from './send-picture';

export interface PictureUpload {
  id: number;
  file: File;
  /** 0 to 1 */
  progress: number;
  error?: string;
  /** Whether sending it again could help. */
  canRetry: boolean;
}

let last = 0;

/** Pictures on their way to the server, one after another, so that they arrive in the order they were chosen in. */
export function usePictureUploads(altOf: (file: File) => string, onAdded: (picture: AddedPicture) => void) {
  const [uploads, setUploads] = useState<PictureUpload[]>([]);

  const change = (id: number, changes: Partial<PictureUpload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const dismiss = (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id));

  async function send({ id, file }: PictureUpload) {
    change(id, { progress: 0, error: undefined });
    const sent = await sendPicture(file, altOf(file), (progress) => change(id, { progress }));
    if (!sent.ok) return change(id, { error: sent.message });
    const { ok: _, ...picture } = sent;
    dismiss(id);
    onAdded(picture);
  }

  async function add(files: readonly File[]) {
    const added = files.map((file): PictureUpload => {
      const error = uploadFault(PICTURE_UPLOAD, file);
      return { id: ++last, file, progress: 0, error, canRetry: !error };
    });
    setUploads((now) => [...now, ...added]);
    for (const upload of added) if (upload.canRetry) await send(upload);
  }

  return { uploads, add, dismiss, retry: send };
}
