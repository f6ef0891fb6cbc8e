'use client';

import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime } from '@/domain/text/locale';

/** Of the time of day: nothing, hours and minutes, or the seconds too, where times close together are told apart. */
type WithTime = boolean | 'seconds';

type LocalDateProps = { iso: string; withTime?: WithTime; className?: string };

const never = () => () => undefined;

/** A date in the reader’s own time zone, which only their browser knows. */
export function LocalDate({ iso, withTime, className }: LocalDateProps) {
  const format = (at: string, timeZone?: string) =>
    withTime ? formatDateTime(at, timeZone, withTime === 'seconds') : formatDate(at, timeZone);
  const text = useSyncExternalStore(
    never,
    () => format(iso),
    () => format(iso, 'UTC'),
  );
  return (
    <time dateTime={iso} className={className}>
      {text}
    </time>
  );
}
