/** Messages of every settings form, word for word as in docs/product.md (Words). */
import type { Message } from '@/domain/text/message';
import { failed } from '@/ui/failed';

export const SETTINGS_SAVED: Message = {
  title: '✅ Settings Saved',
  description: 'Your settings have been updated successfully.',
};

export const NOT_SAVED = 'Failed to save settings. Please try again.';
export const SETTINGS_FAILED = failed(NOT_SAVED);
