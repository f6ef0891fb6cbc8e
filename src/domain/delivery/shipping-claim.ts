import { formatAmount } from '../money/money';
import { countryInText } from '../text/country-name';
import { hasDelivery, type DeliveryMethod, type DeliveryRules, type DeliveryZone } from './delivery-rules';
import { usualCountry } from './zones';

/** 'Free shipping to the UK on orders of $100.00 or more'; '' if the rules never deliver free. Other claims stay. */
export function shippingClaim(claim: string, rules: DeliveryRules): string {
  if (!hasDelivery(rules) || !/\bfree\b/iu.test(claim)) return claim;
  const country = usualCountry(rules);
  const zones = rules.zones.filter(({ methods }) => methods.length > 0);
  const named = zones.filter(({ countries }) => countries.includes(country));
  const own = named.length > 0 ? named : zones.filter(({ countries }) => countries.length === 0);
  const main = own.find(({ postcodes }) => postcodes.length === 0);
  const from = main && freeFromOf(main);
  if (from === undefined) return '';
  const isKeptBy = (zone: DeliveryZone) => (freeFromOf(zone) ?? Infinity) <= from;
  const place = countryInText(country);
  const where = zones.every(isKeptBy) ? '' : own.every(isKeptBy) ? ` to ${place}` : ` to most of ${place}`;
  return `${claim}${where}${from > 0 ? ` on orders of ${formatAmount(from)} or more` : ''}`;
}

function freeFromOf({ methods }: DeliveryZone): number | undefined {
  const amounts = methods.map(freeFromBy).filter((amount) => amount !== undefined);
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

/** Undefined also for collection and limited methods. */
function freeFromBy({ isCollection, freeFrom, pricedBy, steps, upTo }: DeliveryMethod): number | undefined {
  if (isCollection || upTo !== null) return undefined;
  const isFreeFrom = (place: number) => steps.slice(place).every(({ price }) => price === 0);
  if (isFreeFrom(0)) return 0;
  const step = pricedBy === 'amount' ? steps.find((_, place) => isFreeFrom(place)) : undefined;
  const amounts = [freeFrom, step?.from].filter((amount) => typeof amount === 'number');
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}
