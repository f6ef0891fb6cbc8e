import 'server-only';
import type { Metadata } from 'next';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { findSubscriber, type Subscriber } from '@/modules/newsletter/data';

/** The link is a key: no referrer to other sites. Ours gets it, or forms without script would have a null origin. */
export const linkMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
});

export async function subscriberOfLink(id: string | undefined): Promise<Subscriber | undefined> {
  markPrivate();
  return id ? findSubscriber(await getPayloadClient(), id) : undefined;
}
