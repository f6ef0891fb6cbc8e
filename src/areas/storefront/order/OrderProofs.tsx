import { KIT_GARMENTS, KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { picturePath } from '@/domain/kits/designs/design-links';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { isEditable } from '@/domain/orders/order-status';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { ProofPanel } from '@/modules/proofs/components/ProofPanel';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { OrderProofDecision } from './OrderProofDecision';

/** What will be made of an order’s kits, for whoever ordered them to approve. */
export function OrderProofs({ order, proofs }: { order: PlacedOrder; proofs: readonly OrderProof[] }) {
  const kits = new Map(order.items.flatMap(({ kit }) => (kit ? [[kit.hash, kit]] : [])));
  const { trackingToken: token, contact, status } = order;
  const isOpen = status !== 'cancelled' && !awaitsConfirmation(order);
  const [newest] = proofs;
  if (kits.size === 0 || (!newest && !(isOpen && isEditable(status)))) return null;
  return (
    <ProofPanel
      proofs={proofs}
      hrefOf={(proof) => `/order/${token}/proofs/${proof.id}`}
      pictures={[...kits.values()].map((kit) => (
        <KitViews key={kit.hash} kit={kit} />
      ))}
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

/** The four sides of a garment as it was ordered, which is what its proof shows. */
function KitViews({ kit }: { kit: OrderedKit }) {
  const label = KIT_GARMENTS[kit.garment].label.toLowerCase();
  return (
    <ul aria-label={`${kit.name}, ${label}`} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {KIT_VIEWS.map((view) => {
        const path = picturePath(kit.hash, { garment: kit.garment, view, detail: 'full' });
        return (
          <li key={view}>
            <a href={path} target="_blank" rel="noopener" className="block text-sm text-ink-muted">
              <img
                src={path}
                alt={`${kit.name}, ${label}, ${view}`}
                width={300}
                height={375}
                loading="lazy"
                className="aspect-4/5 w-full rounded-control bg-surface-sunken object-contain"
              />
              <span aria-hidden className="mt-1 block capitalize">
                {view}
              </span>
              <span className="sr-only">Opens in a new tab</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
