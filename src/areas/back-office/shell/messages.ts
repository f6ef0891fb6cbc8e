/** Toasts of the back office besides those of orders, word for word as ordered (docs/product.md, Words). */
import type { Message } from '@/domain/text/message';

export const DASHBOARD_LOAD_FAILED = error('Failed to load dashboard data');
export const PRODUCTS_LOAD_FAILED = error('Failed to load products');
export const CATEGORIES_LOAD_FAILED = error('Failed to load categories');
export const TEAMS_LOAD_FAILED = error('Failed to load teams');

function error(description: string): Message {
  return { title: '❌ Error', description, variant: 'destructive' };
}

/** What an empty list of teams says. */
export function noTeams(searching: boolean): { title: string; description: string } {
  return searching
    ? { title: 'No teams found', description: 'Try adjusting your search criteria' }
    : { title: 'No teams yet', description: 'Teams will appear here when they register for accounts' };
}
