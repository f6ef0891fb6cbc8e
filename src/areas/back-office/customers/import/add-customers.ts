import type { PayloadRequest } from 'payload';
import type { CustomerInput } from '@/domain/orders/customer-input';
import { recordActivity } from '@/lib/activity';
import { currentTransaction } from '@/lib/database/transaction';
import { asUser } from '@/lib/payload/as-user';
import { knownEmails, lockNewCustomers } from '../data/customers';

export type NewCustomer = CustomerInput & { isTaxExempt: boolean };

/** Adds those whom the shop does not know. Others who add customers wait until the caller’s transaction ends. */
export async function addCustomers(req: PayloadRequest, customers: readonly NewCustomer[]): Promise<number> {
  await lockNewCustomers(await currentTransaction(req));
  const known = await knownEmails(req, customers);
  const added = customers.filter(({ email }) => !known.has(email));
  for (const data of added) await req.payload.create({ collection: 'customers', data, ...asUser(req) });
  if (added.length > 0)
    await recordActivity(req, 'customers.imported', {
      type: 'customers',
      id: 'all',
      name: `${added.length} ${added.length === 1 ? 'customer' : 'customers'}`,
    });
  return added.length;
}
