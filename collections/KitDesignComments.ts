import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

/** From visitors with the share link. */
export const KitDesignComments: CollectionConfig = {
  slug: 'kit-design-comments',
  dbName: 'kit_design_comments',
  lockDocuments: false,
  admin: { useAsTitle: 'author' },
  defaultSort: 'createdAt',
  access: { read: staffWho('teams:read'), create: nobody, update: nobody, delete: staffWho('teams:write') },
  fields: [
    { name: 'design', type: 'relationship', relationTo: 'kit-designs', required: true, index: true, maxDepth: 0 },
    { name: 'author', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', required: true, maxLength: 1000 },
  ],
};
