import { statusIn } from '@/data/status-in';
import type { OrderKind } from '@/domain/orders/order-ref';
import { policyOf } from '@/domain/orders/policies';
import { newestProof } from '@/modules/proofs/data/proofs';

export const takesProofs = (kind: OrderKind): string => statusIn(policyOf(kind), policyOf(kind).takesProofs);

/** SQL of the proof that blocks production of an order `o`, as `WaitingFor`; null if none. */
export const waitingOf = (kind: OrderKind): string => `
  (select case when newest = 'waiting' then 'buyer' when newest is distinct from 'approved' and o.needs_proof then 'proof' end
     from (select ${newestProof(kind)} as newest) latest
    where ${takesProofs(kind)})`;
