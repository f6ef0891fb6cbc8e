import { ConfirmView } from '@/areas/storefront/newsletter/ConfirmView';
import { linkMetadata, subscriberOfLink } from '@/areas/storefront/newsletter/link-page';
import { NewsletterLinkNotFound } from '@/areas/storefront/newsletter/NewsletterLinkNotFound';
import { subscriberToConfirm } from '@/modules/newsletter/links';

export const metadata = linkMetadata('Confirm your subscription');

type LinkProps = { params: Promise<{ token: string }> };

export default async function ConfirmPage({ params }: LinkProps) {
  const { token } = await params;
  const subscriber = await subscriberOfLink(subscriberToConfirm(token));
  return subscriber ? <ConfirmView subscriber={subscriber} token={token} /> : <NewsletterLinkNotFound />;
}
