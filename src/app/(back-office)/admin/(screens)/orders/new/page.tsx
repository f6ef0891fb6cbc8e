import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { CountryOptions } from '@/ui/CountryOptions';
import { OrderFor } from '@/areas/back-office/orders/form/OrderFor';
import { OrderForm } from '@/areas/back-office/orders/form/OrderForm';
import { QuoteNotice } from '@/areas/back-office/orders/form/QuoteNotice';
import { PageHeading } from '@/ui/PageHeading';
import { formOfInquiry } from '@/areas/back-office/orders/form/load-form';
import { ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { emptyValues, NO_PRICES } from '@/areas/back-office/orders/form/order-form';
import { getTaxSettings } from '@/modules/taxes/queries';
import { toSearchParams } from '@/lib/http/search-params';
import { memberRequest } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'Create order' };

export default async function NewOrderPage({ searchParams }: PageProps<'/admin/orders/new'>) {
  const id = toSearchParams(await searchParams).get('inquiry') ?? '';
  const { req } = await memberRequest(
    'orders:write',
    `${ORDERS_PATH}/new${id && `?inquiry=${encodeURIComponent(id)}`}`,
  );
  const [quote, { isCharged }] = await Promise.all([formOfInquiry(req, id), getTaxSettings()]);
  return (
    <>
      <BackLink href={ORDERS_PATH}>All orders</BackLink>
      <PageHeading
        title="Create Order"
        intro="You are ordering for a customer, who pays by invoice and is emailed the confirmation."
      />
      {!quote && <OrderFor current="customer" />}
      {quote && <QuoteNotice inquiry={quote.inquiry} />}
      <OrderForm
        target={{ kind: 'new', inquiry: quote?.inquiry.id, isTaxCharged: isCharged }}
        start={quote ?? { values: emptyValues(), lines: [], prices: NO_PRICES }}
        countries={<CountryOptions />}
      />
    </>
  );
}
