import { LeaveView } from '@/areas/storefront/newsletter/LeaveView';
import { linkMetadata, subscriberOfLink } from '@/areas/storefront/newsletter/link-page';
import { NewsletterLinkNotFound } from '@/areas/storefront/newsletter/NewsletterLinkNotFound';
import { subscriberToLeave } from '@/modules/newsletter/links';

export const metadata = linkMetadata('Unsubscribe');

type LinkProps = { params: Promise<{ token: string }> };

export default async function LeavePage({ params }: LinkProps) {
  const { token } = await params;
  const subscriber = await subscriberOfLink(subscriberToLeave(token));
  return subscriber ? <LeaveView subscriber={subscriber} token={token} /> : <NewsletterLinkNotFound />;
}
