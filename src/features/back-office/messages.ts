/** Toasts of the back office besides those of orders, word for word from spec §8. */
import type { Message } from '@/domain/message';

export const DASHBOARD_LOAD_FAILED = error('Failed to load dashboard data');
export const PRODUCTS_LOAD_FAILED = error('Failed to load products');
export const CATEGORIES_LOAD_FAILED = error('Failed to load categories');
export const TEAMS_LOAD_FAILED = error('Failed to load teams');

function error(description: string): Message {
  return { title: '❌ Error', description, variant: 'destructive' };
}
