import type { Address } from '@/domain/orders/address-lines';
import type { Payload } from 'payload';
import { SHIPPING_ADDRESS } from '@/data/deliveries';
import { Conditions } from '@/lib/database/conditions';
import { query } from '@/lib/database/query';
import { customerText } from '@/data/search-texts';

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
  const where = new Conditions().contain(customerText(), search);
  if (where.values.length === 0) return [];
  return query<KnownCustomer>(
    payload,
    `with found as (
       select c.id from customers c
        where ${where.sql}
        order by c.created_at desc, c.id desc limit ${where.parameter(MOST)})
     select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone,
            (select ${SHIPPING_ADDRESS}
               from orders o where o.customer_id = c.id order by o.created_at desc limit 1) as address
       from found join customers c on c.id = found.id
      order by c.created_at desc, c.id desc`,
    where.values,
  );
}
