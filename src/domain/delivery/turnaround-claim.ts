import type { DeliveryMethod, DeliveryRules } from './delivery-rules';
import { usualCountry, zoneOf } from './zones';

/** '2-3 weeks' of '2-3 weeks turnaround'. */
const WEEKS = /\d+(?:\s*(?:-|–|to)\s*\d+)?\s*weeks?/iu;

/** Weeks from the quickest to the slowest delivery in the shop’s country; claims stay without weeks or rules. */
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
