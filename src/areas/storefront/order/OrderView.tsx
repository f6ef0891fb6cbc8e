import Link from 'next/link';
import type { ReactNode } from 'react';
import { CircleCheckBig } from 'lucide-react';
import { type Cents, formatAmount, formatMoney } from '@/domain/money/money';
import { formatShopDate, formatFullDay } from '@/domain/text/locale';
import { AWAITS_CONFIRMATION, awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { isCollected } from '@/domain/delivery/promise';
import { flowOf, allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS, shopperTexts } from '@/domain/orders/order-status';
import { badgeOf } from '@/domain/orders/status-flow';
import type { ShopperEvent } from '@/domain/orders/shopper-timeline';
import type { Shipment } from '@/data/shipments';
import type { SiteSetting } from '@/payload-types';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/Card';
import { Container } from '@/ui/Container';
import { deadlineOf } from '@/modules/orders/confirmation/deadline';
import { NextSteps } from './NextSteps';
import { OrderDetails } from './OrderDetails';
import { OrderPromise } from './OrderPromise';
import { OrderDelivery } from '@/modules/orders/components/OrderDelivery';
import { OrderLines, type OrderLinesProps } from '@/modules/orders/components/OrderLines';
import type { OrderMoney } from '@/modules/payments/data/order-money';
import { OrderPayment } from './OrderPayment';
import { StatusProgress } from './StatusProgress';
import { orderDeposit } from '@/domain/invoices/deposits';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { Parcel } from '@/modules/despatch/components/Parcel';
import { Timeline } from '@/modules/orders/components/Timeline';
import { hasMade } from '@/domain/orders/fulfilment';
import { ProofPanel } from '@/modules/proofs/components/ProofPanel';
import { ProofPictures } from '@/modules/proofs/components/ProofPictures';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import type { PicturedLine } from '@/modules/proofs/pictured-lines';
import { OrderProofDecision } from './OrderProofDecision';

type OrderViewProps = Pick<OrderLinesProps, 'pictures'> &
  OrderProofsProps & {
    timeline: readonly ShopperEvent<Shipment>[];
    money: OrderMoney;
    returns: ReactNode;
    supplier: SiteSetting;
    isNew: boolean;
    payable: readonly Cents[];
    isPaying: boolean;
  };

export function OrderView(props: OrderViewProps) {
  const { order, pictures, proofs, pictured, timeline, money, returns, supplier, isNew, payable, isPaying } = props;
  const { orderNumber, status, contact } = order;
  const isWaiting = awaitsConfirmation(order);
  const flow = flowOf(SHOP_ORDERS, isCollected(order));
  return (
    <div className="bg-surface-sunken">
      <Container className="pt-10 pb-16 sm:pt-14 sm:pb-24">
        <header className="mb-8 sm:mb-10">
          {isNew && !isWaiting && (
            <p className="mb-3 flex items-center gap-2.5 font-semibold text-success">
              <CircleCheckBig aria-hidden className="size-6" />
              Order received
            </p>
          )}
          <h1 className="text-title wrap-anywhere">
            {isNew && isWaiting && 'One more step: confirm your order'}
            {isNew && !isWaiting && `Thank you, ${contact.firstName}!`}
            {!isNew && `Order ${orderNumber}`}
          </h1>
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-muted">
            {isNew && <strong className="text-ink">Order {orderNumber}</strong>}
            <span>
              Placed on <time dateTime={order.createdAt}>{formatShopDate(order.createdAt)}</time>
            </span>
            <Badge variant={badgeOf(flow, status)}>{isWaiting ? AWAITS_CONFIRMATION : flow.labels[status]}</Badge>
          </p>
          {isWaiting && (
            <p className="mt-4 max-w-prose text-lead wrap-anywhere text-ink-muted">
              We have emailed a link to <strong className="text-ink">{contact.email}</strong>. Open it and confirm your
              order by <strong className="text-ink">{deadlineOf(order)}</strong>: nothing is reserved until then, and
              after that the order is cancelled. No email? Check your spam folder, or get in touch with us.
            </p>
          )}
          {isNew && !isWaiting && (
            <p className="mt-4 max-w-prose text-lead wrap-anywhere text-ink-muted">
              We are sending a confirmation to <strong className="text-ink">{contact.email}</strong>. Keep the link to
              this page: it always shows where your order stands.
            </p>
          )}
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
          <div className="grid gap-6">
            <Card padding="lg">
              <h2 className="mb-6 text-subheading">Progress</h2>
              <StatusProgress order={order} proof={proofs[0]?.status} />
              <OrderPromise order={order} />
              {timeline.length > 1 && <OrderTimeline events={timeline} isCollection={isCollected(order)} />}
            </Card>
            <OrderProofs order={order} proofs={proofs} pictured={pictured} />
            <OrderPayment
              order={order}
              rules={supplier}
              isInvoiced={money.invoices.length > 0}
              payable={payable}
              isPaying={isPaying}
            />
            <OrderInvoices order={order} money={money} />
            {returns}
            <Card padding="lg">
              <h2 className="mb-4 text-subheading">Your items</h2>
              <OrderLines order={{ ...order, lines: order.items }} pictures={pictures} />
            </Card>
          </div>
          <div className="grid gap-6">
            <NextSteps order={order} proofs={proofs} />
            {status === 'delivered' && <ReviewInvitation token={order.trackingToken} />}
            <OrderDelivery
              padding="lg"
              order={{ ...order, neededBy: null, purchaseOrder: order.purchaseOrder ?? null }}
            />
            <Card padding="lg">
              <OrderDetails order={order} supplier={supplier} />
            </Card>
            <Link href="/shop" prefetch={false} className={buttonClass('outline')}>
              Continue shopping
            </Link>
          </div>
        </div>
      </Container>
    </div>
  );
}

function ReviewInvitation({ token }: { token: string }) {
  return (
    <Card padding="lg">
      <h2 className="mb-2 text-subheading">How is it?</h2>
      <p className="mb-5 text-ink-muted">A few stars and a line help other teams choose.</p>
      <Link href={`/order/${token}/review`} prefetch={false} className={buttonClass()}>
        Review your order
      </Link>
    </Card>
  );
}

function OrderInvoices({ order, money }: { order: PlacedOrder; money: OrderMoney }) {
  const { invoices, toPay, dueOn } = money;
  if (invoices.length === 0) return null;
  const dueNow = Math.min(toPay, orderDeposit(order, order.currency).dueNow);
  return (
    <Card padding="lg">
      <h2 className="mb-2 text-subheading">Invoices</h2>
      {dueOn !== undefined && (
        <p className="mb-2 text-ink-muted">
          To pay: <strong className="text-ink tabular-nums">{formatMoney(dueNow || toPay, order.currency)}</strong>{' '}
          {dueNow > 0 ? (
            <>
              by{' '}
              <time dateTime={dueOn} className="font-semibold text-ink">
                {formatFullDay(dueOn)}
              </time>
            </>
          ) : (
            'before despatch'
          )}
          {dueNow > 0 && dueNow < toPay && `, ${formatMoney(toPay - dueNow, order.currency)} before despatch`}
          {order.paidAmount > 0 && `. ${formatAmount(order.paidAmount, order.currency)} has arrived.`}
        </p>
      )}
      <InvoiceLinks invoices={invoices} path={`/order/${order.trackingToken}/invoices`} />
    </Card>
  );
}

function titleOf(event: ShopperEvent<Shipment>, isCollection: boolean): string {
  switch (event.kind) {
    case 'placed':
      return 'Order placed';
    case 'status':
      return shopperTexts(event.status, isCollection).event;
    case 'refund':
      return `${formatAmount(event.amount)} refunded`;
    case 'shipment':
      return `Parcel ${event.shipment.number} ${isCollection ? 'ready to collect' : 'sent'}`;
  }
}

type OrderTimelineProps = {
  events: readonly ShopperEvent<Shipment>[];
  isCollection: boolean;
};

function OrderTimeline({ events, isCollection }: OrderTimelineProps) {
  return (
    <section aria-labelledby="order-timeline" className="mt-6 border-t border-line pt-5">
      <h3 id="order-timeline" className="mb-4 text-lg">
        Timeline
      </h3>
      <Timeline
        entries={events.map((event, index) => ({
          ...{ id: String(index), at: event.at, kind: event.kind, title: titleOf(event, isCollection) },
          ...{ details: [], by: null, children: event.kind === 'shipment' && <Parcel shipment={event.shipment} /> },
        }))}
      />
    </section>
  );
}

type OrderProofsProps = {
  order: PlacedOrder;
  proofs: readonly OrderProof[];
  pictured: readonly PicturedLine[];
};

function OrderProofs({ order, proofs, pictured }: OrderProofsProps) {
  const { trackingToken: token, contact, status } = order;
  const isOpen = status !== 'cancelled' && !awaitsConfirmation(order);
  const [newest] = proofs;
  if (!hasMade(order.items) || (!newest && !(isOpen && allows(SHOP_ORDERS, 'editable', status)))) return null;
  return (
    <ProofPanel
      padding="lg"
      proofs={proofs}
      hrefOf={(proof) => `/order/${token}/proofs/${proof.id}`}
      pictures={<ProofPictures lines={pictured} />}
      decision={
        newest &&
        isOpen && (
          <OrderProofDecision
            token={token}
            proofId={newest.id}
            name={[contact.firstName, contact.lastName].filter(Boolean).join(' ')}
          />
        )
      }
    />
  );
}
