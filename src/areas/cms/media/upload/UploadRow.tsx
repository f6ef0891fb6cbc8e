'use client';

import { FileText, ImageOff, X } from 'lucide-react';
import { MAX_ALT, PDF_TYPE } from '@/domain/pages/media';
import { Field, FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Progress } from '@/ui/Progress';
import { formatBytes } from '@/domain/text/format-bytes';
import type { Upload } from './use-uploads';

type UploadRowProps = {
  upload: Upload;
  onAlt: (id: number, alt: string) => void;
  onLeaveOut: (id: number) => void;
};

/** A picture that was chosen: what it shows, how far it has got, or why it was not taken. */
export function UploadRow({ upload, onAlt, onLeaveOut }: UploadRowProps) {
  const { id, file, preview, alt, altFault, fault, state, progress, canRetry } = upload;
  const isPdf = file.type === PDF_TYPE;
  const isSending = state === 'sending';
  return (
    <li className="flex items-start gap-3 rounded-control border border-line bg-surface-raised p-3">
      <span className="grid size-16 shrink-0 place-items-center overflow-clip rounded-control bg-surface-sunken text-ink-muted">
        {preview ? (
          <img src={preview} alt="" className="size-full object-cover" />
        ) : isPdf ? (
          <FileText aria-hidden />
        ) : (
          <ImageOff aria-hidden />
        )}
      </span>
      <div className="min-w-0 grow space-y-2">
        <p className="truncate text-sm text-ink-muted">
          {file.name} · {formatBytes(file.size)}
        </p>
        {(state !== 'failed' || canRetry) && (
          <Field label={isPdf ? `Name of ${file.name}` : `What ${file.name} shows`} hideLabel required error={altFault}>
            {(input) => (
              <Input
                {...input}
                value={alt}
                maxLength={MAX_ALT}
                disabled={isSending}
                autoComplete="off"
                placeholder={
                  isPdf ? 'What is it? As in: Kit catalogue 2027' : 'What does it show? For people who cannot see it.'
                }
                onChange={({ target }) => onAlt(id, target.value)}
              />
            )}
          </Field>
        )}
        {isSending && <Progress label={`Uploading ${file.name}`} value={progress} className="w-full" />}
        {fault && <FieldError>{fault}</FieldError>}
      </div>
      <IconButton
        label={isSending ? `Cancel the upload of ${file.name}` : `Leave out ${file.name}`}
        size="sm"
        onClick={() => onLeaveOut(id)}
      >
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
