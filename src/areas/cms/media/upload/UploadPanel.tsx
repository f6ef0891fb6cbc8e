'use client';

import { ImagePlus, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { PDF_TYPE } from '@/domain/pages/media';
import { acceptOf, uploadHint, type UploadRule } from '@/domain/text/uploads';
import { Button } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';
import { UploadRow } from './UploadRow';
import type { MediaUploads } from './use-media-uploads';

type UploadPanelProps = {
  uploads: MediaUploads;
  /** Accepted files. */
  rule: UploadRule;
};

/** Pictures to upload: dropped or chosen, each given its alternative text, then sent. */
export function UploadPanel({ uploads: { files, add, enter, remove, send }, rule }: UploadPanelProps) {
  const noun = files.some(({ file }) => file.type === PDF_TYPE) ? 'file' : 'picture';
  const takesPdf = rule.accept.includes(PDF_TYPE);
  const rows = useRef<HTMLUListElement>(null);
  const [isSending, setSending] = useState(false);
  const open = files.filter(({ state }) => state === 'chosen' || state === 'waiting' || state === 'failed');

  async function upload() {
    setSending(true);
    const complete = await send(open.filter(({ state }) => state !== 'waiting'));
    setSending(false);
    if (!complete) requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <section aria-label="Upload pictures" className="space-y-3">
      <FileDrop onFiles={add}>
        <ImagePlus aria-hidden className="size-5 text-ink-muted max-sm:hidden" />
        <p className="min-w-0 grow text-sm text-ink-muted">
          {takesPdf ? 'Drop files here' : 'Drop pictures here'}: {uploadHint(rule)}; pictures of up to 50 megapixels.
        </p>
        <FileButton
          label="Pictures to upload"
          accept={acceptOf(rule)}
          multiple
          onFiles={add}
          variant="outline"
          size="sm"
        >
          {takesPdf ? 'Choose files' : 'Choose pictures'}
        </FileButton>
      </FileDrop>
      {files.length > 0 && (
        <>
          <ul ref={rows} aria-label="Pictures to upload" className="space-y-2.5">
            {files.map((each) => (
              <UploadRow
                key={each.id}
                upload={each}
                onAlt={(alt) => enter(each, { alt })}
                onLeaveOut={() => remove(each.id)}
              />
            ))}
          </ul>
          {open.length > 0 && (
            <div className="flex justify-end">
              <Button onClick={() => void upload()} loading={isSending}>
                <UploadIcon aria-hidden className="size-4" />
                {open.length === 1 ? `Upload ${noun}` : `Upload ${open.length} ${noun}s`}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
