import { LeaveView } from '@/areas/storefront/newsletter/LeaveView';
import { linkMetadata, subscriberOfLink } from '@/areas/storefront/newsletter/link-page';
import { subscriberToLeave } from '@/modules/newsletter/links';

export const metadata = linkMetadata('Unsubscribe');

type LinkProps = { params: Promise<{ token: string }> };

export default async function LeavePage({ params }: LinkProps) {
  const { token } = await params;
  return <LeaveView subscriber={await subscriberOfLink(subscriberToLeave(token))} token={token} />;
}
