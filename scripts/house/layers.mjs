/**
 * Who may import from whom (docs/decisions/0002-layers.md). A file belongs to the longest of these folders that it lies
 * in, where `*` stands for one name. It may use what lies in the same folder and in those listed with it. Files in none
 * of them are everyone's.
 */

/**
 * What each feature may use besides domain, lib and ui: those further up know those further down.
 * @type {Record<string, string[]>}
 */
const features = {
  // Audiences: what their screens ask for.
  'back-office': ['accounts', 'documents', 'inquiries', 'media', 'orders', 'payments', 'stock', 'system', 'team'],
  cms: ['accounts', 'media', 'pages'],
  checkout: ['orders', 'payments', 'team'],
  shop: ['catalogue', 'search'],

  // Capabilities.
  brochures: ['catalogue', 'documents', 'pages'],
  seo: ['catalogue', 'pages'],
  pages: ['catalogue', 'media'],
  catalogue: ['media', 'search'],
  team: ['accounts', 'documents', 'orders'],
  payments: ['orders'],
  orders: ['stock'],
  accounts: [],
  api: [],
  documents: [],
  inquiries: [],
  media: [],
  newsletter: [],
  reviews: [],
  search: [],
  stock: [],
  system: [],
};

/**
 * What each feature's components may use besides these and the feature itself. The screens of one audience never know
 * those of another: what two of them share stands with the capability it shows.
 * @type {Record<string, string[]>}
 */
const components = {
  // The storefront.
  site: ['newsletter', 'newsletter/components', 'pages', 'shop', 'shop/components', 'block-views'],
  checkout: ['orders', 'payments/components', 'pages', 'shop', 'shop/components'],
  shop: ['catalogue', 'catalogue/components', 'media', 'pages', 'reviews', 'reviews/components'],
  // The portal of the teams, the back office and the CMS.
  portal: ['catalogue/components', 'pages', 'team', 'team/components'],
  'back-office': ['accounts/components', 'orders', 'system', 'team', 'team/components'],
  cms: ['accounts/components', 'media', 'pages', 'block-views'],

  // Of capabilities.
  team: ['catalogue/components'],
  reviews: ['catalogue'],
  accounts: [],
  catalogue: [],
  inquiries: [],
  newsletter: [],
  payments: [],
  seo: [],
};

/**
 * What the routes of each audience may use besides these.
 * @type {Record<string, string[]>}
 */
const routes = {
  '(site)': [
    ...['catalogue', 'checkout', 'checkout/components', 'newsletter', 'newsletter/components', 'reviews'],
    ...['reviews/components', 'seo', 'seo/components', 'pages', 'shop', 'shop/components', 'site/components'],
    // A draft of the CMS is previewed in the storefront's own frame.
    ...['cms', 'cms/components'],
  ],
  '(portal)': ['accounts', 'pages', 'portal/components', 'team'],
  '(back-office)': [
    ...['accounts', 'accounts/components', 'back-office', 'back-office/components', 'system', 'team'],
    'team/components',
  ],
  '(cms)': ['accounts', 'accounts/components', 'back-office', 'cms', 'cms/components'],
  '(cms-editor)': ['cms', 'cms/components', '(cms)'],
  '(cms-routes)': ['accounts', 'cms', 'pages'],
  '(payload)': ['accounts', 'api', 'cms', 'cms/components'],
};

const shared = ['src/domain', 'src/lib', 'src/ui'];

/** @param {string} name */
function folderOf(name) {
  if (name === 'block-views') return 'src/block-views';
  return name.startsWith('(') ? `src/app/${name}` : `src/features/${name}`;
}

/**
 * @param {Record<string, string[]>} lists
 * @param {(name: string) => [folder: string, own: string[]]} place where a name stands, and what of its own it may use
 */
const layersOf = (lists, place) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, uses]) => {
      const [folder, own] = place(name);
      return [folder, [...shared, ...own, ...uses.map(folderOf)]];
    }),
  );

/** @type {import('./imports.mjs').Layers} */
export const layers = {
  'src/domain': [],
  'src/lib': ['src/domain'],
  'src/ui': ['src/domain', 'src/lib'],
  blocks: ['src/domain'],
  // Features that are not listed above may use nothing.
  'src/features/*': [],
  'src/features/*/components': [],
  ...layersOf(features, (name) => [folderOf(name), []]),
  ...layersOf(components, (name) => [folderOf(`${name}/components`), [folderOf(name)]]),
  'src/block-views': [
    ...shared,
    ...['inquiries', 'inquiries/components', 'newsletter', 'newsletter/components', 'pages', 'shop/components'].map(
      folderOf,
    ),
  ],
  collections: [
    ...['src/domain', 'src/lib', 'blocks'],
    ...['accounts', 'back-office', 'cms', 'inquiries', 'orders', 'team'].map(folderOf),
  ],
  globals: ['src/domain', 'blocks', 'collections'],
  // The registry of emails hands all features on to the process that starts: nothing else asks for it.
  emails: [],
  'src/server': ['src/lib'],
  'src/app': [...shared, 'src/features/*'],
  ...layersOf(routes, (name) => [folderOf(name), ['src/app']]),
};
