'use client';

import { useRef, useState } from 'react';
import { assetSize } from '@/domain/teams/design-assets';
import { INQUIRY_UPLOAD } from '@/domain/inquiries/inquiry-files';
import { acceptOf } from '@/domain/text/uploads';
import { Field } from '@/ui/Field';
import { CloseIcon } from '@/ui/icons';
import type { FormField } from './inquiry-fields';

type InquiryFilesProps = {
  field: FormField;
  errors: readonly string[] | undefined;
  /** True if the page was rendered anew, so that the browser no longer has the files. */
  areLost: boolean | undefined;
};

/**
 * Files to attach. The browser’s own field; with script, new files are added to earlier ones, and single ones can be
 * removed.
 */
export function InquiryFiles({ field: { name, label, hint }, errors, areLost }: InquiryFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<readonly File[]>([]);
  const [files, setFiles] = useState<readonly File[]>([]);

  function hold(next: readonly File[]) {
    held.current = next;
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(next);
  }

  function takeOut(file: File) {
    hold(held.current.filter((other) => other !== file));
    // Reports the change to the form, as this file may have been the invalid one.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    input.current?.focus();
  }

  return (
    <Field
      label={label}
      hint={areLost ? `Please choose your files again. ${hint ?? ''}` : hint}
      error={errors?.join(' ')}
      optional
      className="col-span-full min-w-0"
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            multiple
            accept={acceptOf(INQUIRY_UPLOAD)}
            onChange={({ target }) =>
              hold([...held.current, ...[...(target.files ?? [])].filter(isNotIn(held.current))])
            }
            className="control cursor-pointer text-ink-muted file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-control file:border-0 file:bg-brand-soft file:px-4 file:font-semibold file:text-accent"
          />
          {files.length > 0 && (
            <ul aria-label="Chosen files" className="space-y-1.5">
              {files.map((file) => (
                <li
                  key={keyOf(file)}
                  className="flex items-center gap-3 rounded-control bg-ink/5 py-0.5 pr-1 pl-3.5 text-sm"
                >
                  <span className="min-w-0 grow truncate">{file.name}</span>
                  <span className="shrink-0 text-ink-muted tabular-nums">{assetSize(file.size)}</span>
                  <button
                    type="button"
                    onClick={() => takeOut(file)}
                    aria-label={`Remove ${file.name}`}
                    className="grid size-9 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-ink/8 hover:text-ink"
                  >
                    <CloseIcon className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The same file chosen twice is one. */
const isNotIn =
  (files: readonly File[]) =>
  (file: File): boolean =>
    !files.some((other) => keyOf(other) === keyOf(file));
