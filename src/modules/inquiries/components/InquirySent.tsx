'use client';

import { useEffect, useRef } from 'react';
import type { InquiryKind } from '@/domain/inquiries/inquiry';
import { buttonClass } from '@/ui/button-class';

type InquirySentProps = {
  kind: InquiryKind;
  name: string;
  /** True if it replaced the form in view. */
  hasFocus: boolean;
  onAgain: () => void;
};

/** Thank-you in place of a form that arrived. */
export function InquirySent({ kind, name, hasFocus, onAgain }: InquirySentProps) {
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
