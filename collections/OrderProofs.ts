import { staffWho } from './shared/access';
import { proofCollection } from './shared/proof-collection';

export const OrderProofs = proofCollection({
  slug: 'order-proofs',
  dbName: 'order_proofs',
  read: staffWho('orders:read'),
  of: [{ name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true, maxDepth: 0 }],
});
