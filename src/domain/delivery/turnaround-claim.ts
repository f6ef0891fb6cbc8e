import type { DeliveryMethod, DeliveryRules } from './delivery-rules';
import { usualCountry, zoneOf } from './zones';

/** '2-3 weeks' of '2-3 weeks turnaround'. */
const WEEKS = /\d+(?:\s*(?:-|–|to)\s*\d+)?\s*weeks?/iu;

/**
 * The shop’s promise of how long it takes to make something, its weeks counted from the rules that dates come from: from the quickest delivery
 * within the shop’s own country to the slowest. One that names no weeks, and that of a shop without rules, stays as it is.
 */
export function turnaroundClaim(claim: string, rules: DeliveryRules): string {
  const days = (zoneOf(rules, { country: usualCountry(rules) })?.methods ?? [])
    .filter(isSent)
    .map((method) => rules.madeDays + method.days);
  if (days.length === 0) return claim;
  const week = rules.calendar.workingDays.length;
  const least = Math.max(1, Math.floor(Math.min(...days) / week));
  const most = Math.max(1, Math.ceil(Math.max(...days) / week));
  const weeks = least === most ? `${most} ${most === 1 ? 'week' : 'weeks'}` : `${least}-${most} weeks`;
  return claim.replace(WEEKS, weeks);
}

const isSent = ({ isCollection }: DeliveryMethod): boolean => !isCollection;
