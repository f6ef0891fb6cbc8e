/** Allowed imports (docs/decisions/0002-layers.md), by the longest folder that holds a file; `*` is any name. */

/** Besides domain, lib and data; later ones may use earlier ones. @type {Record<string, string[]>} */
const modules = {
  'product-cards': ['cart', 'catalogue', 'catalogue/components', 'wishlist'],
  cart: ['analytics', 'orders'],
  brochures: ['catalogue', 'documents', 'pages'],
  seo: ['catalogue', 'pages'],
  pages: ['catalogue', 'delivery', 'media'],
  catalogue: ['media', 'search'],
  team: ['accounts', 'catalogue', 'delivery', 'documents', 'invoices', 'kits', 'orders', 'proofs', 'taxes'],
  returns: ['orders', 'payments', 'stock', 'team'],
  payments: ['invoices', 'orders', 'team', 'vouchers'],
  despatch: ['invoices', 'orders', 'team'],
  invoices: ['documents'],
  privacy: ['inquiries', 'kits', 'returns', 'shoppers'],
  quotes: ['documents', 'inquiries', 'orders'],
  orders: ['delivery', 'documents', 'inquiries', 'invoices', 'kits', 'offers', 'proofs', 'stock', 'taxes', 'vouchers'],
  proofs: ['documents', 'kits'],
  kits: ['documents'],
  accounts: [],
  analytics: [],
  api: [],
  books: ['reports'],
  delivery: [],
  documents: [],
  inquiries: ['kits'],
  media: [],
  newsletter: ['pages'],
  offers: [],
  reports: [],
  reviews: [],
  search: [],
  shoppers: ['accounts'],
  stock: [],
  system: [],
  taxes: [],
  vouchers: [],
  webhooks: [],
  wishlist: [],
};

/** Besides their own module. @type {Record<string, string[]>} */
const components = {
  accounts: [],
  catalogue: ['media'],
  delivery: [],
  despatch: [],
  inquiries: ['kits', 'kits/components'],
  invoices: [],
  kits: [],
  newsletter: [],
  orders: [],
  payments: [],
  proofs: [],
  returns: [],
  team: [
    ...[
      'accounts/components',
      'catalogue/components',
      'delivery/components',
      'orders',
      'orders/components',
      'proofs',
      'proofs/components',
    ],
  ],
};

/** No area uses another: common parts belong to a module. @type {Record<string, string[]>} */
const areas = {
  storefront: [
    ...[
      'accounts',
      'analytics',
      'api',
      'cart',
      'catalogue',
      'catalogue/components',
      'delivery',
      'invoices',
      'kits',
      'media',
      'offers',
    ],
    ...['delivery/components', 'despatch/components', 'invoices/components'],
    ...[
      'kits/components',
      'newsletter',
      'newsletter/components',
      'orders',
      'orders/components',
      'pages',
      'payments',
      'product-cards',
    ],
    'payments/components',
    'privacy',
    'proofs',
    ...[
      'proofs/components',
      'quotes',
      'returns',
      'returns/components',
      'reviews',
      'search',
      'shoppers',
      'team',
      'vouchers',
      'wishlist',
      'block-views',
    ],
  ],
  portal: [
    'accounts',
    'accounts/components',
    'api',
    'catalogue/components',
    'despatch/components',
    'invoices',
    'invoices/components',
    ...['kits', 'kits/components'],
    ...['orders', 'orders/components'],
    'pages',
    'payments',
    'payments/components',
    'proofs',
    ...['returns', 'returns/components'],
    'team',
    'team/components',
  ],
  'back-office': [
    ...[
      'accounts',
      'accounts/components',
      'api',
      'catalogue',
      'delivery',
      'despatch',
      'despatch/components',
      'documents',
      'emails',
      'inquiries',
      'invoices',
      'invoices/components',
      'kits',
      'kits/components',
      'media',
      'newsletter',
      'offers',
      'orders',
      'orders/components',
      'pages',
      'payments',
    ],
    ...[
      'privacy',
      'proofs',
      'proofs/components',
      'quotes',
      'reports',
      'returns',
      'stock',
      'system',
      'team',
      'team/components',
      'vouchers',
      'webhooks',
    ],
  ],
  cms: ['accounts', 'accounts/components', 'analytics', 'media', 'pages', 'block-views'],
};

