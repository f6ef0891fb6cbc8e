'use client';

import { useActionState, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { InquiryKind } from '@/domain/inquiry';
import { buttonClass } from '@/ui/button-class';
import { AlertIcon } from '@/ui/icons';
import { sendInquiry } from '../inquiry-actions';
import { formAnchor, TRAP_FIELD, type InquiryFormState } from '../inquiry-form-state';
import { INQUIRY_FIELDS } from './inquiry-fields';
import { InquiryField } from './InquiryField';
import { InquirySent } from './InquirySent';

const SUBMIT: Record<InquiryKind, string> = { contact: 'Send message', quote: 'Request a quote' };
const NOT_REACHED: InquiryFormState = {
  message: 'We could not be reached, and nothing was sent. What you typed is still here: please try again.',
};

/**
 * A message or a quote request. Without script the browser sends it, and the page comes back with what is wrong or a
 * thank-you in its place; with script the same rules are asked first, loaded when they are needed.
 */
export function InquiryForm({ kind }: { kind: InquiryKind }) {
  const [answered, send] = useActionState(sendInquiry, {}, `#${formAnchor(kind)}`);
  const [sent, setSent] = useState<InquiryFormState>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { sentBy, message, fieldErrors, values } = sent ?? answered;

  useEffect(() => {
    if (fieldErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    setSending(true);
    setSent(await deliver(data));
    setSending(false);
  }

  /** What is typed anew is no longer wrong until it is looked at again. */
  function forgive({ target }: SyntheticEvent<HTMLFormElement>) {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (!name || !fieldErrors?.[name]) return;
    const { [name]: _, ...others } = fieldErrors;
    setSent({ message, values, fieldErrors: others });
  }

  if (sentBy !== undefined) {
    return <InquirySent kind={kind} name={sentBy} hasFocus={sent !== undefined} onAgain={() => setSent({})} />;
  }
  return (
    <form
      ref={form}
      action={send}
      onSubmit={(event) => void submit(event)}
      onChange={forgive}
      noValidate
      className="card card-lg grid gap-5 @xl:grid-cols-2"
    >
      {message && (
        <p
          role="alert"
          className="col-span-full flex items-start gap-2 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger"
        >
          <AlertIcon className="mt-0.5 size-5 shrink-0" />
          {message}
        </p>
      )}
      <input type="hidden" name="kind" value={kind} />
      <div className="absolute -left-[9999px]" aria-hidden>
        <label>
          Leave this empty
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {INQUIRY_FIELDS[kind].map((field) => (
        <InquiryField
          key={field.name}
          field={field}
          value={values?.[field.name] ?? ''}
          error={fieldErrors?.[field.name]}
        />
      ))}
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" aria-disabled={isSending || undefined} className={buttonClass('primary', 'lg')}>
          {isSending ? 'Sending...' : SUBMIT[kind]}
        </button>
        <p className="text-sm text-ink-muted">We use what you send to answer you, and for nothing else.</p>
      </div>
    </form>
  );
}

/** The schema first, then the server; what cannot be reached is said as well. */
async function deliver(data: FormData): Promise<InquiryFormState> {
  try {
    const { readInquiry } = await import('../read-inquiry');
    const read = readInquiry(data);
    return read.ok ? await sendInquiry({}, data) : { fieldErrors: read.fieldErrors };
  } catch {
    return NOT_REACHED;
  }
}
