import Link from 'next/link';
import type { ReactNode } from 'react';
import {
  collectionLines,
  deliveryOf,
  formatPromise,
  isCollected,
  isLate,
  shopToday,
  waitingPromise,
} from '@/domain/delivery/promise';
import { addressLines } from '@/domain/orders/address-lines';
import { billedLines, recordedBilling } from '@/domain/orders/billing';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { orderDue, paymentStateOf } from '@/domain/orders/order-edit';
import { shopOrder } from '@/domain/orders/order-ref';
import { playersOf } from '@/modules/orders/documents/player-list';
import { AddressLines } from '@/ui/AddressLines';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import type { OrderDetail } from './load-order';
import { InvoicesAndPayments } from './InvoicesAndPayments';
import { ORDERS_PATH, PAYMENT_STATUS_LABELS } from '../filters/order-filters';
import { OrderNotes } from '../notes/OrderNotes';
import { PaymentControl } from './PaymentControl';

const paymentMethods = { invoice: 'Invoice', card: 'Card' } as const;
// Targets of at least 24 px, one under the other.
const link = 'inline-block leading-6 text-accent underline-offset-4 hover:underline';

type OrderFactsProps = Pick<
  OrderDetail,
  'order' | 'kits' | 'paidAmount' | 'inquiry' | 'invoices' | 'payments' | 'reminders' | 'notes'
>;

/** Customer, delivery, payment, invoices and notes, beside the lines. */
export function OrderFacts({
  order,
  kits,
  paidAmount,
  inquiry,
  invoices,
  payments,
  reminders,
  notes,
}: OrderFactsProps) {
  const { contact, shippingAddress: address } = order;
  const customerId = typeof order.customer === 'string' ? order.customer : order.customer.id;
  return (
    <>
      <Fact title="Customer">
        <p className="font-medium wrap-anywhere">
          <Link href={`/admin/customers/${customerId}`} prefetch={false} className={link}>
            {`${contact.firstName} ${contact.lastName}`}
          </Link>
        </p>
        {!isDeletedEmail(contact.email) && (
          <p className="wrap-anywhere">
            <a href={`mailto:${contact.email}`} className={link}>
              {contact.email}
            </a>
          </p>
        )}
        {contact.phone && (
          <p>
            <a href={`tel:${contact.phone}`} className={link}>
              {contact.phone}
            </a>
          </p>
        )}
        {inquiry && (
          <p className="mt-2 border-t border-line pt-2">
            From the quote of{' '}
            <Link href={`/admin/inbox/${inquiry.id}`} prefetch={false} className={link}>
              {inquiry.name}
            </Link>
          </p>
        )}
      </Fact>
      <Promised order={order} kits={kits} />
      {!isCollected(order) && (
        <Fact title="Delivery address">
          <AddressLines lines={addressLines(address)} />
        </Fact>
      )}
      <Billed order={order} />
      <Fact title="Payment">
        <p>
          {paymentMethods[order.paymentMethod]},{' '}
          {PAYMENT_STATUS_LABELS[paymentStateOf({ ...order, paidAmount })].toLowerCase()}
          {order.paidAt && (
            <>
              {' on '}
              <LocalDate iso={order.paidAt} />
            </>
          )}
        </p>
        <PaymentControl order={{ ...order, paidAmount }} />
      </Fact>
      <InvoicesAndPayments
        kind="shop"
        path={`${ORDERS_PATH}/${order.id}`}
        order={{ ...order, paidAmount, awaitsConfirmation: awaitsConfirmation(order) }}
        toPay={orderDue({ ...order, paidAmount }).toPay}
        {...{ invoices, payments, reminders }}
        hasRecipient={!isDeletedEmail(contact.email)}
      />
      {order.notes && (
        <Fact title="Notes">
          <p className="wrap-anywhere whitespace-pre-line">{order.notes}</p>
        </Fact>
      )}
      <OrderNotes order={shopOrder(order.id)} notes={notes} />
    </>
  );
}

/** Whom it is invoiced to and under which number, where it says so. */
function Billed({ order }: Pick<OrderDetail, 'order'>) {
  const billing = recordedBilling(order);
  const { delivery, shippingAddress } = order;
  const billed = billedLines({ ...billing, delivery, shippingAddress });
  if (billed.length === 0 && !billing.purchaseOrder) return null;
  return (
    <Fact title="Invoice to">
      <AddressLines lines={billed} />
      {billing.purchaseOrder && <p className="wrap-anywhere">PO number {billing.purchaseOrder}</p>}
    </Fact>
  );
}

/** How it gets there and by when; what is late stands out. */
function Promised({ order, kits }: Pick<OrderDetail, 'order' | 'kits'>) {
  const delivery = deliveryOf(order);
  if (!delivery) return null;
  const { status, promisedDate = null, orderItems } = order;
  const items = orderItems.map((line) => ({ kit: kits[line.id ?? ''], players: playersOf(line) }));
  return (
    <Fact title={delivery.isCollection ? 'Collection' : 'Delivery'}>
      <p className="wrap-anywhere">{delivery.name}</p>
      {delivery.isCollection && <AddressLines lines={collectionLines(delivery)} className="text-ink-muted" />}
      {delivery.from === null ? (
        <p className="text-ink-muted">{waitingPromise({ delivery, items })}</p>
      ) : (
        promisedDate && (
          <p className="flex flex-wrap items-center gap-2">
            Promised for {formatPromise(promisedDate)}
            {isLate({ status, promisedDate, delivery }, shopToday()) && <Badge variant="destructive">Late</Badge>}
          </p>
        )
      )}
    </Fact>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card-md text-sm">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}