/** Besides the audience’s screens. @type {Record<string, string[]>} */
const routes = {
  '(site)': [
    'accounts',
    'catalogue',
    'delivery',
    ...['kits', 'kits/components'],
    'newsletter',
    'pages',
    'reviews',
    'seo',
    'shoppers',
    'storefront',
    'taxes',
    'block-views',
  ],
  '(portal)': ['accounts', 'kits', 'pages', 'payments', 'portal', 'team'],
  '(back-office)': [
    'accounts',
    'accounts/components',
    'back-office',
    ...['kits', 'kits/components'],
    'newsletter',
    'orders',
    'payments',
    'reports',
    'system',
    'taxes',
    'team',
    'team/components',
    'webhooks',
  ],
  '(cms)': ['accounts', 'accounts/components', 'analytics', 'cms', 'media'],
  '(cms-editor)': ['accounts', 'cms', '(cms)'],
  '(cms-routes)': ['accounts', 'cms', 'pages'],
  '(payload)': ['accounts', 'api', 'cms', 'portal', 'storefront'],
};

/** For browsers; server code is elsewhere in lib. */
const lib = ['src/lib', 'src/lib/client', 'src/lib/result'];

const shared = ['src/domain', ...lib, 'packages/front', 'src/ui'];

/** @param {string} name */
function folderOf(name) {
  if (name === 'block-views') return 'src/block-views';
  if (name === 'emails') return name;
  if (name.startsWith('(')) return `src/app/${name}`;
  return Object.hasOwn(areas, name) ? `src/areas/${name}` : `src/modules/${name}`;
}

/** @param {Record<string, string[]>} lists @param {(name: string) => [folder: string, own: string[]]} place */
const layersOf = (lists, place) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, uses]) => {
      const [folder, own] = place(name);
      return [folder, [...shared, ...own, ...uses.map(folderOf)]];
    }),
  );

/** @type {import('./imports.mjs').Layers} */
export const layers = {
  'packages/front': [],
  'src/domain': [],
  'src/lib/result': ['src/domain'],
  'src/lib/client': ['src/lib/result'],
  'src/lib': ['src/domain', 'src/lib/result', 'packages/front'],
  'src/data': ['src/domain', 'src/lib', 'src/lib/result'],
  'src/ui': ['src/domain', ...lib, 'packages/front'],
  blocks: ['src/domain'],
  // Unlisted modules may use nothing.
  'src/modules/*': [],
  'src/modules/*/components': [],
  'src/areas/*': [],
  ...layersOf(modules, (name) => [folderOf(name), ['src/data']]),
  ...layersOf(components, (name) => [folderOf(`${name}/components`), [folderOf(name)]]),
  ...layersOf(areas, (name) => [folderOf(name), ['src/data']]),
  'src/block-views': [
    ...shared,
    ...['inquiries', 'inquiries/components', 'newsletter', 'newsletter/components', 'pages', 'product-cards'].map(
      folderOf,
    ),
  ],
  collections: [
    ...['src/domain', 'src/lib', 'src/lib/result', 'src/data', 'blocks'],
    ...['accounts', 'catalogue', 'inquiries', 'kits', 'media', 'offers', 'orders', 'pages', 'payments', 'team'].map(
      folderOf,
    ),
  ],
  globals: ['src/domain', 'blocks', 'collections'],
  // Registry of emails, for the process that starts and the screen that edits them.
  emails: [],
  'src/server': ['src/domain', 'src/lib', 'src/lib/client', 'packages/front'],
  'src/app': [...shared, 'src/modules/*', 'src/areas/*'],
  ...layersOf(routes, (name) => [folderOf(name), ['src/app', 'src/data']]),
};
