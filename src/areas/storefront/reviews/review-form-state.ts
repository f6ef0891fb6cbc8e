import type { SentFormState } from '@/ui/use-sent-form';

/** What a review’s form knows of the last time it was sent. */
export interface ReviewFormState extends SentFormState {
  /** It stands in the shop. */
  isSaved?: boolean;
}

/** The place of a product’s review on the page. */
export const reviewAnchor = (productId: string): string => `review-${productId}`;
