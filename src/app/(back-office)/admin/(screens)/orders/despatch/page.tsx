import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { DespatchScreen } from '@/areas/back-office/orders/despatch/DespatchScreen';
import { ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Despatch orders' };

export default async function DespatchPage() {
  await requireMember('despatch:write', `${ORDERS_PATH}/despatch`);
  return (
    <>
      <PageHeading
        title="Despatch orders"
        intro="Upload order numbers, carriers and tracking numbers: what is left of each order is shipped and its customer emailed."
      />
      <DespatchScreen />
    </>
  );
}
