import type { ReactNode } from 'react';
import { isOpen as isOpenPin } from '@/domain/orders/proof-pins';
import type { SquadState } from '@/domain/orders/proof-squads';
import { ProofBadge } from '@/modules/proofs/components/ProofPanel';
import { SquadStates } from '@/modules/proofs/components/SquadStates';
import { ProofFile } from '@/modules/proofs/components/ProofFile';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import { LocalDate } from '@/ui/LocalDate';
import { RecordApproval, type ApprovableOrder } from './RecordApproval';
import { ProofUpload, type ProofUploadProps } from './ProofUpload';
import { Allowed } from '../access/granted';

type ProofsProps = ProofUploadProps & {
  proofs: readonly OrderProof[];
  intro: string;
  isOpen: boolean;
  order: ApprovableOrder;
  boards?: ReadonlyMap<string, ReactNode>;
  squads?: readonly SquadState[];
};

export function Proofs({ proofs, intro, isOpen, order, boards, squads, path, ...upload }: ProofsProps) {
  return (
    <section aria-labelledby="proofs-title" className="card card-md space-y-5">
      <div>
        <h2 id="proofs-title" className="text-subheading">
          Proofs
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{intro}</p>
      </div>
      {proofs.map((proof, index) => (
        <article key={proof.id} aria-label={`Proof ${proof.version}`} className="space-y-2 border-t border-line pt-4">
          <div className="flex flex-wrap items-center gap-3">
            <h3 className="text-lg">Proof {proof.version}</h3>
            <ProofBadge status={proof.status} />
            <span className="text-sm text-ink-muted">
              <LocalDate iso={proof.createdAt} withTime />
            </span>
          </div>
          {proof.note && <p className="text-sm whitespace-pre-line wrap-anywhere">{proof.note}</p>}
          {squads && index === 0 && <SquadStates states={squads} version={proof.version} />}
          {proof.decidedByName && !(squads && index === 0) && (
            <p className="text-sm wrap-anywhere">
              {proof.comment ? (
                <>
                  <strong>{proof.decidedByName}:</strong> “{proof.comment}”
                </>
              ) : (
                <>Answered by {proof.decidedByName}</>
              )}
            </p>
          )}
          <div className="max-w-sm">
            <ProofFile proof={proof} href={`${path}/${proof.id}`} />
          </div>
          {boards?.get(proof.id)}
          {isOpen && index === 0 && proof.status === 'waiting' && (
            <Allowed to="orders:write">
              <RecordApproval
                order={order}
                proof={proof}
                openPins={proof.pins.filter(isOpenPin).length}
                squads={squads?.filter(({ status }) => status === 'waiting').map(({ squad }) => squad)}
              />
            </Allowed>
          )}
        </article>
      ))}
      {isOpen && (
        <Allowed to="proofs:write">
          <div className="border-t border-line pt-4">
            <ProofUpload path={path} {...upload} />
          </div>
        </Allowed>
      )}
    </section>
  );
}
