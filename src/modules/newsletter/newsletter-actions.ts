'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import type { Payload, PayloadRequest } from 'payload';
import { mailboxOf } from '@/domain/text/mailbox';
import { clientNetwork } from '@/lib/http/client-address';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { createThrottle } from '@/lib/throttle';
import type { LinkState } from '@/ui/LinkButton';
import { TRAP_FIELD } from '@/ui/honeypot-field';
import { subscriberToConfirm, subscriberToLeave } from './links';
import type { NewsletterFormState } from './newsletter-form-state';
import { confirmSubscription, subscribe } from './subscriptions';
import { readNewsletter } from './read-newsletter';
import { resubscribe, unsubscribe } from './data';

/** A whole school may share one address: the limit is for programs. */
const bySender = createThrottle('newsletter', { points: 20, seconds: 15 * 60 });
const day = 24 * 60 * 60;
/** Confirmation emails to a mailbox in a day: fewer from one network, so that no stranger uses up its owner’s. */
const byMailboxAndNetwork = createThrottle('newsletter.mailbox-network', { points: 3, seconds: day });
const byMailbox = createMailboxThrottle('newsletter.mailbox', { points: 10, seconds: day });

const TOO_MANY = 'Too many attempts came from your network. Please try again in 15 minutes.';
const FAILED = 'Something went wrong, and nothing was changed. Please try again.';
const OTHER_SITE = 'Please send this form from our own site.';

export async function subscribeAction(_before: NewsletterFormState, data: FormData): Promise<NewsletterFormState> {
  const typed = data.get('email');
  const values = { email: typeof typed === 'string' ? typed : '' };
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { values, message: OTHER_SITE };
  const read = readNewsletter(data);
  if (!read.ok) return { values, fieldErrors: read.fieldErrors };
  if (data.get(TRAP_FIELD)) return { isSent: true };
  const network = clientNetwork(incoming);
  if (!(await bySender.consume(network)).ok) return { values, message: TOO_MANY };
  try {
    const mayMail =
      (await byMailboxAndNetwork.consume(`${mailboxOf(read.email)} ${network}`)).ok &&
      (await byMailbox.consume(read.email)).ok;
    if (mayMail) {
      const req = await localRequest(await getPayloadClient(), { headers: incoming });
      await subscribe({ req, email: read.email });
    }
    return { isSent: true };
  } catch (error) {
    log.error({ err: error }, 'A subscription could not be stored.');
    return { values, message: FAILED };
  }
}

type Work = (args: { payload: Payload; req: PayloadRequest; id: string }) => Promise<void>;

export const confirmAction = async (_before: LinkState, data: FormData): Promise<LinkState> =>
  act(data, subscriberToConfirm, confirmSubscription);

export const unsubscribeAction = async (_before: LinkState, data: FormData): Promise<LinkState> =>
  act(data, subscriberToLeave, unsubscribe);

export const resubscribeAction = async (_before: LinkState, data: FormData): Promise<LinkState> =>
  act(data, subscriberToLeave, resubscribe);

/** An expired link is no failure: the page, drawn again, explains it. */
async function act(
  data: FormData,
  subscriberOf: (token: string) => string | undefined,
  work: Work,
): Promise<LinkState> {
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { message: OTHER_SITE };
  const token = data.get('token');
  const id = typeof token === 'string' ? subscriberOf(token) : undefined;
  try {
    const payload = await getPayloadClient();
    if (id) await work({ payload, req: await localRequest(payload, { headers: incoming }), id });
  } catch (error) {
    log.error({ err: error }, 'A subscription could not be changed.');
    return { message: FAILED };
  }
  refresh();
  return {};
}
