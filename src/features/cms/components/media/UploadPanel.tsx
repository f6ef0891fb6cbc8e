'use client';

import { ImagePlus, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { PICTURE_TYPES } from '@/domain/media';
import { Button } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';
import { UploadRow } from './UploadRow';
import type { Uploads } from './use-uploads';

/** Pictures on their way into the library: dropped or chosen, each given its words, then sent. */
export function UploadPanel({ uploads: { uploads, add, leaveOut, sendAll, setAlt } }: { uploads: Uploads }) {
  const rows = useRef<HTMLUListElement>(null);
  const [isSending, setSending] = useState(false);
  const open = uploads.filter(({ state, canRetry }) => state === 'waiting' || canRetry).length;

  async function upload() {
    setSending(true);
    const complete = await sendAll();
    setSending(false);
    if (!complete) requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <section aria-label="Upload pictures" className="space-y-3">
      <FileDrop onFiles={add}>
        <ImagePlus aria-hidden className="size-5 text-ink-muted max-sm:hidden" />
        <p className="min-w-0 grow text-sm text-ink-muted">
          Drop pictures here: PNG, JPEG, WebP, AVIF or GIF, up to 25 MB and 50 megapixels.
        </p>
        <FileButton
          label="Pictures to upload"
          accept={PICTURE_TYPES.join(',')}
          multiple
          onFiles={add}
          variant="outline"
          size="sm"
        >
          Choose pictures
        </FileButton>
      </FileDrop>
      {uploads.length > 0 && (
        <>
          <ul ref={rows} aria-label="Pictures to upload" className="space-y-2.5">
            {uploads.map((each) => (
              <UploadRow key={each.id} upload={each} onAlt={setAlt} onLeaveOut={leaveOut} />
            ))}
          </ul>
          {open > 0 && (
            <div className="flex justify-end">
              <Button onClick={() => void upload()} loading={isSending}>
                <UploadIcon aria-hidden className="size-4" />
                {open === 1 ? 'Upload picture' : `Upload ${open} pictures`}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
