import type { Address } from '@/domain/orders/address-lines';

type GivenAddress = { [Part in keyof Address]?: Address[Part] | null };

/** Values of an address by column, whose names begin with `prefix`; nulls for none. */
export const addressRow = (prefix: string, to: GivenAddress | null | undefined) => ({
  [`${prefix}_line1`]: to?.line1 ?? null,
  [`${prefix}_line2`]: to?.line2 || null,
  [`${prefix}_city`]: to?.city ?? null,
  [`${prefix}_region`]: to?.region || null,
  [`${prefix}_postcode`]: to?.postcode ?? null,
  [`${prefix}_country`]: to?.country ?? null,
});
