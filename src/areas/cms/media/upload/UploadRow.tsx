'use client';

import { FileText, ImageOff, X } from 'lucide-react';
import { useCallback } from 'react';
import { MAX_ALT, PDF_TYPE } from '@/domain/pages/media';
import { Field, FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Progress } from '@/ui/Progress';
import { formatBytes } from '@/domain/text/format-bytes';
import type { MediaUpload } from './use-media-uploads';

type UploadRowProps = {
  upload: MediaUpload;
  onAlt: (alt: string) => void;
  onLeaveOut: () => void;
};

/** Chosen picture: alternative text, progress, or the reason for its refusal. */
export function UploadRow({ upload, onAlt, onLeaveOut }: UploadRowProps) {
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

/** Local preview of a picture. */
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
