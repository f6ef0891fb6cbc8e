import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import type { Order } from '@/payload-types';
import { Proofs } from '../../proofs/Proofs';

type OrderProofsProps = {
  order: Pick<Order, 'id' | 'orderNumber' | 'revision' | 'status' | 'confirmBy' | 'confirmedAt'>;
  proofs: readonly OrderProof[];
};

/** The proofs of an order, for whoever ordered it to approve. */
export const OrderProofs = ({ order, proofs }: OrderProofsProps) => (
  <Proofs
    proofs={proofs}
    order={{ kind: 'shop', id: order.id, orderNumber: order.orderNumber, revision: order.revision }}
    path={`/admin/orders/${order.id}/proofs`}
    who="customer"
    canDraw
    isOpen={allows(SHOP_ORDERS, 'editable', order.status) && !awaitsConfirmation(order)}
    intro="The first is drawn as the order is placed, the next as what is made is changed. Each is emailed to the customer as a link; the order can be made once the newest is approved."
  />
);
