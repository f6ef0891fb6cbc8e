/** The toasts of the team portal’s design assets, word for word as ordered (docs/product.md, Words). */
import type { Message } from '../text/message';

export const LOADING_FAILED = {
  title: 'Error Loading Assets',
  description: 'Failed to load design assets. Please refresh the page.',
  variant: 'destructive',
} as const satisfies Message;

export const INCOMPLETE_UPLOAD = {
  title: 'Incomplete Upload',
  description: 'Please provide a name and select a file.',
  variant: 'destructive',
} as const satisfies Message;

export const UPLOAD_FAILED = {
  title: 'Upload Failed',
  description: 'Failed to upload asset. Please try again.',
  variant: 'destructive',
} as const satisfies Message;

export const DELETE_FAILED = {
  title: 'Delete Failed',
  description: 'Failed to delete asset. Please try again.',
  variant: 'destructive',
} as const satisfies Message;

export const PREVIEW_UNAVAILABLE = {
  title: 'Preview Unavailable',
  description: 'This asset cannot be previewed.',
  variant: 'destructive',
} as const satisfies Message;
