import { formatDateTime, formatTime } from '@/domain/text/locale';

/** Local time, with the day unless it is today. */
export function clock(iso: string): string {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return isToday ? formatTime(iso) : formatDateTime(iso);
}
