'use client';

import { useRef, useState } from 'react';
import {
  ASSET_UPLOAD,
  fitsQuota,
  noRoomText,
  suggestedAssetName,
  type AssetType,
  type AssetUsage,
} from '@/domain/teams/design-assets';
import { INCOMPLETE_UPLOAD, UPLOAD_FAILED } from '@/domain/teams/design-assets-messages';
import { uploadFault } from '@/domain/text/uploads';
import { newId } from '@/lib/client/new-id';
import { createTurns } from '@/lib/files/turns';
import type { FieldErrors } from '@/lib/result';
import { toast } from '@/ui/toast';
import { useCloseWarning } from '@/ui/use-close-warning';
import { sendFile } from './send-file';
import type { Assets } from './use-assets';

/** A file that was chosen, until it is stored. `id` is its upload id: sending it again is the same upload. */
export type Upload = {
  id: string;
  file: File;
  name: string;
  type: AssetType;
  state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'unusable';
  /** Part sent, 0 to 1. */
  progress: number;
  /** What is wrong with it as a whole, or with the file. */
  message?: string;
  fieldErrors?: FieldErrors;
};

/** Files sent at the same time. */
const SIDE_BY_SIDE = 2;

/** The files being uploaded. One that fails stays as it is, with all that was typed, and can be sent again. */
export function useUploads(usage: AssetUsage, onStored: Assets['put']) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const cancels = useRef(new Map<string, () => void>());
  const [inTurn] = useState(() => createTurns(SIDE_BY_SIDE));

  useCloseWarning(uploads.length > 0);

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  function add(files: Iterable<File>) {
    const added = Array.from(files, (file): Upload => {
      const message = uploadFault(ASSET_UPLOAD, file) ?? (fitsQuota(usage, file.size) ? undefined : noRoomText(usage));
      const state = message ? 'unusable' : 'chosen';
      return { id: newId(), file, name: suggestedAssetName(file.name), type: 'logo', state, progress: 0, message };
    });
    setUploads((before) => [...before, ...added]);
  }

  function drop(id: string) {
    cancel(id);
    setUploads((before) => before.filter((upload) => upload.id !== id));
  }

  /** Stops sending; the file stays chosen. */
  function cancel(id: string) {
    const stop = cancels.current.get(id);
    cancels.current.delete(id);
    stop?.();
    change(id, { state: 'chosen', progress: 0 });
  }

  async function send(wanted: readonly Upload[]) {
    const nameless = wanted.filter(({ name }) => !name.trim());
    for (const { id } of nameless) change(id, { fieldErrors: { name: ['Please provide a name.'] } });
    if (wanted.length === 0 || nameless.length > 0) return void toast(INCOMPLETE_UPLOAD);
    for (const { id } of wanted) {
      change(id, { state: 'waiting', progress: 0, message: undefined, fieldErrors: undefined });
      cancels.current.set(id, () => undefined);
    }
    await Promise.all(wanted.map((upload) => inTurn(() => sendOne(upload))));
  }

  async function sendOne({ id, file, name, type }: Upload) {
    if (!cancels.current.has(id)) return;
    change(id, { state: 'sending' });
    const controller = new AbortController();
    cancels.current.set(id, () => controller.abort());
    const result = await sendFile({
      file,
      fields: { name, type, uploadId: id },
      onProgress: (progress) => change(id, { progress }),
      signal: controller.signal,
    });
    cancels.current.delete(id);
    if (result.ok) {
      setUploads((before) => before.filter((upload) => upload.id !== id));
      onStored(result.asset, result.usage);
    } else if (result.code !== 'aborted') {
      const message = result.fieldErrors?.file?.[0] ?? result.message;
      change(id, { state: 'failed', message, fieldErrors: result.fieldErrors });
      toast(UPLOAD_FAILED);
    }
  }

  return { uploads, add, drop, cancel, change, send };
}

export type Uploads = ReturnType<typeof useUploads>;
