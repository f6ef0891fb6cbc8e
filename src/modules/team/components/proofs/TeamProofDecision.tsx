'use client';

import type { SquadName } from '@/domain/orders/proof-squads';
import { ProofDecision } from '@/modules/proofs/components/ProofDecision';
import { requestTeam } from '../../request-team';

type TeamProofDecisionProps = {
  orderId: string;
  proofId: string;
  openPins: number;
  hasKits: boolean;
  squads: readonly SquadName[] | undefined;
};

export const TeamProofDecision = ({ orderId, proofId, openPins, hasKits, squads }: TeamProofDecisionProps) => (
  <ProofDecision
    openPins={openPins}
    squads={squads}
    designHint={
      hasKits ? 'Corrected the design yourself? Save it in the designer, then choose it under “Edit order”.' : undefined
    }
    send={(answer) =>
      requestTeam(`/api/team/orders/${orderId}/proof`, { method: 'POST', body: { proofId, ...answer } })
    }
  />
);
