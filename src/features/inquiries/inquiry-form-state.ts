import type { FieldErrors } from '@/lib/result';

/** What a form for visitors knows of the last time it was sent. */
export interface InquiryFormState {
  /** Whom it was taken in from. */
  sentBy?: string;
  message?: string;
  fieldErrors?: FieldErrors;
  /** What was typed, so that nothing of it is lost where a page without script is drawn anew. */
  values?: Record<string, string>;
}

/** A field that people do not see and programs fill in. */
export const TRAP_FIELD = 'website';

/** The place of a form on its page, for links to it. */
export const formAnchor = (kind: 'quote' | 'contact'): string => `${kind}-form`;
