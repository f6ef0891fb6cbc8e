import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

/** Queue of proofs to draw: written in the order’s transaction, drawn after its commit. */
export const ProofJobs: CollectionConfig = {
  slug: 'proof-jobs',
  dbName: 'proof_jobs',
  lockDocuments: false,
  graphQL: false,
  admin: { hidden: true },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, unique: true, maxDepth: 0 },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'attemptAfter', type: 'date', required: true, index: true },
  ],
};
