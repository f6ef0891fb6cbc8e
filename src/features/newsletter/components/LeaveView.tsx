import { resubscribeAction, unsubscribeAction } from '../newsletter-actions';
import type { Subscriber } from '../operations/subscriptions';
import { LinkButton } from '@/ui/LinkButton';
import { LinkPage, LinkText } from '@/ui/LinkPage';

/** The page of a link to unsubscribe, where that can be taken back too. */
export function LeaveView({ subscriber: { email, status }, token }: { subscriber: Subscriber; token: string }) {
  const address = <strong className="text-ink">{email}</strong>;
  if (status === 'unsubscribed') {
    return (
      <LinkPage about="Newsletter" title="You are unsubscribed">
        <LinkText>No newsletter comes to {address} any more.</LinkText>
        <LinkButton key="again" action={resubscribeAction} token={token} label="Subscribe again" isQuiet />
      </LinkPage>
    );
  }
  return (
    <LinkPage about="Newsletter" title="Leave the newsletter?">
      <LinkText>No further newsletter will come to {address}. Letters about your orders still do.</LinkText>
      <LinkButton key="leave" action={unsubscribeAction} token={token} label="Unsubscribe" />
    </LinkPage>
  );
}
