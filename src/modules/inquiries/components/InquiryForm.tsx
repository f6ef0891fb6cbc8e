'use client';

import type { InquiryKind } from '@/domain/inquiries/inquiry';
import { buttonClass } from '@/ui/button-class';
import { FormMessage } from '@/ui/FormMessage';
import { HoneypotField } from '@/ui/HoneypotField';
import { useSentForm } from '@/ui/use-sent-form';
import { sendInquiry } from '../inquiry-actions';
import { formAnchor, type InquiryFormState } from '../inquiry-form-state';
import { INQUIRY_FIELDS } from './inquiry-fields';
import { InquiryDesign } from './InquiryDesign';
import { InquiryField } from './InquiryField';
import { InquiryFiles } from './InquiryFiles';
import { InquirySent } from './InquirySent';

const SUBMIT: Record<InquiryKind, string> = { contact: 'Send message', quote: 'Request a quote' };

/**
 * Form of a message or a quote request. Without script the page comes back with errors or a thank-you in its place;
 * with script the same rules run first, loaded when they are needed.
 */
export function InquiryForm({ kind }: { kind: InquiryKind }) {
  const { state, isSending, isByScript, startAgain, form } = useSentForm<InquiryFormState>({
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
