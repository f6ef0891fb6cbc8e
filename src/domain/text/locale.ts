/** Formats dates and numbers by the shop’s settings, for all readers, on screens, in emails and documents. */
import { dateFormat } from './date-format';
import { shopFormat } from './shop-format';

type Moment = string | Date;

const shopDates = (options: Intl.DateTimeFormatOptions) => dateFormat(shopFormat().locale, options);

/** '21 Nov 2026'; default time zone: the machine’s. */
export const formatDate = (at: Moment, timeZone?: string): string =>
  shopDates({ dateStyle: 'medium', timeZone }).format(new Date(at));

/** '21 Nov 2026, 14:05'; default time zone: the machine’s. */
export const formatDateTime = (at: Moment, timeZone?: string, withSeconds = false): string =>
  shopDates({ dateStyle: 'medium', timeStyle: withSeconds ? 'medium' : 'short', timeZone }).format(new Date(at));

export const formatTime = (at: Moment, timeZone?: string): string =>
  shopDates({ timeStyle: 'short', timeZone }).format(new Date(at));

/** Day in the shop’s time zone, '2026-11-21', for files and filters. */
export const shopDay = (at: Moment): string => shopTime(at).slice(0, 10);

/** ISO 8601 with the shop’s offset: '2026-07-01T00:30:00.000+01:00'. */
export function shopTime(at: Moment): string {
  const parts = dateFormat('en-GB', {
    timeZone: shopFormat().timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hourCycle: 'h23', timeZoneName: 'longOffset' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}:${part('second')}.${part('fractionalSecond')}`;
  return `${part('year')}-${part('month')}-${part('day')}T${time}${part('timeZoneName').slice(3) || '+00:00'}`;
}

/** '21 Nov 2026' in the shop’s time zone. */
export const formatShopDate = (at: Moment): string => formatDate(at, shopFormat().timeZone);

export const shopTimeName = (): string => `${shopFormat().timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** '21 Nov 2026, 14:05 (London time)'. */
export const formatShopDateTime = (at: Moment): string =>
  `${formatDateTime(at, shopFormat().timeZone)} (${shopTimeName()})`;

/** Deadline in the shop’s time zone: 'Saturday 21 Nov 2026, 14:05 (London time)'. */
export function formatDeadline(at: Moment): string {
  const { timeZone } = shopFormat();
  const weekday = shopDates({ weekday: 'long', timeZone }).format(new Date(at));
  return `${weekday} ${formatShopDateTime(at)}`;
}

/** Formats '2026-11-21' as '21 Nov', or in full with `year`. */
export const formatDay = (
  day: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string => shopDates({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const formatFullDay = (day: string): string => formatDay(day, { dateStyle: 'medium' });

export function writesMonthFirst(): boolean {
  const parts = shopDates({ dateStyle: 'short' }).formatToParts();
  return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
}

export const localeExample = (locale: string): string =>
  [
    (1234.5).toLocaleString(locale),
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 21)),
  ].join(', ');

/** @param isMore that was counted no further: `10,000+` */
export const formatCount = (count: number, isMore = false): string =>
  `${count.toLocaleString(shopFormat().locale)}${isMore ? '+' : ''}`;

export const formatPercent = (part: number): string =>
  part.toLocaleString(shopFormat().locale, { style: 'percent', maximumFractionDigits: 1 });

export const formatCompact = (value: number): string =>
  value.toLocaleString(shopFormat().locale, { notation: 'compact', maximumFractionDigits: 1 });
