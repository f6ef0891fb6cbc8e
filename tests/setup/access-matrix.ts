import type { CollectionSlug } from 'payload';
import sharp from 'sharp';
import { starterKit } from '@/domain/kits/document/starter-kit';
import type { AdminUser } from '@/payload-types';
import { createPage, createProduct, createStaff, createTeam, password, placed, rows, payload, unique } from './shop';

export const STAFF = ['editor', 'sales', 'production', 'warehouse', 'bookkeeper', 'administrator', 'owner'] as const;
const roles = ['stranger', 'team', ...STAFF] as const;
/** Their session is stored and their token valid. */
const deactivated = ['deactivated team', 'deactivated administrator'] as const;

export const actors = [...roles, ...deactivated];
export type Actor = (typeof actors)[number];
export type Action = 'create' | 'read' | 'update' | 'delete';

type Letters = { [actor in (typeof roles)[number]]?: string };
const nobody: Letters = {};

/** By roles that read orders, those that see money of them, and those that see clubs. */
const withOrders = { sales: 'r', production: 'r', warehouse: 'r', bookkeeper: 'r' };
const withMoney = { sales: 'r', bookkeeper: 'r' };
const withClubs = { sales: 'r', production: 'r', bookkeeper: 'r' };
const everyone = { stranger: 'r', team: 'r', editor: 'r', ...withOrders };

/** Create, read, update, delete of other users’ records. A missing collection fails the tests. */
export const matrix: Record<string, Letters> = {
  products: { ...everyone, administrator: 'crud', owner: 'crud' },
  'product-variations': { ...withOrders, administrator: 'crud', owner: 'crud' },
  categories: { ...everyone, administrator: 'crud', owner: 'crud' },
  customers: { sales: 'crud', bookkeeper: 'r', administrator: 'crud', owner: 'crud' },
  orders: { ...withOrders, sales: 'ru', administrator: 'ru', owner: 'ru' },
  offers: { ...withOrders, administrator: 'crud', owner: 'crud' },
  'price-lists': { ...withOrders, administrator: 'crud', owner: 'crud' },
  'pattern-templates': { administrator: 'crud', owner: 'crud' },
  'order-status-changes': { ...withOrders, administrator: 'r', owner: 'r' },
  'order-refunds': { ...withMoney, administrator: 'r', owner: 'r' },
  'order-notes': { ...withOrders, administrator: 'r', owner: 'r' },
  'order-payments': { ...withMoney, administrator: 'r', owner: 'r' },
  invoices: { ...withMoney, administrator: 'r', owner: 'r' },
  'order-proofs': { ...withOrders, administrator: 'r', owner: 'r' },
  shipments: { ...withOrders, administrator: 'r', owner: 'r' },
  'order-quotes': { ...withOrders, administrator: 'r', owner: 'r' },
  'order-quote-versions': { ...withOrders, administrator: 'r', owner: 'r' },
  'order-returns': { ...withOrders, administrator: 'r', owner: 'r' },
  'return-photos': { ...withOrders, administrator: 'r', owner: 'r' },
  teams: { ...withClubs, sales: 'crud', administrator: 'crud', owner: 'crud' },
  'team-people': { ...withClubs, administrator: 'r', owner: 'r' },
  'team-members': { ...withClubs, sales: 'crud', administrator: 'crud', owner: 'crud' },
  'team-orders': { ...withOrders, sales: 'ru', administrator: 'ru', owner: 'ru' },
  'size-requests': { ...withClubs, administrator: 'r', owner: 'r' },
  'size-replies': { ...withClubs, administrator: 'r', owner: 'r' },
  'team-order-drafts': { ...withClubs, administrator: 'r', owner: 'r' },
  'team-order-proofs': { ...withOrders, administrator: 'r', owner: 'r' },
  'team-order-events': { ...withOrders, administrator: 'r', owner: 'r' },
  'design-assets': { ...withClubs, sales: 'rd', administrator: 'rd', owner: 'rd' },
  'kit-documents': { ...withOrders, administrator: 'r', owner: 'r' },
  'kit-designs': { ...withClubs, administrator: 'r', owner: 'r' },
  'kit-design-versions': { ...withClubs, administrator: 'r', owner: 'r' },
  'kit-design-comments': { ...withClubs, sales: 'rd', administrator: 'rd', owner: 'rd' },
  inquiries: { sales: 'rud', administrator: 'rud', owner: 'rud' },
  'inquiry-replies': { sales: 'r', administrator: 'r', owner: 'r' },
  'inquiry-files': { sales: 'r', administrator: 'r', owner: 'r' },
  subscribers: { administrator: 'rd', owner: 'rd' },
  reviews: { ...everyone, administrator: 'rud', owner: 'rud' },
  pages: { ...everyone, editor: 'crud', administrator: 'crud', owner: 'crud' },
  components: { editor: 'crud', administrator: 'crud', owner: 'crud' },
  media: { editor: 'crud', administrator: 'crud', owner: 'crud' },
  'media-folders': { editor: 'crud', administrator: 'crud', owner: 'crud' },
  redirects: { editor: 'crud', administrator: 'crud', owner: 'crud' },
  'admin-users': { owner: 'crud' },
  roles: { owner: 'crud' },
  'api-keys': { administrator: 'rd', owner: 'rd' },
  'activity-log': { administrator: 'r', owner: 'r' },
  'mail-messages': { administrator: 'r', owner: 'r' },
  'payment-events': { ...withMoney, administrator: 'r', owner: 'r' },
  'proof-jobs': { ...withOrders, administrator: 'r', owner: 'r' },
  'payload-kv': nobody,
  'payload-preferences': Object.fromEntries(STAFF.map((role) => [role, 'c'])),
  'payload-migrations': nobody,
};

