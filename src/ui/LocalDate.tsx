'use client';

import { useSyncExternalStore } from 'react';
import { formatDateTime, formatShopDate } from '@/domain/text/locale';
import { shopFormat } from '@/domain/text/shop-format';

/** Time of day: none, hours and minutes, or seconds as well, for times close together. */
type WithTime = boolean | 'seconds';

type LocalDateProps = {
  iso: string;
  withTime?: WithTime;
  /** For orders and money: uses the shop’s time of day, so that it matches the day on lists, files and invoices. */
  onShopClock?: boolean;
  className?: string;
};

const never = () => () => undefined;

/** Day of the shop, or time of day in the reader’s own zone, which only their browser knows. */
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
