import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { hasMade } from '@/domain/orders/fulfilment';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { ProofPanel } from '@/modules/proofs/components/ProofPanel';
import { ProofPictures } from '@/modules/proofs/components/ProofPictures';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import type { PicturedLine } from '@/modules/proofs/pictured-lines';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { OrderProofDecision } from './OrderProofDecision';

export type OrderProofsProps = {
  order: PlacedOrder;
  proofs: readonly OrderProof[];
  pictured: readonly PicturedLine[];
};

export function OrderProofs({ order, proofs, pictured }: OrderProofsProps) {
  const { trackingToken: token, contact, status } = order;
  const isOpen = status !== 'cancelled' && !awaitsConfirmation(order);
  const [newest] = proofs;
  if (!hasMade(order.items) || (!newest && !(isOpen && allows(SHOP_ORDERS, 'editable', status)))) return null;
  return (
    <ProofPanel
      padding="lg"
      proofs={proofs}
      hrefOf={(proof) => `/order/${token}/proofs/${proof.id}`}
      pictures={<ProofPictures lines={pictured} />}
      decision={
        newest &&
        isOpen && (
          <OrderProofDecision
            token={token}
            proofId={newest.id}
            name={[contact.firstName, contact.lastName].filter(Boolean).join(' ')}
          />
        )
      }
    />
  );
}