const letter: Record<Action, string> = { create: 'c', read: 'r', update: 'u', delete: 'd' };

export const mayDo = (slug: string, actor: Actor, action: Action): boolean =>
  matrix[slug]?.[roles.find((each) => each === actor) ?? 'stranger']?.includes(letter[action]) ?? false;

export async function staffTokens(): Promise<Record<(typeof STAFF)[number], string>> {
  const tokens = STAFF.map(async (role): Promise<[string, string]> => {
    const { token } = await createStaff(role === 'editor' ? 'content_manager' : role);
    return [role, token];
  });
  return Object.fromEntries(await Promise.all(tokens)) as Record<(typeof STAFF)[number], string>;
}

export async function actorTokens(): Promise<{ [actor in Actor]?: string }> {
  const [team, administrator] = [await createTeam(), await createStaff('administrator')];
  for (const { user } of [team, administrator]) await deactivate(user.id);
  return {
    team: (await createTeam()).token,
    ...(await staffTokens()),
    'deactivated team': team.token,
    'deactivated administrator': administrator.token,
  };
}

export async function deactivate(id: string, isActive = false): Promise<void> {
  for (const table of ['admin_users', 'team_profiles'])
    await rows(`update ${table} set is_active = $2 where id = $1`, id, isActive);
}

