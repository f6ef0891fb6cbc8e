/** Toasts of the page editors; prescribed texts are in docs/product.md, Words. */
import type { Message } from '@/domain/text/message';
import { failed } from '@/ui/failed';

export const PAGE_SAVED: Message = { title: '✅ Page Saved', description: 'Your page has been saved successfully' };
export const PAGE_LOAD_FAILED = failed('Failed to load page');
export const PAGE_SAVE_FAILED = failed('Failed to save page');
export const COMPONENT_ADD_FAILED = failed('Failed to add component');
export const BLOCK_ADDED: Message = { title: '✅ Block Added' };

export const componentAdded = (name: string): Message => ({
  title: '✅ Component Added',
  description: `${name} has been added to your page`,
});

export const PAGE_PUBLISHED: Message = {
  title: '✅ Page Published',
  description: 'Visitors will see it on their next visit',
};
export const PAGE_UNPUBLISHED: Message = { title: '✅ Page Unpublished', description: 'Visitors no longer see it' };
export const VERSION_RESTORED: Message = {
  title: '✅ Version Restored',
  description: 'As a new change: you can undo it, and nothing is lost.',
};
export const SCHEDULE_SAVED: Message = { title: '✅ Schedule Saved' };
export const SCHEDULE_REMOVED: Message = { title: '✅ Schedule Removed' };
export const HOMEPAGE_SET: Message = { title: '✅ Homepage Set', description: 'Visitors now see this page first' };

export const draftSaved = (isPublished: boolean): Message => ({
  title: '✅ Draft Saved',
  description: isPublished ? 'Visitors still see the page as it was published' : 'Only editors see it',
});
