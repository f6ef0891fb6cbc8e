import { dateFormat } from '@/domain/text/date-format';

/** If clocks jump over midnight, the moment after. */
export function startOfDay(text: string, zone: string, plus = 0): Date {
  const asUtc = new Date(`${text}T00:00:00Z`);
  asUtc.setUTCDate(asUtc.getUTCDate() + plus);
  // The offset at the guess is that of midnight, or of an hour or two beside it.
  const guess = asUtc.getTime() - offsetAt(asUtc.getTime(), zone);
  return new Date(asUtc.getTime() - offsetAt(guess, zone));
}

/** @param local as '2026-11-21T14:05' @returns an invalid Date for anything else */
export function momentOf(local: string, zone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc, zone), zone));
}

function offsetAt(time: number, zone: string): number {
  const parts = dateFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(time / 1000) * 1000;
}
