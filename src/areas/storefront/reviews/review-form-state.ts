import type { SentFormState } from '@/ui/use-sent-form';

/** State of a review form after sending. */
export interface ReviewFormState extends SentFormState {
  isSaved?: boolean;
}

/** Id of a product’s review on the page. */
export const reviewAnchor = (productId: string): string => `review-${productId}`;
