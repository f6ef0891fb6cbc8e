'use client';

import { ImagePlus, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { PICTURE_TYPES } from '@/domain/media';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { UploadRow } from './UploadRow';
import type { Uploads } from './use-uploads';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Pictures on their way into the library: dropped or chosen, each given its words, then sent. */
export function UploadPanel({ uploads: { uploads, add, leaveOut, sendAll, setAlt } }: { uploads: Uploads }) {
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [isOver, setOver] = useState(false);
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
      <div
        onDragOver={(event) => {
          if (!carriesFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border-2 border-dashed p-4',
          isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
        )}
      >
        <ImagePlus aria-hidden className="size-5 text-ink-muted max-sm:hidden" />
        <p className="min-w-0 grow text-sm text-ink-muted">
          Drop pictures here: PNG, JPEG, WebP, AVIF or GIF, up to 25 MB and 50 megapixels.
        </p>
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          Choose pictures
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          aria-label="Pictures to upload"
          accept={PICTURE_TYPES.join(',')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
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
