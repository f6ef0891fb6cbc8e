import type { ReactNode } from 'react';
import type { SiteSetting } from '@/payload-types';
import { AddressLines } from '@/ui/AddressLines';
import { addressLines } from '@/domain/orders/address-lines';
import { collectionLines } from '@/domain/delivery/promise';
import { billedLines } from '@/domain/orders/billing';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';

/** Where it goes, who ordered, what they wrote, and whom to ask. */
export function OrderDetails({ order, supplier }: { order: PlacedOrder; supplier: SiteSetting }) {
  const { contact, shippingAddress: address } = order;
  const name = `${contact.firstName} ${contact.lastName}`;
  const delivery = [name, ...addressLines(address)];
  const billed = billedLines(order);
  return (
    <div className="space-y-6">
      {order.delivery?.isCollection ? (
        <Detail title="Collect from">
          <AddressLines lines={collectionLines(order.delivery)} />
        </Detail>
      ) : (
        <Detail title="Delivery address">
          <AddressLines lines={delivery} />
        </Detail>
      )}
      {billed.length > 0 && (
        <Detail title="Invoice to">
          <AddressLines lines={billed} />
        </Detail>
      )}
      {order.purchaseOrder && (
        <Detail title="Your PO number">
          <p>{order.purchaseOrder}</p>
        </Detail>
      )}
      {!isDeletedEmail(contact.email) && (
        <Detail title="Contact">
          <p>{contact.email}</p>
          {contact.phone && <p>{contact.phone}</p>}
        </Detail>
      )}
      {order.notes && (
        <Detail title="Your notes">
          <p className="whitespace-pre-line">{order.notes}</p>
        </Detail>
      )}
      <Detail title="Questions?">
        <p>
          Write to{' '}
          <a
            href={`mailto:${supplier.salesEmail}?subject=${encodeURIComponent(`Order ${order.orderNumber}`)}`}
            className="font-medium text-accent underline underline-offset-4"
          >
            {supplier.salesEmail}
          </a>
          {supplier.phone && (
            <>
              {' '}
              or call{' '}
              <a
                href={`tel:${supplier.phone.replace(/[^\d+]/g, '')}`}
                className="font-medium whitespace-nowrap text-accent underline underline-offset-4"
              >
                {supplier.phone}
              </a>
            </>
          )}
          , and give your order number.
        </p>
      </Detail>
    </div>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-1 wrap-anywhere text-ink-muted">{children}</div>
    </section>
  );
}
