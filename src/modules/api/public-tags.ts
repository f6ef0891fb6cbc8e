/** Cache tags of what strangers may read over REST, by collection: the answer depends on nothing but its address. */
const publicCollections: Record<string, readonly string[]> = {
  products: ['products', 'stock', 'categories', 'media'],
  categories: ['categories', 'media'],
  pages: ['pages', 'media'],
};

/**
 * @param pathname as `/api/products/…`
 * @returns the tags under which an anonymous answer may be stored, or nothing where it may not.
 */
export function publicTags(pathname: string): readonly string[] | undefined {
  const [, collection, second, third] = /^\/api\/([\w-]+)(?:\/([\w-]+))?(?:\/(.*))?$/.exec(pathname) ?? [];
  if (collection === 'media' && second === 'file') return ['media'];
  if (collection === undefined || third !== undefined) return undefined;
  return publicCollections[collection];
}
