/** How dates and numbers are written, on every screen, in emails and documents, whoever reads them. */
export const LOCALE = 'en-GB';

/** Where the shop is: its emails, documents and public pages name days and hours as its clock shows them. */
export const SHOP_TIME_ZONE = 'Europe/London';

type Moment = string | Date;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making one takes longer than a hundred dates do. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, format);
  return format;
}

/** '21 Nov 2026', in an IANA time zone; in that of the machine where none is given. */
export const formatDate = (at: Moment, timeZone?: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone }).format(new Date(at));

/** '21 Nov 2026, 14:05', in an IANA time zone; in that of the machine where none is given. */
export const formatDateTime = (at: Moment, timeZone?: string, withSeconds = false): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: withSeconds ? 'medium' : 'short', timeZone }).format(new Date(at));

/** '14:05'. */
export const formatTime = (at: Moment, timeZone?: string): string =>
  dateFormat({ timeStyle: 'short', timeZone }).format(new Date(at));

/** A moment that something has to be done by: 'Saturday 21 Nov 2026, 14:05 (UK time)'. */
export function formatDeadline(at: Moment): string {
  const weekday = dateFormat({ weekday: 'long', timeZone: SHOP_TIME_ZONE }).format(new Date(at));
  return `${weekday} ${formatDateTime(at, SHOP_TIME_ZONE)} (UK time)`;
}

/** A day of a chart or a filter, given as '2026-11-21': '21 Nov', or in full with `year`. */
export const formatDay = (
  day: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string => dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** '1,234'. */
export const formatCount = (count: number): string => count.toLocaleString(LOCALE);

/** A part of a whole, 0 to 1, as '4.2%'. */
export const formatPercent = (part: number): string =>
  part.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 1 });

/** '1.2k', for the axis of a chart. */
export const formatCompact = (value: number): string =>
  value.toLocaleString(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
