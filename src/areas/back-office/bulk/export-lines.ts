import type { CollectionSlug, PayloadRequest } from 'payload';
import { queryOfExport, type ExportInput } from '@/domain/bulk/bulk-input';
import { linesOfStock, lineOfProduct } from '@/domain/product-csv/product-lines';
import type { CsvProduct } from '@/domain/product-csv/csv-product';
import { countMatching } from '@/lib/database/query-listing';
import { asUser } from '@/lib/payload/as-user';
import { parseCustomerFilters } from '../customers/customer-filters';
import { countCustomers, CUSTOMERS_STEP, listCustomersAfter } from '../customers/data/customers';
import { matchingOrders, type OrderCursor } from '../orders/data/matching-orders';
import { countMatchingOrders } from '../orders/data/orders';
import { parseOrderFilters } from '../orders/filters/order-filters';
import { readProductsAfter } from '../products/csv/data/read-products';
import { productConditions } from '../products/data/products';
import { parseProductFilters } from '../products/product-filters';
import type { ExportCursor } from './data/bulk-jobs';
import { listNewest } from './data/matching';

type Step = { req: PayloadRequest; input: ExportInput; after: ExportCursor | null };

type ExportStep = {
  lines: object[];
  records: number;
  isLast: boolean;
  cursor: ExportCursor | null;
};

type Source = {
  count: (req: PayloadRequest, input: ExportInput) => Promise<number>;
  read: (step: Step) => Promise<ExportStep>;
};

const STEP = 500;

const ofProducts = (linesOf: (product: CsvProduct) => object[]): Source => {
  const where = (input: ExportInput) => productConditions(parseProductFilters(queryOfExport(input)));
  return {
    count: (req, input) => {
      const { sql, values } = where(input);
      return countMatching(req.payload, { text: `select from products p where ${sql}`, values });
    },
    read: async ({ req, input, after }) => {
      const slug = after && 'slug' in after ? after.slug : '';
      const products = await readProductsAfter(req.payload, slug, STEP, where(input));
      const last = products.at(-1);
      return {
        lines: products.flatMap(linesOf),
        records: products.length,
        isLast: products.length < STEP,
        cursor: last ? { slug: last.slug } : after,
      };
    },
  };
};

const customers: Source = {
  count: ({ payload }, input) => countCustomers(payload, parseCustomerFilters(queryOfExport(input))),
  read: async ({ req, input, after }) => {
    const filters = parseCustomerFilters(queryOfExport(input));
    const found = await listCustomersAfter(req.payload, filters, placeOf(after));
    return { lines: found.map(({ id: _, ...customer }) => customer), ...endOf(found, CUSTOMERS_STEP, after) };
  },
};

const orders: Source = {
  count: ({ payload }, input) => countMatchingOrders(payload, parseOrderFilters(queryOfExport(input))),
  read: async ({ req, input, after }) => {
    const filters = parseOrderFilters(queryOfExport(input));
    const matching = matchingOrders({
      filters,
      columns: 'o.id, o.created_at',
      after: placeOf(after),
      newest: STEP,
    });
    const found = await listNewest(req.payload, matching, STEP);
    const { docs } = await req.payload.find({
      collection: (filters.kind === 'team' ? 'team-orders' : 'orders') satisfies CollectionSlug,
      where: { id: { in: found.map(({ id }) => id) } },
      pagination: false,
      limit: STEP,
      joins: false as never,
      ...asUser(req),
    });
    const byId = new Map(docs.map((doc): [string, object] => [doc.id, doc]));
    return { lines: found.flatMap(({ id }) => byId.get(id) ?? []), ...endOf(found, STEP, after) };
  },
};

const placeOf = (cursor: ExportCursor | null): OrderCursor | undefined =>
  cursor && 'id' in cursor ? cursor : undefined;

function endOf(found: readonly OrderCursor[], step: number, after: ExportCursor | null): Omit<ExportStep, 'lines'> {
  const last = found.at(-1);
  const cursor = last ? { id: last.id, createdAt: last.createdAt } : after;
  return { records: found.length, isLast: found.length < step, cursor };
}

export const SOURCES: Readonly<Record<ExportInput['what'], Source>> = {
  products: ofProducts((product) => [lineOfProduct(product)]),
  stock: ofProducts(linesOfStock),
  customers,
  orders,
};
