import { formatDay } from '@/domain/text/locale';
import type { Bucket } from './dashboard-range';

/** A bucket’s first day for people: 21 Nov, or Nov 2026 for a month. */
export const bucketLabel = (day: string, bucket: Bucket): string =>
  bucket === 'month' ? formatDay(day, { month: 'short', year: 'numeric' }) : formatDay(day);
