import type { SentFormState } from '@/ui/use-sent-form';

/** What a form for visitors knows of the last time it was sent. */
export interface InquiryFormState extends SentFormState {
  /** Whom it was taken in from. */
  sentBy?: string;
  /** Whether files came along, which a page that is drawn anew has lost. */
  hadFiles?: boolean;
}

/** The place of a form on its page, for links to it. */
export const formAnchor = (kind: 'quote' | 'contact'): string => `${kind}-form`;
