import type { SentFormState } from '@/ui/use-sent-form';

export interface InquiryFormState extends SentFormState {
  sentBy?: string;
  /** True if files were attached, which a page rendered anew has lost. */
  hadFiles?: boolean;
}

export const formAnchor = (kind: 'quote' | 'contact'): string => `${kind}-form`;
