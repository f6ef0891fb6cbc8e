import type { TableRow } from '../../text/table/rows';
import type { CsvRow } from '../csv-product';
import type { ImportedPicture } from '../imported-picture';
import { picturesOfOther, rowsOfOther } from './other-product';
import { shopify } from './shopify';
import { woocommerce } from './woocommerce';

const OTHER_SHOPS = [shopify, woocommerce];

/** Undefined if the headings are those of no other shop’s product export. */
export function readOtherShop(
  headings: readonly string[],
  body: readonly TableRow[],
): { rows: CsvRow[]; ignored: string[]; from: string; pictures: Map<string, ImportedPicture[]> } | undefined {
  const names = headings.map((heading) => heading.toLowerCase());
  const shop = OTHER_SHOPS.find(({ isFrom }) => isFrom(new Set(names)));
  if (!shop) return undefined;
  const given = body.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  }));
  const isUsed = (name: string) => given.some(({ cells }) => cells[name]);
  const products = shop.productsOf(given);
  return {
    from: shop.name,
    rows: products.flatMap(rowsOfOther),
    pictures: new Map(products.map((product) => [product.slug, picturesOfOther(product)])),
    ignored: headings.filter((_, index) => !shop.isRead(names[index] ?? '') && isUsed(names[index] ?? '')),
  };
}
