import type { ReactNode } from 'react';
import type { Order } from '@/payload-types';
import { LocalDate } from '@/ui/LocalDate';

const paymentMethods = { invoice: 'Invoice', card: 'Card' } as const;
const paymentStates = { unpaid: 'Unpaid', paid: 'Paid', failed: 'Failed', refunded: 'Refunded' } as const;

/** Customer, delivery, payment and notes, beside the lines. */
export function OrderFacts({ order }: { order: Order }) {
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

function countryName(code: string): string {
  return new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' }).of(code) ?? code;
}
