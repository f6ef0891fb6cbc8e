/** Toasts of the back office besides those of orders; wording is fixed (docs/product.md, Words). */
import { failed } from '@/ui/failed';

export const DASHBOARD_LOAD_FAILED = failed('Failed to load dashboard data');
export const PRODUCTS_LOAD_FAILED = failed('Failed to load products');
export const CATEGORIES_LOAD_FAILED = failed('Failed to load categories');
export const TEAMS_LOAD_FAILED = failed('Failed to load teams');

export function noTeams(searching: boolean): { title: string; description: string } {
  return searching
    ? { title: 'No teams found', description: 'Try adjusting your search criteria' }
    : { title: 'No teams yet', description: 'Teams will appear here when they register for accounts' };
}
