import { LeaveView } from '@/features/newsletter/components/LeaveView';
import { linkMetadata, subscriberOfLink } from '@/features/newsletter/link-page';
import { subscriberToLeave } from '@/features/newsletter/links';

export const metadata = linkMetadata('Unsubscribe');

type LinkProps = { params: Promise<{ token: string }> };

export default async function LeavePage({ params }: LinkProps) {
  const { token } = await params;
  return <LeaveView subscriber={await subscriberOfLink(subscriberToLeave(token))} token={token} />;
}
