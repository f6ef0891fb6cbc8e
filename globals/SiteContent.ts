import type { Field, GlobalConfig } from 'payload';
import { nobody, staffWho } from '../collections/shared/access';
import { purgesCacheOfContent } from '../collections/shared/purges-cache';
import { validAddress } from '../blocks/validators';
import { picturesOnly } from '../collections/shared/pictures-only';

const links = (name: string, description: string, more: Field[] = []): Field => ({
  name,
  type: 'array',
  maxRows: 20,
  admin: { description },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 60 },
    { name: 'href', type: 'text', required: true, maxLength: 300, validate: validAddress },
    ...more,
  ],
});

/** Content of the site besides its pages: the links of header and footer, and the texts for search engines. */
export const SiteContent: GlobalConfig = {
  slug: 'site-content',
  dbName: 'site_content',
  lockDocuments: false,
  graphQL: false,
  access: { read: staffWho('site:write'), update: staffWho('site:write'), readVersions: nobody },
  hooks: { afterChange: [purgesCacheOfContent] },
  fields: [
    links('aboutLinks', 'The About dropdown of the header.', [{ name: 'description', type: 'text', maxLength: 120 }]),
    links('quickLinks', 'Quick links of the footer.'),
    links('legalLinks', 'Legal links of the footer.'),
    { name: 'footerNote', type: 'text', maxLength: 300 },
    {
      name: 'seoTitle',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Title of the homepage if it has none; other pages add the brand after their own.' },
    },
    { name: 'seoDescription', type: 'textarea', maxLength: 300 },
    {
      name: 'seoImage',
      type: 'upload',
      relationTo: 'media',
      filterOptions: picturesOnly,
      admin: { description: 'Shown where a page is shared.' },
    },
    {
      name: 'hideFromSearch',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Asks search engines to leave the whole site out.' },
    },
  ],
};
