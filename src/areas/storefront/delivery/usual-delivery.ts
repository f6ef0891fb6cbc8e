import { shopClock, type Calendar } from '@/domain/delivery/calendar';
import { shiftDay } from '@/domain/text/days';
import { hasDelivery, type DeliveryMethod, type DeliveryRules } from '@/domain/delivery/delivery-rules';
import { usualCountry, zoneOf } from '@/domain/delivery/zones';

export function usualDelivery(rules: DeliveryRules): { country: string; method: DeliveryMethod } | undefined {
  if (!hasDelivery(rules)) return undefined;
  const country = usualCountry(rules);
  const methods = zoneOf(rules, { country })?.methods ?? [];
  const method = methods.find(({ isCollection }) => !isCollection) ?? methods[0];
  return method && { country, method };
}

/** Calendar for a page, without past holidays. */
export function calendarForPage(calendar: Calendar): Calendar {
  const yesterday = shiftDay(shopClock(new Date(), calendar.timeZone).day, -1);
  return { ...calendar, closures: calendar.closures.filter(({ to }) => to >= yesterday) };
}
