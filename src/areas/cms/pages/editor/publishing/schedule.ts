/** Times in the format of datetime-local inputs, on the shop’s clock. Pure. */
import { shopClock } from '@/domain/delivery/calendar';
import type { FieldErrors } from '@/lib/result';
import { momentOf } from '@/lib/text/local-days';

export function toShopInput(iso: string | null, zone: string): string {
  if (!iso) return '';
  const { day, time } = shopClock(new Date(iso), zone);
  return `${day}T${time}`;
}

export const fromShopInput = (local: string, zone: string): string | null =>
  local ? momentOf(local, zone).toISOString() : null;

type Times = { publishAt: string; unpublishAt: string };

export function scheduleErrors(
  { publishAt, unpublishAt }: Times,
  zone: string,
  now = Date.now(),
): FieldErrors | undefined {
  const moment = (local: string) => momentOf(local, zone).getTime();
  for (const [field, local] of Object.entries({ publishAt, unpublishAt })) {
    if (!local) continue;
    const time = moment(local);
    if (Number.isNaN(time)) return { [field]: ['Enter both a date and a time.'] };
    if (time <= now) return { [field]: ['Choose a time in the future.'] };
  }
  const isBefore = publishAt && unpublishAt && moment(unpublishAt) <= moment(publishAt);
  return isBefore ? { unpublishAt: ['Choose a time after the page is published.'] } : undefined;
}
