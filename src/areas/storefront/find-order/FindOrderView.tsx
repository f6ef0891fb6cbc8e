import Link from 'next/link';
import { LinkPage, LinkText } from '@/ui/LinkPage';
import { FIND_ORDER_ANCHOR } from './find-order-state';
import { FindOrderForm } from './FindOrderForm';

type FindOrderViewProps = {
  isDamaged?: boolean;
  orderNumber?: string;
};

const DAMAGED = 'The link you opened is not complete: part of it is missing or mistyped.';

export function FindOrderView({ isDamaged = false, orderNumber }: FindOrderViewProps) {
  return (
    <LinkPage about="Your order" title="Find my order">
      {isDamaged && <LinkText>{DAMAGED}</LinkText>}
      <LinkText>
        Enter the number and we’ll email you a link that shows where your order stands. Team orders are in the{' '}
        <Link href="/teamwear-portal/orders" prefetch={false} className="underline underline-offset-4">
          Team Portal
        </Link>
        .
      </LinkText>
      <div id={FIND_ORDER_ANCHOR}>
        <FindOrderForm orderNumber={orderNumber} />
      </div>
    </LinkPage>
  );
}
