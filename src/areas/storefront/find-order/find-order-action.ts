'use server';

import { headers } from 'next/headers';
import { readOrderSearch } from '@/modules/orders/order-link/read-order-search';
import { mailboxOf } from '@/domain/text/mailbox';
import { clientNetwork } from '@/lib/http/client-address';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { createThrottle } from '@/lib/throttle';
import { mailOrderLink } from '@/modules/orders/order-link/mail-order-link';
import { TRAP_FIELD } from '@/ui/honeypot-field';
import type { FindOrderState } from './find-order-state';

/** A whole school may share one address: the limit is for programs. */
const bySender = createThrottle('find-order', { points: 20, seconds: 15 * 60 });
const day = 24 * 60 * 60;
/** Links for a mailbox in a day: fewer from one network, so that a stranger cannot use up the owner’s. */
const byMailboxAndNetwork = createThrottle('find-order.mailbox-network', { points: 5, seconds: day });
const byMailbox = createMailboxThrottle('find-order.mailbox', { points: 15, seconds: day });

export async function findOrderAction(_before: FindOrderState, data: FormData): Promise<FindOrderState> {
  const values = typedValues(data);
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { values, message: 'Please send this form from our own site.' };
  const read = readOrderSearch(data);
  if (!read.ok) return { values, fieldErrors: read.fieldErrors };
  const { search } = read;
  const isSent = { sentTo: search.email };
  if (data.get(TRAP_FIELD)) return isSent;
  const network = clientNetwork(incoming);
  if (!(await bySender.consume(network)).ok) {
    return { values, message: 'Too many attempts came from your network. Please try again in 15 minutes.' };
  }
  const mayMail = async () =>
    (await byMailboxAndNetwork.consume(`${mailboxOf(search.email)} ${network}`)).ok &&
    (await byMailbox.consume(search.email)).ok;
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    await mailOrderLink({ req, ...search, mayMail });
    return isSent;
  } catch (error) {
    log.error({ err: error }, 'The link of an order could not be emailed.');
    return { values, message: 'Something went wrong, and no email was sent. Please try again.' };
  }
}
