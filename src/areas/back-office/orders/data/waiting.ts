import { IS_MADE } from '@/data/orders';
import { statusIn } from '@/data/status-in';
import type { OrderKind } from '@/domain/orders/order-ref';
import { policyOf } from '@/domain/orders/policies';
import { newestProof } from '@/modules/proofs/data/proofs';

const NEEDS_PROOF: Record<OrderKind, string> = {
  shop: `exists (select from order_items i where i._parent_id = o.id and ${IS_MADE})`,
  team: 'o.needs_proof',
};

/** SQL of the proof that blocks production of `orders o` or `team_orders o`, as `WaitingFor`; null if none. */
export const waitingOf = (kind: OrderKind): string => `
  (select case when newest = 'waiting' then 'buyer' when newest is distinct from 'approved' and ${NEEDS_PROOF[kind]} then 'proof' end
     from (select ${newestProof(kind)} as newest) latest
    where ${statusIn(policyOf(kind), policyOf(kind).takesProofs)})`;
