import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { LinkButton } from '@/ui/LinkButton';
import { LinkPage, LinkText } from '@/ui/LinkPage';
import { confirmOrderAction } from './order-actions';
import { deadlineOf } from '@/modules/orders/confirmation/deadline';
import { OrderPromise } from './OrderPromise';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { OrderLines, type OrderLinesProps } from '@/modules/orders/components/OrderLines';

type ConfirmOrderViewProps = Pick<OrderLinesProps, 'pictures'> & { order: PlacedOrder; isLate: boolean; token: string };

export function ConfirmOrderView({ order, pictures, isLate, token }: ConfirmOrderViewProps) {
  const about = `Order ${order.orderNumber}`;
  if (order.confirmedAt && order.status !== 'cancelled') {
    return (
      <LinkPage about={about} title="Your order is confirmed">
        <LinkText>Thank you. We are emailing you the details.</LinkText>
        <NextLink href={`/order/${order.trackingToken}`} label="Follow your order" />
      </LinkPage>
    );
  }
  if (order.status === 'cancelled' || isLate) {
    return (
      <LinkPage
        about={about}
        title={order.confirmedAt ? 'This order was cancelled' : 'This order was not confirmed in time'}
      >
        <LinkText>
          {order.confirmedAt ? 'It will not be made.' : 'It is cancelled, and there is nothing to pay.'} You are welcome
          to place another.
        </LinkText>
        <NextLink href="/shop" label="Go to the shop" />
      </LinkPage>
    );
  }
  return (
    <LinkPage about={about} title="Confirm your order">
      <LinkText>
        Is this order yours? Confirm it by <strong className="text-ink">{deadlineOf(order)}</strong>, and we start on
        it. If it is not, close this page: the order will be cancelled automatically.
      </LinkText>
      <div className="mt-6">
        <OrderLines order={{ ...order, lines: order.items }} pictures={pictures} />
        <OrderPromise order={order} />
      </div>
      <LinkButton action={confirmOrderAction} token={token} label="Confirm order" />
    </LinkPage>
  );
}

const NextLink = ({ href, label }: { href: string; label: string }) => (
  <Link href={href} prefetch={false} className={`${buttonClass('outline', 'lg')} mt-6`}>
    {label}
  </Link>
);
