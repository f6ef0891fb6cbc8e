import { isDay } from '@/domain/text/days';
import { isUuid } from '@/domain/text/uuid';
import { hrefOf, searchIn } from '@/lib/http/record-query';

export type ActivityFilters = {
  /** '' for none, in each of these. */
  search: string;
  /** Id of a member of staff, or `system`. */
  person: string;
  /** As `order.status-changed`. */
  action: string;
  type: string;
  /** First and last day, as 2026-11-21, in UTC. */
  from: string;
  to: string;
};

export const ACTIVITY_PATH = '/admin/activity';
export const SYSTEM_ACTOR = 'system';

const name = /^[a-z][a-z0-9.-]{0,80}$/;

const patterns: Record<Exclude<keyof ActivityFilters, 'search'>, (value: string) => boolean> = {
  person: (value) => value === SYSTEM_ACTOR || isUuid(value),
  action: (value) => name.test(value),
  type: (value) => name.test(value),
  from: isDay,
  to: isDay,
};

/** A missing or invalid one is no filter. */
export function parseActivityFilters(query: URLSearchParams): ActivityFilters {
  const read = (key: keyof typeof patterns) => {
    const value = query.get(key) ?? '';
    return patterns[key](value) ? value : '';
  };
  return {
    search: searchIn(query),
    person: read('person'),
    action: read('action'),
    type: read('type'),
    from: read('from'),
    to: read('to'),
  };
}

/** Without '?'; '' without filters. */
export function activityQuery(filters: ActivityFilters): string {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
}

export const activityHref = (filters: ActivityFilters, path = ACTIVITY_PATH): string =>
  hrefOf(path, activityQuery(filters));
