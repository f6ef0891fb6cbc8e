import { formatDateTime, formatTime } from '@/domain/text/locale';

/** A time as the reader writes it, with the day where it is not today. */
export function clock(iso: string): string {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return isToday ? formatTime(iso) : formatDateTime(iso);
}
