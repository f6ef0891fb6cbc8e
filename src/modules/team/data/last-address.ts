import type { Payload } from 'payload';
import type { TypedAddress } from '@/domain/teams/team-delivery';
import { query } from '@/lib/database/query';

/** Undefined without a delivered order. */
export async function findLastAddress(payload: Payload, teamId: string): Promise<TypedAddress | undefined> {
  const [row] = await query<TypedAddress>(
    payload,
    `select shipping_address_line1 as line1, coalesce(shipping_address_line2, '') as line2,
            shipping_address_city as city, coalesce(shipping_address_region, '') as region,
            shipping_address_postcode as postcode, shipping_address_country as country
       from team_orders where team_id = $1 and shipping_address_line1 is not null
      order by created_at desc, id desc limit 1`,
    [teamId],
  );
  return row;
}
