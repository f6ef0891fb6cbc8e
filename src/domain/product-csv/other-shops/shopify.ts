import { META_TEXTS } from '../../catalogue/product-fields';
import { slugOf } from '../../pages/slug';
import { grouped } from '../../text/grouped';
import { htmlLines, shortened } from './html-lines';
import type { OtherProduct, OtherRow, OtherVariant } from './other-product';

const DEFAULT_TITLE = 'Default Title';

/** Shopify’s product export: rows of a handle, each a variant or a further picture. */
export const shopify = {
  name: 'Shopify',
  isFrom: (headings: ReadonlySet<string>): boolean => headings.has('handle') && headings.has('option1 name'),
  isRead: (heading: string): boolean => READ.has(heading),
  productsOf(rows: readonly OtherRow[]): OtherProduct[] {
    const handles = grouped(rows, ({ cells }) => cells.handle ?? '');
    return [...handles].map(([handle, given]) => productOf(handle, given));
  },
};

const READ = new Set([
  ...['handle', 'title', 'body (html)', 'type', 'published', 'status', 'seo title', 'seo description'],
  ...[1, 2, 3].flatMap((place) => [`option${place} name`, `option${place} value`]),
  ...['variant sku', 'variant grams', 'variant inventory tracker', 'variant inventory qty', 'variant price'],
  ...['variant compare at price', 'image src', 'image position', 'image alt text', 'variant image'],
]);

function productOf(handle: string, rows: readonly OtherRow[]): OtherProduct {
  const cells = rows[0]?.cells ?? {};
  const isShown = (cells.status ?? 'active') === 'active' && cells.published?.toLowerCase() !== 'false';
  return {
    slug: handle,
    cells: {
      name: cells.title,
      sku: cells['variant sku'] || handle.toUpperCase(),
      description: htmlLines(cells['body (html)'] ?? ''),
      category: slugOf(cells.type ?? ''),
      weight: cells['variant grams']?.split('.')[0],
      is_active: String(isShown),
      meta_title: shortened(cells['seo title'] ?? '', META_TEXTS.metaTitle.max),
      meta_description: shortened(cells['seo description'] ?? '', META_TEXTS.metaDescription.max),
    },
    variants: rows.filter(isVariant).map((row) => variantOf(row, cells)),
    pictures: rows
      .filter((row) => row.cells['image src'])
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((row) => ({ url: row.cells['image src'] ?? '', alt: row.cells['image alt text'] ?? '' })),
  };
}

const placeOf = ({ cells }: OtherRow): number => Number(cells['image position']) || Infinity;

/** Names of options are in a product’s first row alone. */
const isVariant = ({ cells }: OtherRow, index: number): boolean =>
  index === 0 || Boolean(cells['option1 value'] || cells['variant price']);

function variantOf({ number, cells }: OtherRow, first: OtherRow['cells']): OtherVariant {
  const [price = '', before = ''] = [cells['variant price'], cells['variant compare at price']];
  const isReduced = Number(before) > Number(price);
  return {
    number,
    options: [1, 2, 3].flatMap((place) => {
      const value = cells[`option${place} value`] ?? '';
      return value && value !== DEFAULT_TITLE ? [{ name: first[`option${place} name`] ?? '', value }] : [];
    }),
    stock: cells['variant inventory tracker'] ? (cells['variant inventory qty'] ?? '') : '',
    price: isReduced ? before : price,
    salePrice: isReduced ? price : '',
    picture: cells['variant image'] ?? '',
  };
}
