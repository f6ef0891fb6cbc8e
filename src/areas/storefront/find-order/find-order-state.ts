import type { SentFormState } from '@/ui/use-sent-form';

export interface FindOrderState extends SentFormState {
  /** The address that gets a link if there is an order; nothing more is told of it. */
  sentTo?: string;
}

export const FIND_ORDER_PATH = '/find-order';
/** The place of the form on its page. */
export const FIND_ORDER_ANCHOR = 'find';
