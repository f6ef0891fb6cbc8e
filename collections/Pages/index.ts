import type { CollectionConfig } from 'payload';
import { nobody, staffOrWhere, staffWho } from '../shared/access';
import { slugField } from '../shared/fields';
import { purgesCache } from '../shared/purges-cache';
import { pageBlocks } from '../../blocks';
import { changesVisitorsPage } from './changes-visitors-page';
import { keepHomepage, keepHomepageFromDeletion } from './keep-homepage';
import { keepPlace } from './keep-place';
import { keepPublishedInStep } from './keep-published-in-step';
import { keepUnknownBlocks } from './keep-unknown-blocks';
import { leaveRedirect, removeRedirects } from './leave-redirect';
import { noteSave } from './note-save';
import { refuseOutdated } from './refuse-outdated';
import { reservedSlugs } from './reserved-slugs';
import { noteStatus } from './publication-status';

export const Pages: CollectionConfig = {
  slug: 'pages',
  dbName: 'cms_pages',
  lockDocuments: false,
  custom: { textSearch: ['title', 'slug'] },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'isPublished', 'updatedAt'] },
  trash: true,
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 100 },
  access: {
    read: staffOrWhere('pages:read-drafts', {
      and: [{ isPublished: { equals: true } }, { deletedAt: { exists: false } }],
    }),
    readVersions: staffWho('pages:read-drafts'),
    create: staffWho('pages:write'),
    update: staffWho('pages:write'),
    delete: staffWho('pages:write'),
  },
  hooks: purgesCache(
    'pages',
    {
      beforeOperation: [noteSave],
      beforeChange: [refuseOutdated, keepPublishedInStep, keepPlace, keepUnknownBlocks, noteStatus],
      afterChange: [keepHomepage, leaveRedirect],
      beforeDelete: [keepHomepageFromDeletion, removeRedirects],
    },
    changesVisitorsPage,
  ),
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
      admin: { description: 'Shown at /. At most one page; the database enforces it.' },
    },
    { name: 'metaTitle', type: 'text', maxLength: 200 },
    { name: 'metaDescription', type: 'textarea', maxLength: 500 },
    {
      name: 'revision',
      type: 'number',
      defaultValue: 0,
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Number of saves. Sent with a change, it must be that of the version changed.',
      },
    },
    {
      name: 'savedBy',
      type: 'relationship',
      relationTo: 'admin-users',
      access: { create: nobody, update: nobody, read: staffWho('pages:read-drafts') },
      admin: { readOnly: true, position: 'sidebar' },
    },
    ...(['publishAt', 'unpublishAt'] as const).map((name) => ({
      name,
      type: 'date' as const,
      index: true,
      access: { read: staffWho('pages:read-drafts') },
      admin: { position: 'sidebar' as const, date: { pickerAppearance: 'dayAndTime' as const } },
    })),
  ],
};
