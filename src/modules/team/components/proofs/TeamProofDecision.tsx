'use client';

import { ProofDecision } from '@/modules/proofs/components/ProofDecision';
import { askTeam } from '../../ask-team';

type TeamProofDecisionProps = { orderId: string; proofId: string };

/** The manager’s answer to a proof. */
export const TeamProofDecision = ({ orderId, proofId }: TeamProofDecisionProps) => (
  <ProofDecision
    send={(answer) => askTeam(`/api/team/orders/${orderId}/proof`, { method: 'POST', body: { proofId, ...answer } })}
  />
);
