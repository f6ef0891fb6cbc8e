const STEPS = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'week', seconds: 7 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** '2 hours ago'; 'just now' within a minute, and for clocks that run ahead. */
export function timeAgo(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000;
  const step = STEPS.find((each) => seconds >= each.seconds);
  if (!step) return 'just now';
  const count = Math.floor(seconds / step.seconds);
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`;
}
