'use client';

import { useSyncExternalStore } from 'react';
import { formatDateTime, formatShopDate } from '@/domain/text/locale';
import { shopFormat } from '@/domain/text/shop-format';

/** Of the time of day: nothing, hours and minutes, or the seconds too, where times close together are told apart. */
type WithTime = boolean | 'seconds';

type LocalDateProps = {
  iso: string;
  withTime?: WithTime;
  /** Of orders and money: the time of day too is the shop’s, so that it goes with the day of lists, files and invoices. */
  onShopClock?: boolean;
  className?: string;
};

const never = () => () => undefined;

/** A day of the shop’s, or a time of day in the reader’s own zone, which only their browser knows. */
export function LocalDate({ iso, withTime, onShopClock, className }: LocalDateProps) {
  const format = (timeZone?: string) =>
    withTime ? formatDateTime(iso, timeZone, withTime === 'seconds') : formatShopDate(iso);
  const text = useSyncExternalStore(
    never,
    () => format(onShopClock ? shopFormat().timeZone : undefined),
    () => format(onShopClock ? shopFormat().timeZone : 'UTC'),
  );
  return (
    <time dateTime={iso} className={className}>
      {text}
    </time>
  );
}
