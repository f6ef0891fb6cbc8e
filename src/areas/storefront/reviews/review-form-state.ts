import type { SentFormState } from '@/ui/use-sent-form';

export interface ReviewFormState extends SentFormState {
  isSaved?: boolean;
}

export const reviewAnchor = (productId: string): string => `review-${productId}`;
