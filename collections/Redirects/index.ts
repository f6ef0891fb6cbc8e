import type { CollectionConfig } from 'payload';
import { safeLink } from '@/domain/pages/safe-address';
import type { Redirect } from '@/payload-types';
import { staffWho } from '../shared/access';
import { purgesCache } from '../shared/purges-cache';
import { reservedSlugs } from '../Pages/reserved-slugs';

/** Addresses that have moved: of pages whose slug was changed, and those that editors add. */
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
  hooks: purgesCache('redirects'),
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      validate: (value: unknown) => {
        if (typeof value !== 'string' || !/^\/(?!\/)[^\s?#\\]*[^\s?#\\/]$/.test(value))
          return 'Enter a path on this site, such as /old-address, without ? or #.';
        return !reservedSlugs.has(value.slice(1)) || `"${value}" is an address of the shop itself.`;
      },
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: 'The page it leads to, wherever that moves; or an address below.' },
    },
    {
      name: 'to',
      type: 'text',
      maxLength: 300,
      validate: (value: unknown, { siblingData }: { siblingData: Partial<Redirect> }) => {
        if (!value) return Boolean(siblingData.page) || 'Choose a page, or enter an address.';
        if (value === siblingData.from) return 'An address cannot lead to itself.';
        return (
          (typeof value === 'string' && /^(?:https?:\/)?\//i.test(value.trim()) && safeLink(value) !== undefined) ||
          'Enter an address that begins with https:// or /.'
        );
      },
    },
    {
      name: 'isAutomatic',
      type: 'checkbox',
      defaultValue: false,
      admin: { readOnly: true, description: 'Made when a page’s slug was changed.' },
    },
  ],
};
