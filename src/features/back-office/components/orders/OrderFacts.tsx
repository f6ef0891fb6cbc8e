import type { ReactNode } from 'react';
import { ORDER_STATUS_LABELS } from '@/domain/order-status';
import type { Order } from '@/payload-types';
import type { OrderDetail } from '../../operations/load-order';
import { LocalDate } from '../LocalDate';

const paymentMethods = { invoice: 'Invoice', card: 'Card' } as const;
const paymentStates = { unpaid: 'Unpaid', paid: 'Paid', failed: 'Failed', refunded: 'Refunded' } as const;

/** Customer, delivery, payment, notes and history, beside the lines. */
export function OrderFacts({ order, changes }: OrderDetail) {
  const { contact, shippingAddress: address } = order;
  return (
    <div className="space-y-4">
      <Fact title="Customer">
        <p className="font-medium break-words">{`${contact.firstName} ${contact.lastName}`}</p>
        <p className="break-words">
          <a href={`mailto:${contact.email}`} className="text-accent underline-offset-4 hover:underline">
            {contact.email}
          </a>
        </p>
        {contact.phone && (
          <p>
            <a href={`tel:${contact.phone}`} className="text-accent underline-offset-4 hover:underline">
              {contact.phone}
            </a>
          </p>
        )}
      </Fact>
      <Fact title="Delivery address">
        <address className="break-words not-italic">
          {[address.line1, address.line2, address.city, address.postcode, countryName(address.country)]
            .filter(Boolean)
            .map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            ))}
        </address>
      </Fact>
      <Fact title="Payment">
        <p>
          {paymentMethods[order.paymentMethod]}, {paymentStates[order.paymentStatus].toLowerCase()}
          {order.paidAt && (
            <>
              {' on '}
              <LocalDate iso={order.paidAt} />
            </>
          )}
        </p>
      </Fact>
      {order.notes && (
        <Fact title="Notes">
          <p className="break-words whitespace-pre-line">{order.notes}</p>
        </Fact>
      )}
      <Fact title="Status history">
        <StatusHistory order={order} changes={changes} />
      </Fact>
    </div>
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

function StatusHistory({ order, changes }: { order: Order; changes: OrderDetail['changes'] }) {
  const steps = [
    { id: order.id, what: 'Order placed', who: undefined, at: order.createdAt },
    ...changes.map(({ id, from, to, byName, createdAt }) => ({
      id,
      what: `${ORDER_STATUS_LABELS[from]} → ${ORDER_STATUS_LABELS[to]}`,
      who: byName,
      at: createdAt,
    })),
  ];
  return (
    <ol className="space-y-3 border-l-2 border-line pl-4">
      {steps.reverse().map((step) => (
        <li
          key={step.id}
          className="relative before:absolute before:top-1.5 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-line-strong first:before:bg-brand"
        >
          <p className="font-medium">{step.what}</p>
          <p className="text-ink-muted">
            <LocalDate iso={step.at} withTime />
            {step.who && ` · ${step.who}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function countryName(code: string): string {
  return new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' }).of(code) ?? code;
}
