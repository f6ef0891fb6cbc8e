import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

export type CategoryOption = { id: string; name: string };

export const CATEGORY_OPTIONS = 'select id, name from categories order by sort_order, name, id';

export const listCategoryOptions = (payload: Payload): Promise<CategoryOption[]> =>
  query<CategoryOption>(payload, CATEGORY_OPTIONS, []);

/** SQL, true if `categories c` is shown to shoppers. */
export const isShown = (c = 'c'): string => `${c}.is_active`;
