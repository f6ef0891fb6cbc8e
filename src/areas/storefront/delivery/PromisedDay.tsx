'use client';

import { useSyncExternalStore } from 'react';
import { promisedDay, type Calendar } from '@/domain/delivery/calendar';
import { formatPromise, workingDaysText } from '@/domain/delivery/promise';

type PromisedDayProps = { calendar: Calendar; days: number };

const MINUTE_MS = 60_000;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Pages stay cached until settings change: only the browser knows the day, and shows working days before that. */
export function PromisedDay({ calendar, days }: PromisedDayProps) {
  const day = useSyncExternalStore(
    everyMinute,
    () => promisedDay(calendar, new Date(), days),
    () => undefined,
  );
  return day ? <time dateTime={day}>{`by ${formatPromise(day)}`}</time> : `in ${workingDaysText(days)}`;
}
