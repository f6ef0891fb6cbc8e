import { statusesIn, type OrderPolicy, type Phase } from '@/domain/orders/order-policy';

/** Whether orders of a kind have a status that stands for one of these phases, in SQL. */
export const statusIn = <Status extends string>(
  policy: OrderPolicy<Status>,
  phases: readonly Phase[],
  column = 'o.status',
): string =>
  `${column} in (${statusesIn(policy, phases)
    .map((status) => `'${status}'`)
    .join(', ')})`;
