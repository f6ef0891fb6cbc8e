import type { CollectionConfig } from 'payload';
import { staffOrWhere, staffWho } from '../shared/access';
import { slugField } from '../shared/fields';
import { purgesCache } from '../shared/purges-cache';
import { pageBlocks } from '../../blocks';
import { keepPublishedInStep } from './keep-published-in-step';
import { reservedSlugs } from './reserved-slugs';

export const Pages: CollectionConfig = {
  slug: 'pages',
  dbName: 'cms_pages',
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'isPublished', 'updatedAt'] },
  versions: { drafts: { autosave: false }, maxPerDoc: 50 },
  access: {
    read: staffOrWhere('pages:read-drafts', { isPublished: { equals: true } }),
    readVersions: staffWho('pages:read-drafts'),
    create: staffWho('pages:write'),
    update: staffWho('pages:write'),
    delete: staffWho('pages:write'),
  },
  hooks: purgesCache('pages', { beforeChange: [keepPublishedInStep] }),
  fields: [
    { name: 'title', type: 'text', required: true, defaultValue: 'New Page', maxLength: 200 },
    slugField({
      defaultValue: 'new-page',
      validate: (value: unknown) => {
        if (typeof value !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value))
          return 'Use lower-case letters, digits and single hyphens, as in "size-guides".';
        return !reservedSlugs.has(value) || `"${value}" is an address of the shop itself.`;
      },
    }),
    { name: 'content', type: 'blocks', blocks: pageBlocks, admin: { description: 'The blocks, in order.' } },
    {
      name: 'isPublished',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { description: 'Visitors see published pages only.' },
    },
    {
      name: 'isHomepage',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { description: 'Shown at /. At most one page; the database holds to it.' },
    },
    { name: 'metaTitle', type: 'text', maxLength: 200 },
    { name: 'metaDescription', type: 'textarea', maxLength: 500 },
  ],
};
