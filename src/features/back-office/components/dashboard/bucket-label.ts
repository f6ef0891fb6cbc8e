import type { Bucket } from '../../rules/dashboard-range';

/** A bucket’s first day for people: 21 Nov, or Nov 2026 for a month. */
export function bucketLabel(day: string, bucket: Bucket): string {
  const options: Intl.DateTimeFormatOptions =
    bucket === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' };
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
}
