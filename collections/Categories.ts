import type { CollectionConfig } from 'payload';
import { staffOrWhere, staffWho } from './shared/access';
import { slugField } from './shared/fields';
import { purgesCache } from './shared/purges-cache';
import { prepareCategoryDeletion } from '@/modules/catalogue/prepare-category-deletion';
import { picturesOnly } from './shared/pictures-only';

export const Categories: CollectionConfig = {
  slug: 'categories',
  dbName: 'categories',
  lockDocuments: false,
  custom: { textSearch: ['name', 'slug'] },
  defaultSort: 'sortOrder',
  admin: { useAsTitle: 'name', description: 'Categories of the catalogue, by sort order, then name.' },
  access: {
    read: staffOrWhere('products:read', { isActive: { equals: true } }),
    create: staffWho('products:write'),
    update: staffWho('products:write'),
    delete: staffWho('products:write'),
  },
  hooks: purgesCache('categories', { beforeDelete: [prepareCategoryDeletion] }),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField(),
    { name: 'description', type: 'textarea', maxLength: 500 },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      maxDepth: 0,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { description: 'Category whose listing includes this one, as Accessories includes Bags.' },
    },
    {
      name: 'icon',
      type: 'upload',
      relationTo: 'media',
      filterOptions: picturesOnly,
      maxDepth: 1,
      admin: { description: 'Square picture for the menu tile.' },
    },
    {
      name: 'sortOrder',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { description: 'Position in lists, lowest first.' },
    },
    {
      name: 'showInMenu',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Shown as a tile in the Shop menu.' },
    },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true, index: true },
  ],
};
