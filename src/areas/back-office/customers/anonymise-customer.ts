import type { PayloadRequest } from 'payload';
import { may } from '@/lib/accounts/active-user';
import { failure } from '@/lib/result';
import { eraseCustomer, type Erased } from '@/modules/privacy/erase-customer';

export async function anonymiseCustomer({ req, id }: { req: PayloadRequest; id: string }): Promise<Erased> {
  if (!may(req.user, 'customers:write')) return failure('forbidden', 'You may not change customers.');
  return eraseCustomer({ req, id });
}
