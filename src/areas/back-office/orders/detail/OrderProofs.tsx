import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { isEditable } from '@/domain/orders/order-status';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import type { Order } from '@/payload-types';
import { Proofs } from '../../proofs/Proofs';

type OrderProofsProps = {
  order: Pick<Order, 'id' | 'status' | 'confirmBy' | 'confirmedAt'>;
  proofs: readonly OrderProof[];
};

/** The proofs of an order’s kits, for whoever ordered them to approve. */
export const OrderProofs = ({ order, proofs }: OrderProofsProps) => (
  <Proofs
    proofs={proofs}
    path={`/admin/orders/${order.id}/proofs`}
    who="customer"
    canDraw
    isOpen={isEditable(order.status) && !awaitsConfirmation(order)}
    intro="Each is emailed to the customer as a link. Print packs can be made once the newest is approved."
  />
);
