import Link from 'next/link';
import { LinkPage, LinkText } from '@/ui/LinkPage';
import { FIND_ORDER_ANCHOR } from './find-order-state';
import { FindOrderForm } from './FindOrderForm';

/** For shoppers who no longer have the link to their order. */
export function FindOrderView() {
  return (
    <LinkPage about="Your order" title="Find my order">
      <LinkText>
        Enter the number and we’ll email you a link that shows where your order stands. Team orders are in the{' '}
        <Link href="/teamwear-portal/orders" prefetch={false} className="underline underline-offset-4">
          Team Portal
        </Link>
        .
      </LinkText>
      <div id={FIND_ORDER_ANCHOR}>
        <FindOrderForm />
      </div>
    </LinkPage>
  );
}
