import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { LinkFrame } from '@/areas/portal/size-form/LinkFrame';
import { SizeLinkNotFound } from '@/areas/portal/size-form/SizeLinkNotFound';
import { SizeLinkView } from '@/areas/portal/size-form/SizeLinkView';
import { allowVisit } from '@/areas/portal/size-form/size-link-throttle';
import { clientNetwork } from '@/lib/http/client-address';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { findSizeLink } from '@/areas/portal/size-form/data';

/** The link is the key to the page: neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Your size',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

type SizeLinkPageProps = { params: Promise<{ token: string }> };

export default async function SizeLinkPage({ params }: SizeLinkPageProps) {
  markPrivate();
  const { token } = await params;
  const allowed = await allowVisit(clientNetwork(await headers()));
  if (!allowed.ok)
    return (
      <LinkFrame eyebrow="Size link" title="One moment">
        {allowed.message}
      </LinkFrame>
    );
  const link = await findSizeLink(await getPayloadClient(), token);
  if (!link) return <SizeLinkNotFound />;
  return <SizeLinkView link={link} token={token} />;
}
