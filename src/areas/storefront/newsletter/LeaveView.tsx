import { resubscribeAction, unsubscribeAction } from '@/modules/newsletter/newsletter-actions';
import { LinkButton } from '@/ui/LinkButton';
import { LinkPage, LinkText } from '@/ui/LinkPage';
import type { Subscriber } from '@/modules/newsletter/data';

export function LeaveView({ subscriber: { email, status }, token }: { subscriber: Subscriber; token: string }) {
  const address = <strong className="text-ink">{email}</strong>;
  if (status === 'unsubscribed') {
    return (
      <LinkPage about="Newsletter" title="You are unsubscribed">
        <LinkText>We no longer send the newsletter to {address}.</LinkText>
        <LinkButton key="again" action={resubscribeAction} token={token} label="Subscribe again" isQuiet />
      </LinkPage>
    );
  }
  return (
    <LinkPage about="Newsletter" title="Unsubscribe from the newsletter?">
      <LinkText>We will send no more newsletters to {address}. You will still get emails about your orders.</LinkText>
      <LinkButton key="leave" action={unsubscribeAction} token={token} label="Unsubscribe" />
    </LinkPage>
  );
}
