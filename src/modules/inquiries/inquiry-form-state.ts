import type { SentFormState } from '@/ui/use-sent-form';

/** State of a visitors’ form since it was last sent. */
export interface InquiryFormState extends SentFormState {
  /** Name of the sender. */
  sentBy?: string;
  /** True if files were attached, which a page rendered anew has lost. */
  hadFiles?: boolean;
}

/** Anchor of a form on its page, for links to it. */
export const formAnchor = (kind: 'quote' | 'contact'): string => `${kind}-form`;
