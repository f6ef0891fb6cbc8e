import type { Field, GlobalConfig } from 'payload';
import { nobody, staffWho } from '../collections/shared/access';
import { purgesCacheOfContent } from '../collections/shared/purges-cache';
import { requiredAddress } from '../blocks/validators';
import { picturesOnly } from '../collections/shared/pictures-only';

const links = (name: string, description: string, more: Field[] = []): Field => ({
  name,
  type: 'array',
  maxRows: 20,
  admin: { description },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 60 },
    { name: 'href', type: 'text', required: true, maxLength: 300, validate: requiredAddress },
    ...more,
  ],
});

export const SiteContent: GlobalConfig = {
  slug: 'site-content',
  dbName: 'site_content',
  lockDocuments: false,
  graphQL: false,
  access: { read: staffWho('site:write'), update: staffWho('site:write'), readVersions: nobody },
  hooks: { afterChange: [purgesCacheOfContent] },
  fields: [
    links('aboutLinks', 'Links in the header’s About menu.', [{ name: 'description', type: 'text', maxLength: 120 }]),
    links('quickLinks', 'Quick links in the footer.'),
    links('legalLinks', 'Legal links in the footer.'),
    { name: 'footerNote', type: 'text', maxLength: 300 },
    {
      name: 'seoTitle',
      type: 'text',
      maxLength: 120,
      admin: {
        description: 'Title of the homepage if it has none of its own; other pages add the brand name to theirs.',
      },
    },
    { name: 'seoDescription', type: 'textarea', maxLength: 300 },
    {
      name: 'seoImage',
      type: 'upload',
      relationTo: 'media',
      filterOptions: picturesOnly,
      admin: { description: 'Picture shown with shared links.' },
    },
    {
      name: 'hideFromSearch',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Asks search engines not to list the site.' },
    },
  ],
};
