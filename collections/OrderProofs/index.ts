import { staffWho } from '../shared/access';
import { proofCollection } from '../shared/proof-collection';

/** Proofs of the shop’s orders, which shoppers see and answer under the link of their order. */
export const OrderProofs = proofCollection({
  slug: 'order-proofs',
  dbName: 'order_proofs',
  read: staffWho('orders:read'),
  of: [{ name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true, maxDepth: 0 }],
});
