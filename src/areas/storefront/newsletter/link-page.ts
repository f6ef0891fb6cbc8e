import 'server-only';
import type { Metadata } from 'next';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';
import { findSubscriber, type Subscriber } from '@/modules/newsletter/data/subscribers';

/**
 * The link is the key to the page: it goes to no other site and into no index. Our own gets it: of a page that tells
 * nobody where it is, browsers without script send forms as from nowhere, which Next refuses.
 */
export const linkMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
});

/** Whom a link’s page is about; nobody where the link is none, or is none any more. */
export async function subscriberOfLink(id: string | undefined): Promise<Subscriber | undefined> {
  markPrivate();
  return id ? findSubscriber(await getPayloadClient(), id) : undefined;
}
