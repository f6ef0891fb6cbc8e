import type { ReactNode } from 'react';
import type { SiteSetting } from '@/payload-types';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';

export function OrderDetails({ order, supplier }: { order: PlacedOrder; supplier: SiteSetting }) {
  const { contact } = order;
  return (
    <div className="space-y-6">
      {!isDeletedEmail(contact.email) && (
        <Detail title="Contact">
          <p>{`${contact.firstName} ${contact.lastName}`}</p>
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
