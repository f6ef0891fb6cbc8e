'use client';

import { type InquiryKind, MAX_INQUIRY_TEXT } from '@/domain/inquiries/inquiry';
import { buttonClass } from '@/ui/button-class';
import { FormMessage } from '@/ui/FormMessage';
import { HoneypotField } from '@/ui/HoneypotField';
import { useActionForm } from '@/ui/use-sent-form';
import { sendInquiry } from '../inquiry-actions';
import { formAnchor, type InquiryFormState } from '../inquiry-form-state';
import { INQUIRY_FIELDS, type FormField } from './inquiry-fields';
import { InquiryDesign } from './InquiryDesign';
import { useEffect, useRef, useState } from 'react';
import { Options } from '@/ui/Options';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { assetSize } from '@/domain/teams/design-assets';
import { INQUIRY_UPLOAD } from '@/domain/inquiries/inquiry-files';
import { acceptOf } from '@/domain/text/uploads';
import { CloseIcon } from '@/ui/icons';

const SUBMIT: Record<InquiryKind, string> = { contact: 'Send message', quote: 'Request a quote' };

/** Without script the page comes back with errors or a thank-you; with script the same rules run first. */
export function InquiryForm({ kind }: { kind: InquiryKind }) {
  const { state, isSending, isByScript, startAgain, form } = useActionForm<InquiryFormState>({
    action: sendInquiry,
    anchor: formAnchor(kind),
    check: async (data) => {
      const { readInquiry } = await import('../read-inquiry');
      const read = readInquiry(data);
      return read.ok ? undefined : read.fieldErrors;
    },
  });
  const { sentBy, message, fieldErrors, values, hadFiles } = state;

  if (sentBy !== undefined) {
    return <InquirySent kind={kind} name={sentBy} hasFocus={isByScript} onAgain={startAgain} />;
  }
  return (
    <form {...form} className="card card-lg grid gap-5 @xl:grid-cols-2">
      {message && <FormMessage>{message}</FormMessage>}
      <input type="hidden" name="kind" value={kind} />
      <HoneypotField />
      {INQUIRY_FIELDS[kind].map((field) => {
        const error = fieldErrors?.[field.name];
        if (field.isDesign) return <InquiryDesign key={field.name} field={field} error={error} />;
        if (field.isFiles) {
          return <InquiryFiles key={field.name} field={field} errors={error} areLost={!isByScript && hadFiles} />;
        }
        return <InquiryField key={field.name} field={field} value={values?.[field.name] ?? ''} error={error} />;
      })}
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" aria-disabled={isSending || undefined} className={buttonClass('primary', 'lg')}>
          {isSending ? 'Sending...' : SUBMIT[kind]}
        </button>
        <p className="text-sm text-ink-muted">We use what you send only to answer you.</p>
      </div>
    </form>
  );
}

type InquirySentProps = {
  kind: InquiryKind;
  name: string;
  hasFocus: boolean;
  onAgain: () => void;
};

function InquirySent({ kind, name, hasFocus, onAgain }: InquirySentProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) panel.current?.focus();
  }, [hasFocus]);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="card card-lg border-t-4 border-t-brand outline-none">
      <p className="font-display text-heading font-bold">Thank you, {name}</p>
      <p className="mt-3 max-w-prose text-ink-muted">
        {kind === 'quote'
          ? 'Your quote request has arrived. We reply within one working day with a price and what we need for your proof.'
          : 'Your message has arrived. We will read it and reply by email.'}{' '}
        We’ve emailed you a confirmation.
      </p>
      {hasFocus && (
        <button type="button" onClick={onAgain} className={`${buttonClass('outline')} mt-6`}>
          Send another
        </button>
      )}
    </div>
  );
}

type InquiryFieldProps = { field: FormField; value: string; error: readonly string[] | undefined };

function InquiryField({ field, value, error }: InquiryFieldProps) {
  const { name, label, type = 'text', choices, isLong, isOptional, isWide, autoComplete, hint } = field;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={!isOptional}
      optional={isOptional}
      className={cn('min-w-0', isWide && 'col-span-full')}
    >
      {(control) => {
        const common = { ...control, name, defaultValue: value };
        if (choices) {
          return (
            <Select {...common}>
              <option value="">Please choose</option>
              <Options choices={choices} />
            </Select>
          );
        }
        if (isLong) return <Textarea {...common} rows={6} maxLength={MAX_INQUIRY_TEXT} />;
        return <Input {...common} type={type} autoComplete={autoComplete} />;
      }}
    </Field>
  );
}

type InquiryFilesProps = {
  field: FormField;
  errors: readonly string[] | undefined;
  /** True if the page was rendered anew, so that the browser no longer has the files. */
  areLost: boolean | undefined;
};

/** The browser’s own field; with script, new files join earlier ones, and single ones can be removed. */
function InquiryFiles({ field: { name, label, hint }, errors, areLost }: InquiryFilesProps) {
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

const isNotIn =
  (files: readonly File[]) =>
  (file: File): boolean =>
    !files.some((other) => keyOf(other) === keyOf(file));
