import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { DELETED_CUSTOMER, isDeletedEmail } from '@/domain/orders/deleted-customer';
import { quotePath } from '@/domain/quotes/quote-path';
import { returnPath } from '@/domain/returns/return-path';
import { removeDrawnFiles } from '../privacy/remove-drawn-files';
import {
  lockOpenOrders,
  listEmails,
  blankOrders,
  deleteInquiries,
  deleteQuotes,
  blankReturns,
  deleteKitDesigns,
  deleteOrderedKits,
  blankReviews,
  deleteMessages,
  lockEmail,
  blankCustomer,
} from './data/personal-data';

type Anonymised = Result<{ orders: number; inquiries: number }, 'forbidden' | 'not_found' | 'refused' | 'in_use'>;

/** Keeps books, log, nameless reviews, and VAT numbers that exempted. `in_use` while an order could be delivered. */
export function anonymiseCustomer({ req, id }: { req: PayloadRequest; id: string }): Promise<Anonymised> {
  return inTransaction<Anonymised>(req, async (session) => {
    if (!may(req.user, 'customers:write')) {
      return failure('forbidden', 'You may not change customers.');
    }
    const customer = await lockEmail(session, id);
    if (!customer) return failure('not_found', 'This customer no longer exists.');
    if (isDeletedEmail(customer.email)) return failure('refused', 'This customer’s data has already been removed.');
    const open = await lockOpenOrders(session, id);
    if (open.length > 0) {
      return failure('in_use', `Still open: ${open.join(', ')}. Deliver or cancel them first.`);
    }
    const emails = await listEmails(session, id, customer.email);
    const orders = await blankOrders(session, id);
    const inquiries = await deleteInquiries(session, emails);
    const quotes = await deleteQuotes(session, emails);
    const returns = await blankReturns(session, orders);
    const { designs, pictures: designPictures } = await deleteKitDesigns(session, emails);
    const pictures = await deleteOrderedKits(session, orders);
    await req.payload.delete({
      collection: 'order-proofs',
      where: { order: { in: orders } },
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
    await blankCustomer(session, id);
    await recordActivity(
      req,
      'customer.anonymised',
      { type: 'customers', id, name: DELETED_CUSTOMER.name },
      { after: { orders: orders.length, inquiries: inquiries.length, designs } },
    );
    session.afterCommit(() => void removeDrawnFiles(req.payload, [...pictures, ...designPictures]));
    await purgeAfterCommit(
      req,
      products.flatMap((product) => purgeTags({ collection: 'products', id: product })),
    );
    return { ok: true, orders: orders.length, inquiries: inquiries.length };
  });
}
