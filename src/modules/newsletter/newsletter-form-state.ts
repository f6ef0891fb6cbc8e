import type { SentFormState } from '@/ui/use-sent-form';

export interface NewsletterFormState extends SentFormState {
  isSent?: boolean;
}

export const NEWSLETTER_ANCHOR = 'newsletter';

export const CHECK_INBOX = 'Check your inbox to confirm your subscription.';
