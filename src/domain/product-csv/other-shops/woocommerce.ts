import { DESCRIPTIONS } from '../../catalogue/product-fields';
import { slugOf } from '../../pages/slug';
import { grouped } from '../../text/grouped';
import { htmlLines, shortened } from './html-lines';
import type { OtherProduct, OtherRow, OtherVariant } from './other-product';

/** Grams of a unit of weight. */
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 };
const MAX_ATTRIBUTES = 9;
const attributes = Array.from({ length: MAX_ATTRIBUTES }, (_, place) => place + 1);

/** WooCommerce’s product export: a row for each product, and one for each variation of a variable one. */
export const woocommerce = {
  name: 'WooCommerce',
  isFrom: (headings: ReadonlySet<string>): boolean =>
    ['type', 'name', 'regular price', 'parent'].every((heading) => headings.has(heading)),
  isRead: (heading: string): boolean => READ.has(heading) || heading.startsWith('weight ('),
  productsOf(rows: readonly OtherRow[]): OtherProduct[] {
    const isVariation = ({ cells }: OtherRow) => typeOf(cells) === 'variation';
    const variations = grouped(rows.filter(isVariation), ({ cells }) => cells.parent ?? '');
    const products = rows
      .filter((row) => !isVariation(row))
      .map((row) => {
        const keys = [row.cells.sku, `id:${row.cells.id}`];
        const own = keys.flatMap((key) => (key && variations.get(key)) || []);
        keys.forEach((key) => variations.delete(key ?? ''));
        return productOf(row, own.length > 0 ? own : [row]);
      });
    const orphans = [...variations].map(([parent, own]) => productOf(orphanOf(parent, own), own));
    return [...products, ...orphans];
  },
};

const READ = new Set([
  ...['id', 'type', 'sku', 'name', 'published', 'is featured?', 'short description', 'description', 'stock'],
  ...['sale price', 'regular price', 'categories', 'parent', 'images'],
  ...attributes.flatMap((place) => [`attribute ${place} name`, `attribute ${place} value(s)`]),
]);

const typeOf = ({ type = '' }: OtherRow['cells']): string => type.split(',')[0]?.trim().toLowerCase() ?? '';

const orphanOf = (parent: string, [first]: readonly OtherRow[]): OtherRow => ({
  number: first?.number ?? 0,
  cells: { ...first?.cells, name: parent, sku: '', type: 'missing' },
});

const REFUSED: Readonly<Record<string, string>> = {
  grouped: 'A grouped product is several: they are imported by themselves.',
  external: 'Sold elsewhere: it is no product of this shop.',
  missing: 'The file lacks the product of this variation.',
};

function productOf({ cells }: OtherRow, rows: readonly OtherRow[]): OtherProduct {
  const name = cells.name ?? '';
  const unit = Object.keys(cells).find((heading) => heading.startsWith('weight ('));
  const grams = Number(unit && cells[unit]) * (GRAMS[unit?.slice('weight ('.length, -1) ?? ''] ?? NaN);
  const [path = ''] = (cells.categories ?? '').split(',');
  return {
    slug: slugOf(name),
    cells: {
      name,
      sku: cells.sku || slugOf(name).toUpperCase(),
      short_description: shortened(htmlLines(cells['short description'] ?? ''), DESCRIPTIONS.shortDescription.max),
      description: htmlLines(cells.description ?? ''),
      category: slugOf(path.split('>').at(-1) ?? ''),
      weight: grams > 0 ? String(Math.round(grams)) : '',
      is_active: String(cells.published === '1'),
      is_featured: String(cells['is featured?'] === '1'),
    },
    variants: rows.map((row) => variantOf(row, REFUSED[typeOf(cells)])),
    pictures: addressesOf(cells).map((url) => ({ url, alt: '' })),
  };
}

/** Separated by commas, which addresses may have, too. */
const addressesOf = ({ images = '' }: OtherRow['cells']): string[] =>
  images.split(/,\s*(?=https?:)/i).map((address) => address.trim());

const variantOf = ({ number, cells }: OtherRow, problem: string | undefined): OtherVariant => ({
  number,
  options:
    typeOf(cells) === 'variation'
      ? attributes.flatMap((place) => {
          const value = cells[`attribute ${place} value(s)`] ?? '';
          return value ? [{ name: cells[`attribute ${place} name`] ?? '', value }] : [];
        })
      : [],
  stock: /^-?\d+$/.test(cells.stock ?? '') ? (cells.stock ?? '') : '',
  price: cells['regular price'] ?? '',
  salePrice: cells['sale price'] ?? '',
  picture: (typeOf(cells) === 'variation' && addressesOf(cells)[0]) || '',
  ...(problem && { problem }),
});
