import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

export const KitDesignVersions: CollectionConfig = {
  slug: 'kit-design-versions',
  dbName: 'kit_design_versions',
  lockDocuments: false,
  admin: { useAsTitle: 'name' },
  defaultSort: '-createdAt',
  access: { read: staffWho('teams:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'design', type: 'relationship', relationTo: 'kit-designs', required: true, index: true, maxDepth: 0 },
    { name: 'document', type: 'relationship', relationTo: 'kit-documents', required: true, maxDepth: 0 },
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'savedBy', type: 'text', maxLength: 120, admin: { description: 'Name of the team or staff member.' } },
    {
      name: 'isAutosave',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Saved automatically; replaced by the next autosave.' },
    },
  ],
};