export const picture = (width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#7c3aed' } })
    .png()
    .toBuffer();

export const uploads = new Set(['media', 'design-assets', 'order-proofs', 'team-order-proofs']);

const team = once(async () => (await createTeam()).user.id);
const order = once(async () => {
  const product = await createProduct({ stock: { M: 3 } });
  return (await placed({ product: product.id, color: 'Red', sizes: { M: 1 } })).id;
});

const kit = once(async () => store('kit-documents', await sampleOf('kit-documents')));
const design = once(async () => store('kit-designs', await sampleOf('kit-designs')));

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

const drafts: Record<string, (name: string) => object | Promise<object>> = {
  products: (name) => ({
    name,
    slug: name,
    sku: name,
    price: 5,
    stockQuantity: 1,
    reviews: 0,
    rating: 0,
    isActive: true,
  }),
  'product-variations': async () => ({
    product: (await createProduct({ stock: { M: 3 } })).id,
    colorName: 'Blue',
    colorHex: '#0000ff',
    sizeCode: 'L',
    stockQuantity: 1,
    additionalPrice: 0,
    isAvailable: true,
  }),
  categories: (name) => ({ name, slug: name, sortOrder: 0, isActive: true }),
  customers: (name) => ({ firstName: 'A', lastName: 'B', email: `${name}@customer.test` }),
  orders: (name) => ({ orderNumber: name, status: 'pending', totalAmount: 1 }),
  'order-status-changes': async () => ({ order: await order(), from: 'pending', to: 'shipped' }),
  'order-refunds': async () => ({ order: await order(), amount: 1, reason: 'x', byName: 'A' }),
  'order-notes': async () => ({ order: await order(), text: 'x', byName: 'A' }),
  'order-quotes': (name) => ({
    ...{ quoteNumber: name, status: 'draft', revision: 1, version: 1, customerName: 'A B', email: 'a@quote.test' },
    ...{ expiresOn: '2030-01-01', totalAmount: 1, content: {}, createdByName: 'A' },
  }),
  'order-quote-versions': async () => ({
    ...{ quote: await store('order-quotes', await sampleOf('order-quotes')), version: 1, content: {}, byName: 'A' },
  }),
  'order-returns': async (name) => ({
    ...{ returnNumber: name, order: await order(), status: 'requested' },
    items: [{ line: 'l', quantity: 1, reason: 'faulty', restocked: 0, writtenOff: 0 }],
  }),
  'return-photos': async () => ({
    return: await store('order-returns', await sampleOf('order-returns')),
    ...{ name: 'a.png', fileName: 'a.png', mimeType: 'image/png', fileBytes: 1 },
  }),
  'order-payments': async () => ({
    order: await order(),
    amount: 1,
    way: 'cash',
    receivedOn: '2026-11-24',
    byName: 'A',
  }),
  invoices: async () => ({
    kind: 'invoice',
    order: await order(),
    orderNumber: 'x',
    dueDays: 0,
    timeZone: 'Europe/London',
    currency: 'USD',
    totalAmount: 1,
    ...{ rows: [], taxLines: [], supplier: {}, customer: {}, payment: {} },
  }),
  'order-proofs': async () => ({ order: await order(), version: 1, fileHash: 'x', status: 'waiting' }),
  shipments: async () => ({ order: await order(), number: 1, pieces: [], byName: 'A' }),
  inquiries: (name) => ({ kind: 'contact', status: 'new', name, email: `${name}@visitor.test` }),
  'inquiry-replies': async () => ({
    inquiry: await store('inquiries', await sampleOf('inquiries')),
    body: 'x',
    byName: 'A',
  }),
  'inquiry-files': async () => ({
    inquiry: await store('inquiries', await sampleOf('inquiries')),
    name: 'crest.png',
    fileName: 'x.png',
    mimeType: 'image/png',
    fileBytes: 8,
  }),
  subscribers: (name) => ({
    email: `${name}@visitor.test`,
    status: 'pending',
    requestedAt: new Date().toISOString(),
  }),
  reviews: async (name) => ({
    product: (await createProduct({ stock: { M: 3 } })).id,
    authorName: name,
    rating: 5,
    status: 'published',
  }),
  teams: (name) => ({ username: name, password, teamName: name, colors: ['#000000'], isActive: true }),
  'team-people': async (name) => ({
    team: await team(),
    fullName: name,
    email: `${name}@club.test`,
    role: 'coach',
    password,
  }),
  'team-members': async (name) => ({ team: await team(), name, isActive: true }),
  'team-orders': async (name) => ({
    team: await team(),
    orderNumber: name,
    status: 'pending',
    totalAmount: 1,
    discountAmount: 0,
    totalItems: 1,
    needsProof: false,
    orderData: { items: [] },
  }),
  'size-requests': async (name) => ({
    team: (await createTeam()).user.id,
    title: name,
    deadline: new Date().toISOString(),
    token: name,
  }),
  'size-replies': async (name) => ({
    team: await team(),
    sizeRequest: await store('size-requests', await sampleOf('size-requests')),
    member: await store('team-members', await sampleOf('team-members')),
    token: name,
  }),
  'team-order-drafts': async () => ({
    team: (await createTeam()).user.id,
    draftData: { items: [], notes: '' },
    version: 1,
  }),
  'team-order-proofs': async () => ({
    team: await team(),
    teamOrder: await store('team-orders', await sampleOf('team-orders')),
    version: 1,
    fileHash: 'x',
    status: 'waiting',
  }),
  'team-order-events': async () => ({
    team: await team(),
    teamOrder: await store('team-orders', await sampleOf('team-orders')),
    type: 'submitted',
    byName: 'A',
    byStaff: false,
  }),
  'design-assets': async (name) => ({ team: await team(), name, type: 'logo', isActive: true }),
  'kit-documents': (name) => ({ hash: name, document: starterKit('football-shirt', ['#1e3a8a'], name) }),
  'kit-designs': async (name) => ({
    team: await team(),
    name: 'Home',
    document: await kit(),
    shareToken: name,
    isActive: true,
  }),
  'kit-design-versions': async () => ({ design: await design(), document: await kit(), name: 'Home' }),
  'kit-design-comments': async () => ({ design: await design(), author: 'Ada', text: 'x' }),
  pages: (name) => ({ title: name, slug: name, isPublished: true }),
  components: (name) => ({
    name,
    category: 'layout',
    icon: 'Layout',
    template: { type: 'text', component: 'T' },
    isActive: true,
  }),
  media: () => ({ alt: 'A shirt' }),
  'media-folders': (name) => ({ name }),
  offers: (name) => ({ name, kind: 'percentage', percentOff: 10, isActive: true }),
  'pattern-templates': (name) => ({
    ...{ name, garment: 'holdall', cut: 'mens', allowance: 10, isConfirmed: false, isDefault: false },
    source:
      '<svg width="600mm" height="300mm" viewBox="0 0 600 300"><rect id="Base M" width="540" height="280"/></svg>',
  }),
  'price-lists': async (name) => ({ name, teams: [await team()], percentOff: 10, forMembers: false, isActive: true }),
  redirects: (name) => ({ from: `/${name}`, to: '/shop' }),
  'admin-users': (name) => ({
    email: `${name}@staff.test`,
    password,
    fullName: name,
    role: 'content_manager',
    isActive: true,
  }),
  roles: (name) => ({ name, permissions: ['orders:read'] }),
  'api-keys': (name) => ({
    ...{ name: 'Stock', prefix: 'kitroom_sk_AbCd', hash: `hash of ${name}`, scopes: ['team-orders:read'] },
    ...{ makerCollection: 'admin-users', makerId: name, makerName: 'A' },
  }),
  'activity-log': (name) => ({ actorName: name, action: 'x', subjectType: 'x', subjectId: 'x', subject: 'x' }),
  'mail-messages': () => ({
    to: 'a@b.test',
    template: 'plain',
    data: {},
    attempts: 0,
    attemptAfter: new Date().toISOString(),
  }),
  'payment-events': (name) => ({ eventId: name, type: 'x' }),
  'proof-jobs': async () => ({ order: await order(), attempts: 0, attemptAfter: new Date().toISOString() }),
  'payload-kv': (name) => ({ key: name, data: {} }),
  'payload-preferences': (name) => ({ key: name, value: {} }),
  'payload-migrations': (name) => ({ name, batch: 9 }),
};

/** Only owners can send all of it. */
export const sampleOf = async (slug: string): Promise<object> => (await drafts[slug]?.(unique('sample'))) ?? {};

/** Belong to none of the actors. */
export async function storeSamples(): Promise<Record<string, string>> {
  const [changed] = await rows<{ id: string }>`insert into order_status_changes (order_id, "from", "to")
    values (${await order()}, 'pending', 'shipped') returning id`;
  const stored: Record<string, string> = {
    orders: await order(),
    'order-status-changes': String(changed?.id),
    pages: (await createPage()).id,
  };
  const { user } = await createStaff('administrator');
  for (const slug of Object.keys(matrix)) stored[slug] ??= await store(slug, await sampleOf(slug), user);
  return stored;
}

/** As the system, with a picture if needed. */
export async function store(slug: string, data: object = {}, user?: AdminUser): Promise<string> {
  const bytes = await picture();
  const file = { data: bytes, name: 'picture.png', mimetype: 'image/png', size: bytes.length };
  const { id } = await payload.create({
    collection: slug as CollectionSlug,
    data: data as never,
    ...(uploads.has(slug) && { file }),
    context: { knowsPassword: true },
    user,
  });
  return String(id);
}

export async function secrets(): Promise<string[]> {
  const found = await rows<{ secret: string | null }>`
    select unnest(array[tracking_token, idempotency_key, request_hash]) as secret from orders
    union select unnest(array[hash, salt, reset_password_token]) from admin_users
    union select unnest(array[hash, salt, reset_password_token]) from team_profiles
    union select unnest(array[hash, salt, reset_password_token]) from team_people
    union select hash from api_keys
    union select unnest(array[edit_key_hash, share_token]) from kit_designs`;
  return found.flatMap(({ secret }) => (secret && secret.length > 8 ? [secret] : []));
}
