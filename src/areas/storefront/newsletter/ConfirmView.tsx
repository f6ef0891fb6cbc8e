import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { confirmAction } from '@/modules/newsletter/newsletter-actions';
import { LinkButton } from '@/ui/LinkButton';
import { LinkPage, LinkText } from '@/ui/LinkPage';
import type { Subscriber } from '@/modules/newsletter/data';

export function ConfirmView({ subscriber: { email, status }, token }: { subscriber: Subscriber; token: string }) {
  if (status === 'confirmed') {
    return (
      <LinkPage about="Newsletter" title="You are subscribed">
        <LinkText>
          We send the newsletter to <strong className="text-ink">{email}</strong>. Every issue has a link to
          unsubscribe.
        </LinkText>
        <Link href="/shop" prefetch={false} className={`${buttonClass('outline', 'lg')} mt-6`}>
          Visit the shop
        </Link>
      </LinkPage>
    );
  }
  if (status === 'unsubscribed') {
    return (
      <LinkPage about="Newsletter" title="This subscription has ended">
        <LinkText>Enter your address below to subscribe again: we’ll email you a new link.</LinkText>
      </LinkPage>
    );
  }
  return (
    <LinkPage about="Newsletter" title="Confirm your subscription">
      <LinkText>
        Do you want the newsletter at <strong className="text-ink">{email}</strong>? New kits, team offers and design
        ideas, now and then.
      </LinkText>
      <LinkButton action={confirmAction} token={token} label="Confirm subscription" />
    </LinkPage>
  );
}
