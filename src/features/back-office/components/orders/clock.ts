/** A time as the reader writes it, with the day where it is not today. */
export function clock(iso: string): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(undefined, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) });
}
