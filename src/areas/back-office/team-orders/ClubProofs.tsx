import { acceptsProofs } from '@/domain/orders/team-order-status';
import { ProofBadge } from '@/modules/team/components/proofs/ProofPanel';
import { ProofFile } from '@/modules/team/components/proofs/ProofFile';
import type { TeamOrderDetail } from '@/modules/team/data/team-order';
import { LocalDate } from '@/ui/LocalDate';
import { ProofUpload } from './ProofUpload';

/** The proofs of a team’s order, the newest first, and the way to add the next. */
export function ClubProofs({ order }: { order: TeamOrderDetail }) {
  const isOpen = acceptsProofs(order.status);
  return (
    <section aria-labelledby="proofs-title" className="card card-md space-y-5">
      <div>
        <h2 id="proofs-title" className="text-subheading">
          Proofs
        </h2>
        <p className="mt-1 text-sm text-ink-muted">
          {order.needsProof
            ? 'Production starts once the team has approved the newest proof.'
            : 'Nothing in this order is customised, so production does not wait for a proof.'}
        </p>
      </div>
      {order.proofs.map((proof) => (
        <article key={proof.id} aria-label={`Proof ${proof.version}`} className="space-y-2 border-t border-line pt-4">
          <div className="flex flex-wrap items-center gap-3">
            <h3 className="font-semibold">Proof {proof.version}</h3>
            <ProofBadge status={proof.status} />
            <span className="text-sm text-ink-muted">
              <LocalDate iso={proof.createdAt} withTime />
            </span>
          </div>
          {proof.note && <p className="text-sm whitespace-pre-line wrap-anywhere">{proof.note}</p>}
          {proof.comment && (
            <p className="text-sm wrap-anywhere">
              <strong>{proof.decidedByName}:</strong> “{proof.comment}”
            </p>
          )}
          <div className="max-w-sm">
            <ProofFile proof={proof} href={`/admin/team-orders/${order.id}/proofs/${proof.id}`} />
          </div>
        </article>
      ))}
      {isOpen && (
        <div className="border-t border-line pt-4">
          <ProofUpload orderId={order.id} canDraw={order.data.items.some(({ kit }) => kit)} />
        </div>
      )}
    </section>
  );
}
