import { staffOrOwnTeam } from './shared/access';
import { teamField } from './shared/fields';
import { proofCollection } from './shared/proof-collection';

export const TeamOrderProofs = proofCollection({
  slug: 'team-order-proofs',
  dbName: 'team_order_proofs',
  read: staffOrOwnTeam('orders:read', 'team', 'portal'),
  of: [
    teamField(),
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', required: true, index: true, maxDepth: 0 },
  ],
});
