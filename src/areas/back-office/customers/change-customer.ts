import type { PayloadRequest } from 'payload';
import type { CustomerRecordInput } from '@/domain/orders/customer-input';
import { changedFields, hasChanges } from '@/domain/staff/activity-changes';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields, type Refusal, refusalOf } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { lockCustomer } from './data/customer';

type Change = { req: PayloadRequest; id: string };

const GONE = 'This customer no longer exists.';
const TAKEN = 'Another customer has this email address.';
const taken = () => invalidFields({ email: [TAKEN] });

export async function editCustomer({
  req,
  id,
  input,
}: Change & { input: CustomerRecordInput }): Promise<Result<object, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction<Result<object, Refusal>>(req, async (session) => {
      const stored = await lockCustomer(session, id, input.email);
      if (!stored) return failure('not_found', GONE);
      if (stored.taken) return taken();
      if (isDeletedEmail(stored.email)) return failure('refused', 'This customer’s data has been removed.');
      const { taken: _, ...before } = stored;
      const after = { ...input, phone: input.phone ?? null, vatNumber: input.vatNumber ?? null };
      const changes = changedFields(before, after);
      if (!hasChanges(changes)) return { ok: true };
      await payload.update({
        collection: 'customers',
        id,
        data: after,
        ...asUser(req),
      });
      await recordActivity(
        req,
        'customer.updated',
        { type: 'customers', id, name: `${after.firstName} ${after.lastName}` },
        changes,
      );
      return { ok: true };
    });
  } catch (error) {
    const refusal = refusalOf(error, 'customer', 'Failed to save customer');
    return refusal.fieldErrors?.email ? taken() : refusal;
  }
}

/** Refused as `in_use` while orders refer to the customer. */
export async function deleteCustomer({ req, id }: Change): Promise<Result<object, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async () => {
      await payload.delete({ collection: 'customers', id, ...asUser(req) });
      await recordActivity(req, 'customer.deleted', { type: 'customers', id, name: id });
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'customer', 'Failed to delete customer');
  }
}
