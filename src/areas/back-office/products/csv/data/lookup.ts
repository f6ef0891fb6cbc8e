import { readPictures, type CsvLookup } from '@/domain/product-csv/product-csv-fields';
import type { CatalogueTable } from '@/domain/product-csv/product-csv-table';
import { slugsOfSkus, type Database } from './read-products';

export async function loadLookup(database: Database, { products }: CatalogueTable): Promise<CsvLookup> {
  const first = [...products.values()].flatMap(([row]) => (row ? [row.cells] : []));
  const names = [
    ...new Set(first.flatMap(({ images = '' }) => readPictures(images).map(({ reference }) => reference))),
  ];
  const wanted = [...new Set(first.flatMap(({ sku }) => (sku ? [sku] : [])))];
  const categories = await database.query<{ slug: string }>('select slug from categories', []);
  const pictures = await database.query<{ id: string; file: string }>(
    'select id, filename as file from media where filename = any($1::text[]) or id::text = any($1::text[])',
    [names],
  );
  const holders = await slugsOfSkus(database, wanted);
  const slugs = new Set(categories.rows.map(({ slug }) => slug));
  const byReference = new Map(
    pictures.rows.flatMap((picture) => [
      [picture.id, picture],
      [picture.file, picture],
    ]),
  );
  return {
    hasCategory: (slug) => slugs.has(slug),
    picture: (reference) => byReference.get(reference),
    claimSku: (sku, slug) => {
      const holder = holders.get(sku) ?? slug;
      holders.set(sku, holder);
      return holder === slug ? undefined : holder;
    },
  };
}
