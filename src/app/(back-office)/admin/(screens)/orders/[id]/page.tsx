import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { memberRequest } from '@/areas/back-office/access/session';
import { Fact, factLink } from '@/areas/back-office/orders/detail/Fact';
import { loadOrder } from '@/areas/back-office/orders/detail/load-order';
import { OrderScreen } from '@/areas/back-office/orders/detail/OrderScreen';
import { PaymentControl } from '@/areas/back-office/orders/detail/PaymentControl';
import { UnconfirmedNotice } from '@/areas/back-office/orders/detail/UnconfirmedNotice';
import { ORDERS_PATH, PAYMENT_METHOD_LABELS } from '@/areas/back-office/orders/filters/order-filters';
import { awaitedByOrder } from '@/areas/back-office/print-packs/awaited-proof';
import { loadOrderReturns } from '@/areas/back-office/returns/load-return';
import { OrderReturns } from '@/areas/back-office/returns/OrderReturns';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { partNames } from '@/domain/catalogue/product-parts';
import { paidByVouchers } from '@/domain/invoices/card-payments';
import { deliveryOf, isCollected } from '@/domain/delivery/promise';
import { recordedBilling } from '@/domain/orders/billing';
import { recordedCustom } from '@/domain/orders/custom-line';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { shopOrder } from '@/domain/orders/order-ref';
import { orderDue } from '@/domain/orders/order-edit';
import { PAYMENT_STATE_LABELS } from '@/domain/orders/payment-state';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { orderTimeline } from '@/areas/back-office/orders/detail/order-timeline';
import { storedPlayers } from '@/domain/orders/players';
import { recordedTaxes } from '@/domain/taxes/order-taxes';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { LocalDate } from '@/ui/LocalDate';
import { Allowed } from '@/areas/back-office/access/granted';

export async function generateMetadata({ params }: PageProps<'/admin/orders/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'orders', id: (await params).id, otherwise: 'Order' });
}

const idOf = (record: string | { id: string }): string => (typeof record === 'string' ? record : record.id);

export default async function OrderPage({ params }: PageProps<'/admin/orders/[id]'>) {
  const { id } = await params;
  const href = `${ORDERS_PATH}/${id}`;
  const { payload, req, user } = await memberRequest('orders:read', href);
  const detail = await loadOrder(payload, req, id);
  if (!detail) notFound();
  const { kits, priceLists, paidAmount, inquiry } = detail;
  const items = detail.order.orderItems.map(({ product, players, parts, ...line }) => ({
    ...{ ...line, productId: product ? idOf(product) : null, kit: kits[line.id ?? ''], custom: recordedCustom(line) },
    ...{ players: storedPlayers(players), parts: partNames(parts), priceList: priceLists[line.id ?? ''] },
  }));
  const order = {
    ...{ ...detail.order, ...recordedBilling(detail.order), kind: 'shop' as const, paidAmount, lines: items, items },
    ...{ delivery: deliveryOf(detail.order), isCollection: isCollected(detail.order), neededBy: null },
    ...{ promisedDate: detail.order.promisedDate ?? null, discounts: detail.order.discounts ?? [] },
    taxes: recordedTaxes(detail.order),
  };
  const { contact } = order;
  const ref = shopOrder(id);
  const hasKits = Object.keys(kits).length > 0;
  const isMade = hasKits || items.some(({ players }) => players.length > 0);
  return (
    <OrderScreen
      user={user}
      order={order}
      buyer={{
        ...{ ...contact, name: `${contact.firstName} ${contact.lastName}` },
        href: `/admin/customers/${idOf(order.customer)}`,
      }}
      buyerNote={
        inquiry && (
          <p className="mt-2 border-t border-line pt-2">
            From the quote of{' '}
            <Link href={`/admin/inbox/${inquiry.id}`} prefetch={false} className={factLink}>
              {inquiry.name}
            </Link>
          </p>
        )
      }
      back={{ href: ORDERS_PATH, label: 'All orders' }}
      editHref={allows(SHOP_ORDERS, 'editable', order.status) ? `${href}/edit` : undefined}
      pictures={await listLinePictures(payload, items)}
      kitHref={(line) => `${href}/kits/${line}`}
      course={detail}
      toPay={orderDue(order).toPay}
      proofs={detail.proofs}
      proofIntro={
        isMade
          ? 'The first proof is drawn when the order is placed, and a new one whenever what is made changes. The customer is emailed a link to each; the order can be made once the newest is approved.'
          : undefined
      }
      isMade={isMade}
      awaited={hasKits ? await awaitedByOrder(req, id) : undefined}
      returns={
        <OrderReturns order={{ ...ref, orderNumber: order.orderNumber }} {...await loadOrderReturns(payload, ref)} />
      }
      timeline={orderTimeline(detail)}
      notice={awaitsConfirmation(order) && <UnconfirmedNotice order={detail.order} />}
      payment={
        <Fact title="Payment">
          <p>
            {PAYMENT_METHOD_LABELS[order.paymentMethod]}, {PAYMENT_STATE_LABELS[order.paymentStatus].toLowerCase()}
            {order.paidAt && (
              <>
                {' on '}
                <LocalDate iso={order.paidAt} />
              </>
            )}
          </p>
          <Allowed to="payments:write">
            <PaymentControl order={{ ...detail.order, paidAmount, voucherAmount: paidByVouchers(detail.payments) }} />
          </Allowed>
        </Fact>
      }
    />
  );
}
