/** Toasts of the page editors; those of spec §8 word for word. */
import type { Message } from '@/domain/message';
import { failed } from '@/ui/failed';

export const PAGE_SAVED: Message = { title: '✅ Page Saved', description: 'Your page has been saved successfully' };
export const PAGE_LOAD_FAILED = failed('Failed to load page');
export const PAGE_SAVE_FAILED = failed('Failed to save page');
export const COMPONENT_ADD_FAILED = failed('Failed to add component');
export const BLOCK_ADDED: Message = { title: '✅ Block Added' };

/** @param name the component's. */
export const componentAdded = (name: string): Message => ({
  title: '✅ Component Added',
  description: `${name} has been added to your page`,
});

export const PAGE_PUBLISHED: Message = {
  title: '✅ Page Published',
  description: 'Visitors see it from their next visit on',
};
export const PAGE_UNPUBLISHED: Message = { title: '✅ Page Unpublished', description: 'Visitors no longer see it' };
export const VERSION_RESTORED: Message = {
  title: '✅ Version Restored',
  description: 'As a new change: Undo takes it back, and nothing is lost.',
};
export const SCHEDULE_SAVED: Message = { title: '✅ Schedule Saved' };
export const HOMEPAGE_SET: Message = { title: '✅ Homepage Set', description: 'Visitors meet this page first' };

export const draftSaved = (isPublished: boolean): Message => ({
  title: '✅ Draft Saved',
  description: isPublished ? 'Visitors go on seeing the page as it was published' : 'Only editors see it',
});
