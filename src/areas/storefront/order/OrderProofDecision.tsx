'use client';

import { ProofDecision } from '@/modules/proofs/components/ProofDecision';
import { callAction } from '@/ui/call-action';
import { decideProofAction } from './proof-actions';

type OrderProofDecisionProps = { token: string; proofId: string; name: string };

export const OrderProofDecision = ({ token, proofId, name }: OrderProofDecisionProps) => (
  <ProofDecision
    name={name}
    designHint="Corrected the design yourself? Save it in the designer and paste its share link here: we’ll make your order from it."
    send={(answer) => callAction(decideProofAction(token, { proofId, ...answer }))}
  />
);
