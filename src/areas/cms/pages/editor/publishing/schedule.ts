/** Times in the format of datetime-local inputs, on the shop’s clock. Pure. */
import { shopClock } from '@/domain/delivery/calendar';
import { momentOf } from '@/lib/text/local-days';

export function toShopInput(iso: string | null, zone: string): string {
  if (!iso) return '';
  const { day, time } = shopClock(new Date(iso), zone);
  return `${day}T${time}`;
}

export const fromShopInput = (local: string, zone: string): string | null =>
  local ? momentOf(local, zone).toISOString() : null;

export function scheduleProblem(
  publishAt: string,
  unpublishAt: string,
  zone: string,
  now = Date.now(),
): string | undefined {
  const moment = (local: string) => momentOf(local, zone).getTime();
  for (const local of [publishAt, unpublishAt].filter(Boolean)) {
    const time = moment(local);
    if (Number.isNaN(time)) return 'Enter both a date and a time.';
    if (time <= now) return 'Choose a time in the future.';
  }
  if (publishAt && unpublishAt && moment(unpublishAt) <= moment(publishAt))
    return 'It must be published before it is unpublished.';
  return undefined;
}
