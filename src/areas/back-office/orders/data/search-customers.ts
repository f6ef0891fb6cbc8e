import type { Address } from '@/domain/orders/address-lines';
import type { Payload } from 'payload';
import { SHIPPING_ADDRESS } from '@/data/deliveries';
import { query } from '@/lib/database/query';
import { phonePattern, searchPatterns } from '@/lib/database/search-patterns';
import { customerText } from '@/data/search-texts';

/** Earlier customer, with the address of the newest order. */
export type KnownCustomer = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  address: Address | null;
};

const MOST = 8;

/** By name, email or phone number; empty without a search. */
export async function searchCustomers(payload: Payload, search: string): Promise<KnownCustomer[]> {
  const patterns = searchPatterns(search);
  if (!patterns) return [];
  return query<KnownCustomer>(
    payload,
    `with found as (
       select c.id from customers c
        where ${customerText()} ilike all ($1) or ${customerText()} ilike $3
        order by c.created_at desc, c.id desc limit $2)
     select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone,
            (select ${SHIPPING_ADDRESS}
               from orders o where o.customer_id = c.id order by o.created_at desc limit 1) as address
       from found join customers c on c.id = found.id
      order by c.created_at desc, c.id desc`,
    [patterns, MOST, phonePattern(search) ?? null],
  );
}
