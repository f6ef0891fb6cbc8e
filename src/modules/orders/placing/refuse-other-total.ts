import { failure, type Failure } from '@/lib/result';

export type PricesChanged<Details extends object = object> = Failure<
  'prices_changed',
  { expectedTotal: number; totalAmount: number } & Details
>;

export function refuseOtherTotal<Details extends object = object>(
  expectedTotal: number | undefined,
  totalAmount: number,
  details?: Details,
): PricesChanged<Details> | undefined {
  if (expectedTotal === undefined || expectedTotal === totalAmount) return undefined;
  const totals = { expectedTotal, totalAmount };
  return failure('prices_changed', 'Prices have changed. Please check the new total.', {
    ...totals,
    ...details,
  }) as PricesChanged<Details>;
}
