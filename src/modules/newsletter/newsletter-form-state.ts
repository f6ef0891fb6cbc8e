import type { SentFormState } from '@/ui/use-sent-form';

export interface NewsletterFormState extends SentFormState {
  /** Whether it was taken in, of which nothing more is told to anyone. */
  isSent?: boolean;
}

/** The place of the form on every page. */
export const NEWSLETTER_ANCHOR = 'newsletter';

/** The same whether the address is known or not: nobody learns from it who reads us. */
export const CHECK_INBOX = 'Check your inbox to confirm your subscription.';
