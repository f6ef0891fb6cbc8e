import { staffOrOwnTeam } from '../shared/access';
import { teamField } from '../shared/fields';
import { proofCollection } from '../shared/proof-collection';

/** Proofs of teams’ orders, for their managers to approve. Private to the team and to staff. */
export const TeamOrderProofs = proofCollection({
  slug: 'team-order-proofs',
  dbName: 'team_order_proofs',
  read: staffOrOwnTeam('teams:read', 'team', 'portal'),
  of: [
    teamField(),
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', required: true, index: true, maxDepth: 0 },
  ],
});
