import type { CollectionSlug } from 'payload';
import sharp from 'sharp';
import type { AdminUser } from '@/payload-types';
import { createPage, createProduct, createStaff, createTeam, placed, rows, shop, unique } from './shop';

export type Actor = 'stranger' | 'team' | 'editor' | 'administrator';
export type Action = 'create' | 'read' | 'update' | 'delete';

type Letters = { [actor in Actor]?: string };
const nobody: Letters = {};

/**
 * Who may do what to a record that is not their own (spec §6, issue 2): c, r, u and d. A collection that is not named
 * here fails the test that reads this.
 */
export const matrix: Record<string, Letters> = {
  products: { stranger: 'r', team: 'r', editor: 'r', administrator: 'crud' },
  'product-variations': { administrator: 'crud' },
  categories: { stranger: 'r', team: 'r', editor: 'r', administrator: 'crud' },
  customers: { administrator: 'crud' },
  orders: { administrator: 'ru' },
  'order-status-changes': { administrator: 'r' },
  teams: { administrator: 'crud' },
  'team-members': { administrator: 'crud' },
  'team-orders': { administrator: 'ru' },
  'design-assets': { administrator: 'rd' },
  pages: { stranger: 'r', team: 'r', editor: 'crud', administrator: 'crud' },
  components: { editor: 'crud', administrator: 'crud' },
  media: { editor: 'crud', administrator: 'crud' },
  'admin-users': { administrator: 'crud' },
  'activity-log': { administrator: 'r' },
  'mail-messages': { administrator: 'r' },
  'payment-events': { administrator: 'r' },
  'payload-kv': nobody,
  'payload-preferences': { editor: 'c', administrator: 'c' },
  'payload-migrations': nobody,
};

const letter: Record<Action, string> = { create: 'c', read: 'r', update: 'u', delete: 'd' };

export const mayDo = (slug: string, actor: Actor, action: Action): boolean =>
  matrix[slug]?.[actor]?.includes(letter[action]) ?? false;

export const picture = (width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#7c3aed' } })
    .png()
    .toBuffer();

/** Its addresses name keys, not records, and are every member of staff’s own. */
export const byKey = 'payload-preferences';

/** The collections whose records are files. */
export const uploads = new Set(['media', 'design-assets']);

/** What a record of each collection is made from; only administrators can send all of it. */
export async function sampleData(): Promise<Record<string, Record<string, unknown>>> {
  const [product, team] = [await createProduct({ stock: { M: 3 } }), await createTeam()];
  const name = unique('sample');
  const order = await placed({ product: product.id, color: 'Red', sizes: { M: 1 } });
  return {
    products: { name, slug: name, sku: name, price: 5, stockQuantity: 1, reviews: 0, isActive: true },
    'product-variations': {
      product: product.id,
      colorName: 'Blue',
      colorHex: '#0000ff',
      sizeCode: 'L',
      stockQuantity: 1,
      additionalPrice: 0,
      isAvailable: true,
    },
    categories: { name, slug: name, sortOrder: 0, isActive: true },
    customers: { firstName: 'A', lastName: 'B', email: `${name}@customer.test` },
    orders: { orderNumber: name, status: 'pending', totalAmount: 1, customer: order.id },
    'order-status-changes': { order: order.id, from: 'pending', to: 'shipped' },
    teams: { username: name, password: 'Correct-horse-1', teamName: name, colors: ['#000000'], isActive: true },
    'team-members': { team: team.user.id, name, isActive: true },
    'team-orders': {
      team: team.user.id,
      orderNumber: name,
      status: 'pending',
      totalAmount: 1,
      totalItems: 1,
      orderData: { items: [] },
    },
    'design-assets': { team: team.user.id, name, type: 'logo', isActive: true },
    pages: { title: name, slug: name, isPublished: true },
    components: {
      name,
      category: 'layout',
      icon: 'Layout',
      template: { type: 'text', component: 'T' },
      isActive: true,
    },
    media: { alt: 'A shirt' },
    'admin-users': {
      email: `${name}@staff.test`,
      password: 'Correct-horse-1',
      fullName: name,
      role: 'content_manager',
      isActive: true,
    },
    'activity-log': { actorName: name, action: 'x', subjectType: 'x', subjectId: 'x', subject: 'x' },
    'mail-messages': {
      to: 'a@b.test',
      template: 'plain',
      data: {},
      attempts: 0,
      attemptAfter: new Date().toISOString(),
    },
    'payment-events': { eventId: name, type: 'x' },
    'payload-kv': { key: name, data: {} },
    'payload-preferences': { key: name, value: {} },
    'payload-migrations': { name, batch: 9 },
  };
}

/** Puts one record into every collection, belonging to nobody who asks. */
export async function storeSamples(): Promise<Record<string, string>> {
  const data = await sampleData();
  const order = 'select id from orders limit 1';
  const change = `insert into order_status_changes (order_id, "from", "to")
                  select id, 'pending', 'shipped' from orders limit 1 returning id`;
  const stored: Record<string, string> = {
    orders: await idOf(order),
    'order-status-changes': await idOf(change),
    pages: (await createPage()).id,
  };
  const { user } = await createStaff('administrator');
  for (const slug of Object.keys(matrix)) stored[slug] ??= await store(slug, data[slug], user);
  return stored;
}

const idOf = async (text: string) => String((await rows<{ id: string }>(text))[0]?.id);

/** Stores a record as the system, with a picture where the collection wants a file. */
export async function store(slug: string, data: object = {}, user?: AdminUser): Promise<string> {
  const payload = await shop();
  const bytes = await picture();
  const file = { data: bytes, name: 'picture.png', mimetype: 'image/png', size: bytes.length };
  const { id } = await payload.create({
    collection: slug as CollectionSlug,
    data: data as never,
    ...(uploads.has(slug) && { file }),
    user,
  });
  return String(id);
}

/** Values that must not come out of any interface, whoever asks. */
export async function secrets(): Promise<string[]> {
  const found = await rows<{ secret: string | null }>(
    `select unnest(array[tracking_token, idempotency_key, request_hash]) as secret from orders
     union select unnest(array[hash, salt, reset_password_token]) from admin_users
     union select unnest(array[hash, salt, reset_password_token]) from team_profiles`,
  );
  return found.flatMap(({ secret }) => (secret && secret.length > 8 ? [secret] : []));
}
