import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { parseActivityFilters, type ActivityFilters } from './activity-filters';
import {
  activityChoices,
  countActivity,
  listActivity,
  type ActivityChoices,
  type ActivityEntry,
} from './data/activity';

export type ActivityListing = {
  first: ActivityEntry[];
  matching: number;
  total: number;
  choices: ActivityChoices;
};

/** Entries drawn with the page; the rest is loaded as the reader scrolls. */
const FIRST = 50;

/** What /admin/activity shows at first. */
export async function loadActivity(
  payload: Payload,
  filters: ActivityFilters,
): Promise<Result<{ listing: ActivityListing }, 'load_failed'>> {
  try {
    const [first, matching, total, choices] = await Promise.all([
      listActivity({ payload, filters, limit: FIRST, offset: 0 }),
      countActivity(payload, filters),
      countActivity(payload, parseActivityFilters(new URLSearchParams())),
      activityChoices(payload),
    ]);
    return { ok: true, listing: { first, matching, total, choices } };
  } catch (error) {
    log.error({ err: error }, 'The activity log could not be read.');
    return failure('load_failed', 'Failed to load the activity log');
  }
}
