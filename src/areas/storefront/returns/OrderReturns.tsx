import { shopOrder } from '@/domain/orders/order-ref';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { CancelReturn } from '@/modules/returns/components/CancelReturn';
import { OrderReturnsCard } from '@/modules/returns/components/OrderReturnsCard';
import { loadReturns } from '@/modules/returns/load-returns';
import type { SiteSetting } from '@/payload-types';
import { cancelReturnAction } from './return-actions';

type OrderReturnsProps = { token: string; orderId: string; supplier: SiteSetting };

export const OrderReturns = async ({ token, orderId, supplier }: OrderReturnsProps) => (
  <OrderReturnsCard
    {...await loadReturns(await getPayloadClient(), shopOrder(orderId))}
    supplier={supplier}
    askHref={`/order/${token}/return`}
    cancelOf={({ id, returnNumber }) => (
      <CancelReturn action={cancelReturnAction} returnNumber={returnNumber}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="id" value={id} />
      </CancelReturn>
    )}
  />
);
