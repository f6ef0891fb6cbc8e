import type { Metadata } from 'next';
import { PageNotFound } from '@/areas/storefront/site/PageNotFound';
import { SharedDesignView } from '@/areas/storefront/kits/shared/SharedDesignView';
import { getSharedDesign } from '@/areas/storefront/kits/shared/queries';
import { markPrivate } from '@kitroom/front/cache/request-scope';

/** The link is the key to the page: neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Kit design',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type SharedDesignPageProps = { params: Promise<{ token: string }> };

export default async function SharedDesignPage({ params }: SharedDesignPageProps) {
  markPrivate();
  const { token } = await params;
  const design = await getSharedDesign(token);
  if (!design) return <PageNotFound />;
  return <SharedDesignView design={design} token={token} />;
}
