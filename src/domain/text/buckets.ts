import { formatDay } from './locale';

export type Bucket = 'day' | 'week' | 'month';

export const bucketOf = (days: number): Bucket => (days <= 45 ? 'day' : days <= 200 ? 'week' : 'month');

/** First day of a bucket: 21 Nov, or Nov 2026 for a month. */
export const bucketLabel = (day: string, bucket: Bucket): string =>
  bucket === 'month' ? formatDay(day, { month: 'short', year: 'numeric' }) : formatDay(day);
