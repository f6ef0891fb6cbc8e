import type { CollectionConfig } from 'payload';
import { redirectKey } from '@/domain/pages/redirect-path';
import { problemOf, redirectSource, redirectTarget } from '@/modules/pages/redirects/redirect-form';
import type { Redirect } from '@/payload-types';
import { staffWho } from '../shared/access';
import { purgesCache } from '../shared/purges-cache';
import { refuseObstacles } from './refuse-obstacles';

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  dbName: 'cms_redirects',
  lockDocuments: false,
  graphQL: false,
  defaultSort: 'from',
  admin: { useAsTitle: 'from', defaultColumns: ['from', 'to', 'page', 'updatedAt'] },
  access: {
    read: staffWho('site:write'),
    create: staffWho('site:write'),
    update: staffWho('site:write'),
    delete: staffWho('site:write'),
  },
  hooks: purgesCache('redirects', { beforeChange: [refuseObstacles] }),
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? redirectKey(value) : (value as unknown))] },
      validate: (value: unknown) => problemOf(redirectSource, value),
      admin: { description: 'Path on this site; /* at the end covers everything below.' },
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: 'Target page, even after it moves; or enter an address below.' },
    },
    {
      name: 'to',
      type: 'text',
      maxLength: 300,
      validate: (value: unknown, { siblingData }: { siblingData: Partial<Redirect> }) => {
        if (!value) return Boolean(siblingData.page) || 'Choose a page, or enter an address.';
        return problemOf(redirectTarget, value);
      },
    },
    {
      name: 'isAutomatic',
      type: 'checkbox',
      defaultValue: false,
      admin: { readOnly: true, description: 'Created when a page’s slug changed.' },
    },
  ],
};
