'use client';

import { ImagePlus, Upload as UploadIcon, FileText, ImageOff, X } from 'lucide-react';
import { useRef, useState, useCallback } from 'react';
import { PDF_TYPE, MAX_ALT } from '@/domain/pages/media';
import { acceptOf, uploadHint, type UploadRule } from '@/domain/text/uploads';
import { Button } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';
import type { MediaUploads, MediaUpload } from './use-media-uploads';
import { Field, FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Progress } from '@/ui/Progress';
import { formatBytes } from '@/domain/text/format-bytes';

type UploadPanelProps = {
  uploads: MediaUploads;
  rule: UploadRule;
};

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

type UploadRowProps = {
  upload: MediaUpload;
  onAlt: (alt: string) => void;
  onLeaveOut: () => void;
};

function UploadRow({ upload, onAlt, onLeaveOut }: UploadRowProps) {
  const { file, entered, message, fieldErrors, state, progress } = upload;
  const isPdf = file.type === PDF_TYPE;
  const isSending = state === 'sending';
  return (
    <li className="flex items-start gap-3 rounded-control border border-line bg-surface-raised p-3">
      <span className="grid size-16 shrink-0 place-items-center overflow-clip rounded-control bg-surface-sunken text-ink-muted">
        {isPdf ? <FileText aria-hidden /> : state === 'unusable' ? <ImageOff aria-hidden /> : <Preview file={file} />}
      </span>
      <div className="min-w-0 grow space-y-2">
        <p className="truncate text-sm text-ink-muted">
          {file.name} · {formatBytes(file.size)}
        </p>
        {state !== 'unusable' && (
          <Field
            label={isPdf ? `Name of ${file.name}` : `What ${file.name} shows`}
            hideLabel
            required
            error={fieldErrors?.alt}
          >
            {(input) => (
              <Input
                {...input}
                value={entered.alt}
                maxLength={MAX_ALT}
                disabled={isSending}
                autoComplete="off"
                placeholder={
                  isPdf
                    ? 'What is it? For example: Kit catalogue 2027'
                    : 'What does it show? For people who cannot see it.'
                }
                onChange={({ target }) => onAlt(target.value)}
              />
            )}
          </Field>
        )}
        {isSending && <Progress label={`Uploading ${file.name}`} value={progress} className="w-full" />}
        {message && <FieldError>{message}</FieldError>}
      </div>
      <IconButton
        label={isSending ? `Cancel the upload of ${file.name}` : `Leave out ${file.name}`}
        size="sm"
        onClick={onLeaveOut}
      >
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return <img ref={show} alt="" className="size-full object-cover" />;
}
