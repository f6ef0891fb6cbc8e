/** Times as an input of the type datetime-local holds them: the reader’s own, without a zone. Pure. */

const twoDigits = (number: number) => String(number).padStart(2, '0');

export function toLocalInput(iso: string | null): string {
  if (!iso) return '';
  const date = new Date(iso);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

export const fromLocalInput = (local: string): string | null => (local ? new Date(local).toISOString() : null);

/** What is wrong with a schedule, in words. */
export function scheduleProblem(publishAt: string, unpublishAt: string, now: number): string | undefined {
  for (const local of [publishAt, unpublishAt].filter(Boolean)) {
    const time = Date.parse(local);
    if (Number.isNaN(time)) return 'Give both a day and a time.';
    if (time <= now) return 'Choose a time in the future.';
  }
  if (publishAt && unpublishAt && Date.parse(unpublishAt) <= Date.parse(publishAt))
    return 'It must be published before it is unpublished.';
  return undefined;
}
