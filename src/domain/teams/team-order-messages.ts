/** The toasts of the team portal’s order builder, word for word as ordered (docs/product.md, Words). */
import type { Message } from '../text/message';

export const INCOMPLETE_SELECTION: Message = {
  title: 'Incomplete Selection',
  description: 'Please select a product, color, and quantities.',
  variant: 'destructive',
};

export const EMPTY_ORDER = {
  title: 'Empty Order',
  description: 'Please add items to your order before submitting.',
  variant: 'destructive',
} as const satisfies Message;

export const SUBMISSION_FAILED: Message = {
  title: 'Order Submission Failed',
  description: 'Failed to submit order. Please try again.',
  variant: 'destructive',
};
