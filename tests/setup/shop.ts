import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import { DEFAULT_APPEARANCE } from '@/domain/staff/appearance';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { SizeCode } from '@/domain/catalogue/sizes';
import type { Buyer } from '@/modules/orders/lines/tax-buyer';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { orderEditInput } from '@/domain/orders/order-edit';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { query } from '@/lib/database/query';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser, Page, Product, Team, TeamPerson } from '@/payload-types';
import { signedAccount, type Signed } from './accounts';
import { newAddress } from './address';

export { password, type Signed } from './accounts';

export const payload: Payload = await getPayloadClient();

/** As a tag, with its values as parameters; as a function, for SQL that is put together, with $1, $2 … */
export const rows = async <Row extends Record<string, unknown>>(
  text: TemplateStringsArray | string,
  ...values: unknown[]
) => {
  const sql = typeof text === 'string' ? text : text.reduce((before, part, index) => `${before}$${index}${part}`);
  return query<Row>(payload, sql, values);
};

export const unique = (prefix: string) => `${prefix}-${randomUUID()}`;

/** The database keeps milliseconds. */
export const later = () => setTimeout(3);

type ProductOptions = Partial<Omit<Product, 'variations'>> & {
  /** By size in Red; a number for a product without sizes. */
  stock?: Partial<Record<SizeCode, number>> | number;
  additionalPrices?: Partial<Record<SizeCode, number>>;
};

export type TestProduct = Product & { variationIds: Partial<Record<SizeCode, string>> };

/** Active, 20.00. */
export async function createProduct(options: ProductOptions = {}): Promise<TestProduct> {
  const { stock = 10, additionalPrices = {}, ...data } = options;
  const name = unique('kit');
  const sizes = typeof stock === 'number' ? [] : (Object.keys(stock) as SizeCode[]);
  const product = await payload.create({
    collection: 'products',
    data: {
      name,
      slug: name,
      sku: name,
      price: 20,
      reviews: 0,
      rating: 0,
      isFeatured: false,
      isActive: true,
      stockQuantity: typeof stock === 'number' ? stock : 0,
      sizes,
      colors: sizes.length > 0 ? [{ name: 'Red', hex: '#ff0000', available: true }] : [],
      ...data,
    },
  });
  const variationIds: TestProduct['variationIds'] = {};
  for (const sizeCode of sizes) {
    const { id } = await payload.create({
      collection: 'product-variations',
      data: {
        product: product.id,
        colorName: 'Red',
        colorHex: '#ff0000',
        sizeCode,
        stockQuantity: typeof stock === 'number' ? 0 : (stock[sizeCode] ?? 0),
        additionalPrice: additionalPrices[sizeCode] ?? 0,
        isAvailable: true,
      },
    });
    variationIds[sizeCode] = id;
  }
  return { ...product, variationIds };
}

export async function stockOf(id: string): Promise<{ total: number; sizes: Record<string, number> }> {
  const [product] = await rows<{ stock: number }>`select stock_quantity::int as stock from products where id = ${id}`;
  const variations = await rows<{ size: string; stock: number }>`select size_code as size, stock_quantity::int as stock
    from product_variations where product_id = ${id}`;
  return {
    total: product?.stock ?? NaN,
    sizes: Object.fromEntries(variations.map(({ size, stock }) => [size, stock])),
  };
}

export async function createStaff(role: AdminUser['role'], data: Partial<AdminUser> = {}): Promise<Signed<AdminUser>> {
  const email = `${unique(role)}@staff.test`;
  const account = { email, role, fullName: `The ${role}`, isActive: true, ...DEFAULT_APPEARANCE, ...data };
  return signedAccount(payload, 'admin-users', account);
}

export async function asStaff(user: AdminUser, headers?: Headers) {
  return { payload, user, req: await localRequest(payload, { headers, user: { ...user, collection: 'admin-users' } }) };
}

export const actionsOn = async (id: string): Promise<string[]> => {
  return (
    await rows<{ action: string }>`select action from activity_log where subject_id = ${id} order by created_at`
  ).map(({ action }) => action);
};

/** Without the activity log. */
export async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'activity_log'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await rows(`select 1 from "${name}" t where to_jsonb(t)::text ilike $1 limit 1`, `%${text}%`);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

export async function createTeam(data: Partial<Team> = {}): Promise<Signed<Team>> {
  const account = { username: unique('team'), teamName: 'Northside', colors: ['#7c3aed', '#ffffff'], isActive: true };
  return signedAccount(payload, 'teams', { ...account, ...data });
}

export async function createPerson(
  team: Pick<Team, 'id'>,
  role: TeamPerson['role'],
  data: Partial<TeamPerson> = {},
): Promise<Signed<TeamPerson>> {
  const email = `${unique(role)}@club.test`;
  const account = { team: team.id, email, role, fullName: `The ${role}`, lastLogin: new Date().toISOString() };
  return signedAccount(payload, 'team-people', { ...account, ...data });
}

export async function createPage(data: Partial<Page> = {}): Promise<Page> {
  const slug = unique('page');
  const published = data.isPublished ?? true;
  return payload.create({
    collection: 'pages',
    data: { title: slug, slug, isPublished: published, _status: published ? 'published' : 'draft', ...data },
    draft: !published,
  });
}

export type Item = {
  product: string;
  color?: string;
  sizes?: Record<string, number>;
  quantity?: number;
  design?: string | KitDocument;
  players?: { name?: string; number?: string; size?: string }[];
};

export const checkoutBody = (...items: Item[]) => ({
  items,
  customer: { firstName: 'Ada', lastName: 'Okafor', email: `${unique('ada')}@shopper.test` },
  shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  paymentMethod: 'invoice' as const,
});

export async function order(
  body: ReturnType<typeof checkoutBody>,
  idempotencyKey: string = randomUUID(),
  kind: Buyer['kind'] = 'stranger',
) {
  const req = await localRequest(payload);
  const buyer: Buyer = { kind, network: newAddress() };
  return placeOrder({ req, buyer, input: checkoutInput.parse(body), idempotencyKey });
}

export async function placed(...items: Item[]) {
  const result = await order(checkoutBody(...items));
  if (!result.ok) throw new Error(`The order was refused: ${result.message}`);
  return result.order;
}

type PlacedLine = { id: string; quantity: number };

export async function editPlaced(
  staff: AdminUser,
  orderId: string,
  change: (lines: PlacedLine[]) => object[] = (lines) => lines,
  more: object = {},
) {
  const [stored] = await rows<{ revision: number; email: string }>`select revision::int, contact_email as email
    from orders where id = ${orderId}`;
  const lines = await rows<PlacedLine>`select id, quantity::int from order_items where _parent_id = ${orderId}
    order by _order`;
  const { customer, shippingAddress } = checkoutBody();
  const fields = { customer: { ...customer, email: stored?.email }, shippingAddress, revision: stored?.revision };
  const input = orderEditInput.parse({ ...fields, lines: change(lines), ...more });
  return editOrder({ ...(await asStaff(staff)), orderId, input });
}
