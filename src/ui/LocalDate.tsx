'use client';

import { useSyncExternalStore } from 'react';

type LocalDateProps = { iso: string; withTime?: boolean; className?: string };

const never = () => () => undefined;

/** A date in the reader’s own format and time zone (spec §2), which only their browser knows. */
export function LocalDate({ iso, withTime, className }: LocalDateProps) {
  const date = new Date(iso);
  const text = useSyncExternalStore(
    never,
    () => format(date, withTime),
    () => format(date, withTime, 'en-GB', 'UTC'),
  );
  return (
    <time dateTime={iso} className={className}>
      {text}
    </time>
  );
}

function format(date: Date, withTime = false, locale?: string, timeZone?: string): string {
  return withTime
    ? date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    : date.toLocaleDateString(locale, { timeZone });
}
