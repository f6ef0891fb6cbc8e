/** What a simple list screen can be asked for: a search, and how many records to show. */
import { cleanLine } from '@/domain/text/text';

export interface ListQuery {
  /** '' for none; at most 100 characters. */
  search: string;
  /** A multiple of the step, so that every record can be reached. */
  show: number;
}

export const LIST_STEP = 50;

export function parseListQuery(query: URLSearchParams): ListQuery {
  const show = /^\d{1,6}$/.test(query.get('show') ?? '') ? Number(query.get('show')) : LIST_STEP;
  return {
    search: [...cleanLine(query.get('search') ?? '')].slice(0, 100).join('').trim(),
    show: Math.max(LIST_STEP, Math.ceil(show / LIST_STEP) * LIST_STEP),
  };
}

export function listHref(path: string, { search, show }: ListQuery): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (show > LIST_STEP) query.set('show', String(show));
  return query.size > 0 ? `${path}?${query}` : path;
}
