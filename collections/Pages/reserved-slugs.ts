/** First path segments that the application answers itself; a page there could never be seen. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'cart',
  'checkout',
  'cms',
  'cms-preview',
  'media',
  'order',
  'product',
  'shop',
  'sizes',
  'teamwear-portal',
  'wishlist',
]);
