import { statusesIn, type OrderPolicy, type Phase } from '@/domain/orders/order-policy';

/** Selects orders of a kind by the phases that their statuses belong to, in SQL. */
export const statusIn = <Status extends string>(
  policy: OrderPolicy<Status>,
  phases: readonly Phase[],
  column = 'o.status',
): string =>
  `${column} in (${statusesIn(policy, phases)
    .map((status) => `'${status}'`)
    .join(', ')})`;
