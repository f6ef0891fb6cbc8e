import { ConfirmView } from '@/areas/storefront/newsletter/ConfirmView';
import { linkMetadata, subscriberOfLink } from '@/areas/storefront/newsletter/link-page';
import { subscriberToConfirm } from '@/modules/newsletter/links';

export const metadata = linkMetadata('Confirm your subscription');

type LinkProps = { params: Promise<{ token: string }> };

export default async function ConfirmPage({ params }: LinkProps) {
  const { token } = await params;
  return <ConfirmView subscriber={await subscriberOfLink(subscriberToConfirm(token))} token={token} />;
}
