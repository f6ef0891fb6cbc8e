import { ConfirmView } from '@/features/newsletter/components/ConfirmView';
import { linkMetadata, subscriberOfLink } from '@/features/newsletter/link-page';
import { subscriberToConfirm } from '@/features/newsletter/links';

export const metadata = linkMetadata('Confirm your subscription');

type LinkProps = { params: Promise<{ token: string }> };

export default async function ConfirmPage({ params }: LinkProps) {
  const { token } = await params;
  return <ConfirmView subscriber={await subscriberOfLink(subscriberToConfirm(token))} token={token} />;
}
