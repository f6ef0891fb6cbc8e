import type { ReactNode } from 'react';
import { proofStatusLabel, showsOrder, type ProofStatus } from '@/domain/orders/proof';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import type { OrderProof } from '../data/proofs';
import { ProofFile } from './ProofFile';

const variants: Record<ProofStatus, BadgeVariant> = {
  waiting: 'secondary',
  approved: 'default',
  changes_requested: 'destructive',
  void: 'outline',
};

export const ProofBadge = ({ status }: { status: ProofStatus }) => (
  <Badge variant={variants[status]}>{proofStatusLabel(status)}</Badge>
);

type ProofPanelProps = {
  /** Newest first. */
  proofs: readonly OrderProof[];
  hrefOf: (proof: OrderProof) => string;
  decision: ReactNode;
  /** Current order: what the newest proof shows, unless an edit changed it. */
  pictures?: ReactNode;
  /** Drawing with its notes, which shows the file too if that is a picture. */
  board?: ReactNode;
  changes?: ReactNode;
  squads?: ReactNode;
  padding?: 'md' | 'lg';
};

export function ProofPanel({ proofs: [newest, ...earlier], padding = 'md', ...panel }: ProofPanelProps) {
  const { hrefOf, decision, pictures, board, changes, squads } = panel;
  const card = padding === 'lg' ? 'card card-lg' : 'card card-md';
  if (!newest) {
    return (
      <section aria-labelledby="proof-title" className={card}>
        <h2 id="proof-title" className="text-subheading">
          Proof
        </h2>
        <p className="mt-2 text-ink-muted">
          We draw what we are going to make and show it to you here. Nothing is made until you approve it.
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="proof-title" className={cn(card, 'space-y-4')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="proof-title" className="text-subheading">
          Proof {newest.version}
        </h2>
        <ProofBadge status={newest.status} />
      </div>
      {newest.note && <p className="whitespace-pre-line wrap-anywhere">{newest.note}</p>}
      {changes}
      {board}
      {showsOrder(newest.status) && pictures}
      {!(board && newest.isPicture) && <ProofFile proof={newest} href={hrefOf(newest)} />}
      {squads}
      {newest.status === 'waiting' && decision ? decision : <Outcome proof={newest} />}
      {earlier.length > 0 && (
        <details className="border-t border-line pt-3 text-sm">
          <summary className="cursor-pointer font-medium">Earlier proofs ({earlier.length})</summary>
          <ul className="mt-3 space-y-3">
            {earlier.map((proof) => (
              <li key={proof.id} className="flex flex-wrap items-center gap-3">
                <a href={hrefOf(proof)} className="font-medium text-accent underline underline-offset-4">
                  Proof {proof.version}
                </a>
                <ProofBadge status={proof.status} />
                {proof.comment && <span className="text-ink-muted wrap-anywhere">“{proof.comment}”</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Outcome({ proof }: { proof: OrderProof }) {
  if (proof.status === 'waiting') return null;
  if (proof.status === 'void') {
    return <p className="text-ink-muted">The order has changed since. A new proof is on its way.</p>;
  }
  return (
    <p className="text-sm text-ink-muted">
      {proof.status === 'approved' ? 'Approved' : 'Changes requested'} by {proof.decidedByName}
      {proof.decidedAt && (
        <>
          , <LocalDate iso={proof.decidedAt} withTime />
        </>
      )}
      {proof.comment && <span className="mt-1 block text-ink wrap-anywhere">“{proof.comment}”</span>}
    </p>
  );
}
