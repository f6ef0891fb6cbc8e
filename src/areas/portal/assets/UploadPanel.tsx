'use client';

import { Button } from '@/ui/Button';
import type { AssetUploads } from './use-asset-uploads';
import { UploadRow } from './UploadRow';

export function UploadPanel({ uploads }: { uploads: AssetUploads }) {
  const { files, send, remove } = uploads;
  const ready = files.filter(({ state }) => state === 'chosen' || state === 'failed');
  const isSending = files.some(({ state }) => state === 'sending' || state === 'waiting');
  if (files.length === 0) return null;
  return (
    <section aria-label="Files to upload" className="mt-4 rounded-card border border-line bg-surface-raised px-5">
      <ul className="divide-y divide-line">
        {files.map((upload) => (
          <UploadRow key={upload.id} upload={upload} {...uploads} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-t border-line py-4">
        <Button onClick={() => void send(ready)} loading={isSending && ready.length === 0}>
          {isSending && ready.length === 0
            ? 'Uploading…'
            : `Upload ${ready.length} ${ready.length === 1 ? 'file' : 'files'}`}
        </Button>
        {!isSending && (
          <Button variant="ghost" onClick={() => files.forEach(({ id }) => remove(id))}>
            Remove all
          </Button>
        )}
      </div>
    </section>
  );
}
