import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';

/** Undefined for a customer who has never ordered. */
export async function findCustomerTax(payload: Payload, email: string): Promise<TaxBuyer | undefined> {
  const [customer] = await query<TaxBuyer>(
    payload,
    'select vat_number as "vatNumber", is_tax_exempt as "isTaxExempt" from customers where email = $1',
    [email.toLowerCase()],
  );
  return customer;
}

export async function findTeamTax(payload: Payload, id: string): Promise<TaxBuyer | undefined> {
  const [team] = await query<TaxBuyer>(
    payload,
    'select vat_number as "vatNumber", is_tax_exempt as "isTaxExempt" from team_profiles where id = $1',
    [id],
  );
  return team;
}
