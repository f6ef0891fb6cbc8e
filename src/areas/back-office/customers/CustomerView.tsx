import { ReceiptText } from 'lucide-react';
import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import type { CustomerDetail, CustomerInquiry } from './data/customer';
import { CUSTOMERS_PATH } from './customer-filters';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { BackLink } from '@/ui/BackLink';
import { buttonClass } from '@/ui/button-class';
import { Facts } from '@/ui/Facts';
import { PageHeading } from '@/ui/PageHeading';
import { contactFacts } from '@/ui/contact-facts';
import { CustomerForm } from './CustomerForm';
import { PrivacyPanel } from './PrivacyPanel';
import { inquiryTitle } from '@/domain/inquiries/inquiry';
import { inquiryHref } from '../inbox/inquiry-filters';
import { InquiryBadge } from '../inbox/InquiryBadge';
import { itemsText } from '@/domain/orders/order-counts';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import { Allowed } from '../access/granted';

export function CustomerView({ customer }: { customer: CustomerDetail }) {
  const { id, firstName, lastName, email, phone, vatNumber, isTaxExempt, createdAt, orders, spent, lastOrderAt } =
    customer;
  const name = `${firstName} ${lastName}`;
  const anonymised = isDeletedEmail(email);
  return (
    <>
      <BackLink href={CUSTOMERS_PATH}>All customers</BackLink>
      <PageHeading
        title={name}
        intro={
          <>
            Customer since <LocalDate iso={createdAt} />
          </>
        }
        actions={
          <>
            {anonymised && <Badge variant="outline">Data removed</Badge>}
            {orders > 0 && (
              <Allowed to="invoices:read">
                <Link
                  href={`${CUSTOMERS_PATH}/${id}/statement`}
                  prefetch={false}
                  className={buttonClass('outline', 'sm')}
                >
                  <ReceiptText aria-hidden className="size-4" />
                  Statement
                </Link>
              </Allowed>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <Allowed to="orders:read">
            <CustomerOrders customer={customer} />
          </Allowed>
          <Allowed to="inquiries:read">
            <CustomerInquiries inquiries={customer.inquiries} />
          </Allowed>
          {!anonymised && (
            <Allowed to="customers:write">
              <section className="card card-md">
                <h2 className="mb-3 text-lg">Details</h2>
                <CustomerForm key={[name, email, phone, vatNumber, isTaxExempt].join(' ')} customer={customer} />
              </section>
            </Allowed>
          )}
        </div>
        <div className="space-y-4">
          <section className="card card-md">
            <h2 className="mb-3 text-lg">At a glance</h2>
            <Facts
              facts={[
                ...contactFacts({ email: anonymised ? null : email, phone }),
                { name: 'VAT number', value: vatNumber },
                { name: 'Tax', value: isTaxExempt && 'Exempt' },
                { name: 'Orders', value: orders },
                { name: 'Total', value: formatAmount(spent) },
                { name: 'Last order', value: lastOrderAt && <LocalDate iso={lastOrderAt} /> },
              ]}
            />
          </section>
          <Allowed to="customers:write">
            <PrivacyPanel id={id} name={name} orders={orders} anonymised={anonymised} />
          </Allowed>
        </div>
      </div>
    </>
  );
}

function CustomerInquiries({ inquiries }: { inquiries: readonly CustomerInquiry[] }) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Quotes and messages</h2>
      {inquiries.length > 0 ? (
        <ul aria-label="Quotes and messages" className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
          {inquiries.map((inquiry) => (
            <li
              key={inquiry.id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm hover:bg-ink/4"
            >
              <Link
                href={inquiryHref(inquiry.id)}
                prefetch={false}
                className="font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {inquiryTitle(inquiry)}
              </Link>
              <InquiryBadge status={inquiry.status} />
              <LocalDate iso={inquiry.createdAt} className="ml-auto text-ink-muted" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">No quotes or messages from this email address.</p>
      )}
    </section>
  );
}

function CustomerOrders({ customer: { newestOrders, orders, spent } }: { customer: CustomerDetail }) {
  return (
    <section className="card card-md">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">Orders</h2>
        {orders > 0 && (
          <p className="text-sm text-ink-muted">
            {orders} {orders === 1 ? 'order' : 'orders'}, {formatAmount(spent)} excluding cancelled orders
          </p>
        )}
      </header>
      {newestOrders.length > 0 ? (
        <ul aria-label="Orders" className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
          {newestOrders.map(
            ({ id, orderNumber, status, isCollection, totalAmount, itemCount, pieceCount, createdAt }) => (
              <li
                key={id}
                className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm hover:bg-ink/4"
              >
                <Link
                  href={`/admin/orders/${id}`}
                  prefetch={false}
                  className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  #{orderNumber}
                </Link>
                <StatusBadge kind="shop" status={status} isCollection={isCollection} />
                <span className="text-ink-muted">
                  <LocalDate iso={createdAt} /> · {itemsText(itemCount, pieceCount)}
                </span>
                <span className="ml-auto font-semibold tabular-nums">{formatAmount(totalAmount)}</span>
              </li>
            ),
          )}
        </ul>
      ) : (
        <p className="text-ink-muted">No orders yet.</p>
      )}
      {orders > newestOrders.length && (
        <p className="mt-8 text-sm text-ink-muted">{`Showing the newest ${newestOrders.length} of ${orders}.`}</p>
      )}
    </section>
  );
}
