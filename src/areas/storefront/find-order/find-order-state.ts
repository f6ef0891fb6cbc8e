import type { SentFormState } from '@/ui/use-sent-form';

export interface FindOrderState extends SentFormState {
  /** Address that gets a link if there is an order; nothing more is revealed. */
  sentTo?: string;
}

export const FIND_ORDER_PATH = '/find-order';
export const FIND_ORDER_ANCHOR = 'find';
