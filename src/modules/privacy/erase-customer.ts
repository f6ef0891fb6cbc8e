import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { DELETED_CUSTOMER, isDeletedEmail } from '@/domain/orders/deleted-customer';
import { quotePath } from '@/domain/quotes/quote-path';
import { returnPath } from '@/domain/returns/return-path';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { failure, type Failure, type Success } from '@/lib/result';
import { deleteAccounts } from '@/modules/shoppers/data/accounts';
import { deleteCodes } from '@/modules/shoppers/data/sign-in-codes';
import {
  blankCustomer,
  blankOrders,
  blankReturns,
  blankReviews,
  blankVouchers,
  deleteInquiries,
  deleteKitDesigns,
  deleteMessages,
  deleteOrderedKits,
  deleteQuotes,
  findCustomerId,
  listEmails,
  lockEmail,
  lockOpenOrders,
} from './data/personal-data';
import { removeDrawnFiles } from './remove-drawn-files';

export type Erased =
  | Success<{ orders: number; inquiries: number }>
  | Failure<'forbidden' | 'not_found' | 'refused'>
  | Failure<'in_use', { open: string[] }>;

type Call = { req: PayloadRequest };

/** Keeps books, log, nameless reviews, and VAT numbers that exempted. `in_use` while an order could be delivered. */
export function eraseCustomer({ req, id }: Call & { id: string }): Promise<Erased> {
  return inTransaction<Erased>(req, async (session) => {
    const customer = await lockEmail(session, id);
    if (!customer) return failure('not_found', 'This customer no longer exists.');
    if (isDeletedEmail(customer.email)) return failure('refused', 'This customer’s data has already been removed.');
    const open = await lockOpenOrders(session, id);
    if (open.length > 0) {
      return failure('in_use', `Still open: ${open.join(', ')}. Deliver or cancel them first.`, { open });
    }
    const emails = await listEmails(session, id, customer.email);
    const orders = await blankOrders(session, id);
    const { inquiries, designs } = await eraseTraces(session, req, emails, orders);
    await blankCustomer(session, id);
    await recordActivity(
      req,
      'customer.anonymised',
      { type: 'customers', id, name: DELETED_CUSTOMER.name },
      { after: { orders: orders.length, inquiries, designs } },
    );
    return { ok: true, orders: orders.length, inquiries };
  });
}

export function eraseShopper({ req, email }: Call & { email: string }): Promise<Erased> {
  return inTransaction<Erased>(req, async (session) => {
    const id = await findCustomerId(session, email);
    if (id) return eraseCustomer({ req, id });
    const { inquiries } = await eraseTraces(session, req, [email], []);
    return { ok: true, orders: 0, inquiries };
  });
}

async function eraseTraces(session: Session, req: PayloadRequest, emails: string[], orders: string[]) {
  const inquiries = await deleteInquiries(session, emails);
  const quotes = await deleteQuotes(session, emails);
  const returns = await blankReturns(session, orders);
  const { designs, pictures: designPictures } = await deleteKitDesigns(session, emails);
  const pictures = await deleteOrderedKits(session, orders);
  await req.payload.delete({
    collection: 'order-proofs',
    where: { order: { in: orders } },
    // The caller checks the permission; customers have none over records.
    overrideAccess: true,
    req,
  });
  const products = await blankReviews(session, orders);
  await deleteMessages(session, emails, [
    ...orders.map((order) => `/admin/orders/${order}`),
    ...inquiries.map((inquiry) => `/admin/inbox/${inquiry}`),
    ...quotes.map(quotePath),
    ...returns.map(returnPath),
  ]);
  await blankVouchers(session, emails);
  await deleteAccounts(session, emails);
  await deleteCodes(session, emails);
  session.afterCommit(() => void removeDrawnFiles(req.payload, [...pictures, ...designPictures]));
  await purgeAfterCommit(
    req,
    products.flatMap((product) => purgeTags({ collection: 'products', id: product })),
  );
  return { inquiries: inquiries.length, designs };
}
