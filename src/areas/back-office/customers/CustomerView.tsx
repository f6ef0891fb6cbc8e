import { ReceiptText } from 'lucide-react';
import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import type { CustomerDetail } from './data/customer';
import { CUSTOMERS_PATH } from './customer-filters';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { BackLink } from '@/ui/BackLink';
import { buttonClass } from '@/ui/button-class';
import { Facts } from '@/ui/Facts';
import { PageHeading } from '@/ui/PageHeading';
import { contactFacts } from '@/ui/contact-facts';
import { CustomerForm } from './CustomerForm';
import { CustomerInquiries } from './CustomerInquiries';
import { CustomerOrders } from './CustomerOrders';
import { PrivacyPanel } from './PrivacyPanel';

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
              <Link
                href={`${CUSTOMERS_PATH}/${id}/statement`}
                prefetch={false}
                className={buttonClass('outline', 'sm')}
              >
                <ReceiptText aria-hidden className="size-4" />
                Statement
              </Link>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <CustomerOrders customer={customer} />
          <CustomerInquiries inquiries={customer.inquiries} />
          {!anonymised && (
            <section className="card card-md">
              <h2 className="mb-3 text-lg">Details</h2>
              <CustomerForm key={[name, email, phone, vatNumber, isTaxExempt].join(' ')} customer={customer} />
            </section>
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
          <PrivacyPanel id={id} name={name} orders={orders} anonymised={anonymised} />
        </div>
      </div>
    </>
  );
}
