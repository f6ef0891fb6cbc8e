'use client';

import type { ReactNode } from 'react';
import { MAX_PHOTOS, PHOTO_UPLOAD } from '@/domain/returns/return-input';
import { RETURN_REASON_LABELS } from '@/domain/returns/return-state';
import { acceptOf, uploadHint } from '@/domain/text/uploads';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { Field, FieldError } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { useActionForm, type SentFormState } from '@/ui/use-sent-form';
import type { ReturnableLine } from '../load-returns';

type ReturnFormProps = {
  action: (before: SentFormState, form: FormData) => Promise<SentFormState>;
  lines: readonly ReturnableLine[];
  hasPhotos: boolean;
  children?: ReactNode;
};

export function ReturnForm({ action, lines, hasPhotos, children }: ReturnFormProps) {
  const { state, isSending, form } = useActionForm<SentFormState>({ action, anchor: 'return' });
  const { message, fieldErrors, values } = state;
  return (
    <form {...form} className="space-y-5">
      {message && <FormMessage>{message}</FormMessage>}
      {children}
      {lines.map(({ line, title, picture, left, reasons, limit }) => (
        <fieldset key={line} className="card card-md">
          <legend className="sr-only">{title}</legend>
          <input type="hidden" name="line" value={line} />
          <div className="flex items-start gap-4">
            {picture && (
              <img
                src={picture}
                alt=""
                width={64}
                height={80}
                loading="lazy"
                className="h-20 w-16 shrink-0 rounded-control border border-line object-cover"
              />
            )}
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              {limit && <p className="mt-1 text-sm text-ink-muted">{limit}</p>}
            </div>
          </div>
          <div className="mt-4 grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <Field label="Pieces" error={fieldErrors?.[`quantity ${line}`]}>
              {(control) => (
                <Select {...control} name={`quantity ${line}`} defaultValue={values?.[`quantity ${line}`] ?? '0'}>
                  {Array.from({ length: left + 1 }, (_, count) => (
                    <option key={count} value={count}>
                      {count === 0 ? 'None' : count}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Reason" error={fieldErrors?.[`reason ${line}`]}>
              {(control) => (
                <Select {...control} name={`reason ${line}`} defaultValue={values?.[`reason ${line}`] ?? ''}>
                  <option value="">Please choose</option>
                  <Options choices={choicesOf(reasons, RETURN_REASON_LABELS)} />
                </Select>
              )}
            </Field>
          </div>
        </fieldset>
      ))}
      {fieldErrors?.items && <FieldError>{fieldErrors.items[0]}</FieldError>}
      <div className="card card-md space-y-5">
        <Field label="Tell us more" optional error={fieldErrors?.note}>
          {(control) => (
            <Textarea {...control} name="note" rows={4} maxLength={2000} defaultValue={values?.note ?? ''} />
          )}
        </Field>
        {hasPhotos && (
          <Field
            label="Photos"
            optional
            error={fieldErrors?.photos}
            hint={`At most ${MAX_PHOTOS}: ${uploadHint(PHOTO_UPLOAD)} each. They help if something is faulty.`}
          >
            {(control) => (
              <Input
                {...control}
                name="photos"
                type="file"
                multiple
                accept={acceptOf(PHOTO_UPLOAD)}
                className="h-auto py-2"
              />
            )}
          </Field>
        )}
        <Button type="submit" size="lg" aria-disabled={isSending || undefined} className="w-full">
          {isSending ? 'Sending...' : 'Ask to return'}
        </Button>
        <p className="text-sm text-ink-muted">Please keep everything for now: we email you how to send it back.</p>
      </div>
    </form>
  );
}
