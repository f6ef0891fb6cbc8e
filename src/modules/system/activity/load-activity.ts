import type { Payload } from 'payload';
import { parseActivityFilters, type ActivityFilters } from './activity-filters';
import {
  activityChoices,
  countActivity,
  listActivity,
  type ActivityChoices,
  type ActivityEntry,
} from './data/activity';

export type ActivityListing = {
  rows: ActivityEntry[];
  matching: number;
  total: number;
  choices: ActivityChoices;
};

/** Drawn with the page; the rest loads as the reader scrolls. */
const FIRST = 50;

export async function loadActivity(payload: Payload, filters: ActivityFilters): Promise<ActivityListing> {
  const [rows, matching, total, choices] = await Promise.all([
    listActivity({ payload, filters, limit: FIRST, offset: 0 }),
    countActivity(payload, filters),
    countActivity(payload, parseActivityFilters(new URLSearchParams())),
    activityChoices(payload),
  ]);
  return { rows, matching, total, choices };
}
