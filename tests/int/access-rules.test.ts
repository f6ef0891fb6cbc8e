import configPromise from '@payload-config';
import type { Access, Field, PayloadRequest, Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { localRequest } from '@/lib/payload/local-request';
import { matrix, mayDo, sampleOf, STAFF, store, type Action } from '../setup/access-matrix';
import { api } from '../setup/http';
import { createStaff, createTeam, rows, payload } from '../setup/shop';

/** Rules as Payload calls them; access-rest and access-graphql test their effect. */

const actions = ['create', 'read', 'update', 'delete'] as const;
const actors = ['stranger', 'team', ...STAFF] as const;

type Actor = (typeof actors)[number];
type Account = { collection: string; id: string; role?: string; isActive: boolean };
const accounts: Record<Actor, Account | null> = {
  stranger: null,
  team: { collection: 'teams', id: 'team-1', isActive: true },
  ...(Object.fromEntries(
    STAFF.map((actor, place) => [
      actor,
      {
        ...{ collection: 'admin-users', id: `staff-${place + 1}`, isActive: true },
        role: actor === 'editor' ? 'content_manager' : actor,
      },
    ]),
  ) as Record<(typeof STAFF)[number], Account>),
};
const config = await configPromise;

const requestOf = (user: Account | null, routeParams: object = {}) =>
  ({ user, routeParams }) as unknown as PayloadRequest;
const collectionOf = (slug: string) => config.collections.find((each) => each.slug === slug)!;
const answer = async (rule: Access | undefined, req: PayloadRequest, data: object = {}) =>
  rule ? await rule({ req, data, ...{ doc: { id: 'of-another' } } }) : 'no rule';

/** Partly public, or a team’s own; all others are all or nothing. */
const active: Where = { isActive: { equals: true } };
const published: Where = { and: [{ isPublished: { equals: true } }, { deletedAt: { exists: false } }] };
const own: Where = { team: { equals: 'team-1' } };
const toAllBut = (where: Where | true, ...staff: Actor[]) =>
  Object.fromEntries(actors.filter((actor) => !staff.includes(actor)).map((actor) => [actor, { read: where }]));

const administrators = ['administrator', 'owner'] as const;
const readers = ['sales', 'production', 'warehouse', 'bookkeeper', ...administrators] as const;
const isStaffActor = (actor: Actor) => STAFF.some((known) => known === actor);
const isAdministrator = (actor: Actor) => administrators.some((known) => known === actor);

const inPart: Record<string, Partial<Record<Actor, Partial<Record<Action, Where | boolean>>>>> = {
  products: toAllBut(active, ...readers),
  categories: toAllBut(active, ...readers),
  'product-variations': toAllBut({ 'product.isActive': { equals: true } }, ...readers),
  reviews: toAllBut(
    { and: [{ status: { equals: 'published' } }, { 'product.isActive': { equals: true } }] },
    'sales',
    ...administrators,
  ),
  media: toAllBut(true, 'editor', ...administrators),
  pages: toAllBut(published, 'editor', ...administrators),
  teams: { team: { read: { id: { equals: 'team-1' } }, update: { id: { equals: 'team-1' } } } },
  'team-people': { team: { read: own } },
  'api-keys': { team: { read: own, delete: own } },
  'team-members': { team: { read: own, update: own } },
  'team-orders': { team: { read: own } },
  'size-requests': { team: { read: own } },
  'size-replies': { team: { read: own } },
  'team-order-drafts': { team: { read: own } },
  'team-order-proofs': { team: { read: own } },
  'team-order-events': { team: { read: own } },
  'design-assets': { team: { read: { and: [own, active] } } },
  'kit-designs': { team: { read: { and: [own, active] } } },
  'admin-users': Object.fromEntries(
    STAFF.filter((actor) => actor !== 'owner').map((actor) => {
      const self = { id: { equals: accounts[actor]?.id } };
      return [actor, { read: self, update: self }];
    }),
  ),
};

const slugs = Object.keys(matrix).filter((slug) => !slug.startsWith('payload-'));

describe.each(actors)('%s', (actor) => {
  it.each(slugs)('%s', async (slug) => {
    for (const action of actions) {
      const expected = inPart[slug]?.[actor]?.[action] ?? mayDo(slug, actor, action);
      const given = await answer(collectionOf(slug).access[action], requestOf(accounts[actor]));
      expect(given, action).toEqual(expected);
    }
  });

  it('versions, unlocking and the panel', async () => {
    const isStaff = isStaffActor(actor);
    const isEditor = actor === 'editor' || isAdministrator(actor);
    for (const { slug, access, auth } of config.collections) {
      const req = requestOf(accounts[actor]);
      expect(await answer(access.readVersions, req), slug).toBe(slug === 'pages' && isEditor);
      if (!auth) continue;
      expect(await answer(access.unlock, req), slug).toBe(false);
      expect(await access.admin({ req }), slug).toBe(slug === 'admin-users' && isStaff);
    }
  });

  it('settings and texts of the site', async () => {
    const isEditor = actor === 'editor' || isAdministrator(actor);
    const publicGlobals: Record<string, boolean> = {
      'delivery-settings': isAdministrator(actor),
      'developer-settings': isAdministrator(actor),
      'site-content': isEditor,
      'site-settings': isEditor,
      'tax-settings': isAdministrator(actor),
    };
    expect(config.globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(publicGlobals));
    for (const { slug, access } of config.globals) {
      const req = requestOf(accounts[actor]);
      expect(await answer(access.read, req), slug).toBe(publicGlobals[slug]);
      expect(await answer(access.update, req), slug).toBe(publicGlobals[slug]);
      expect(await answer(access.readVersions, req), slug).toBe(false);
    }
  });
});

describe('pictures and variations', () => {
  it.each(['media', 'product-variations'])(
    'of %s are listed by staff alone, though all see them where they belong',
    async (slug) => {
      const { read } = collectionOf(slug).access;
      const visible = inPart[slug]?.stranger?.read;
      for (const actor of ['stranger', 'team'] as const) {
        const ask = (routeParams: object) => answer(read, requestOf(accounts[actor], routeParams));
        expect(await ask({ collection: slug })).toBe(false);
        expect(await ask({ collection: slug, filename: 'a.png' })).toEqual(visible);
        expect(await ask({ collection: 'products' })).toEqual(visible);
      }
      expect(await answer(read, requestOf(accounts.administrator, { collection: slug }))).toBe(true);
    },
  );
});

describe('a team', () => {
  it('adds players to itself alone', async () => {
    const { create } = collectionOf('team-members').access;
    for (const [team, may] of [
      ['team-1', true],
      ['team-2', false],
      [undefined, false],
    ] as const) {
      expect(await answer(create, requestOf(accounts.team), { team })).toBe(may);
      expect(await answer(create, requestOf(accounts.stranger), { team })).toBe(false);
      expect(await answer(create, requestOf(accounts.administrator), { team })).toBe(true);
    }
    expect(await create({ req: requestOf(accounts.team) })).toBe(false);
  });

  it('is not staff with a role, nor staff a team', async () => {
    const posing = { ...accounts.team!, role: 'administrator' };
    expect(await answer(collectionOf('orders').access.read, requestOf(posing))).toBe(false);
    const staff = { ...accounts.editor!, id: 'team-1' };
    expect(await answer(collectionOf('team-orders').access.read, requestOf(staff))).toBe(false);
  });

  it('gets the files of its own assets, until they are removed; those of others are not there', async () => {
    const [{ user: ours }, { user: theirs }] = [await createTeam(), await createTeam()];
    const id = await store('design-assets', { ...(await sampleOf('design-assets')), team: ours.id });
    await store('design-assets', { ...(await sampleOf('design-assets')), team: theirs.id });
    const { filename } = await payload.findByID({ collection: 'design-assets', id });
    const { read } = collectionOf('design-assets').access;
    const ask = async (user: typeof ours) =>
      read({
        req: await localRequest(payload, { user: { ...user, collection: 'teams' } }),
        data: { filename },
        isReadingStaticFile: true,
      });
    expect(await ask(ours)).toEqual({ and: [{ team: { equals: ours.id } }, active] });
    await expect(ask(theirs)).rejects.toThrow('Not Found');
    await payload.update({ collection: 'design-assets', id, data: { isActive: false } });
    await expect(ask(ours)).rejects.toThrow('Not Found');
  });
});

type Rules = { [action in 'create' | 'read' | 'update']?: Access };

/** By path, such as 'orders.status'. */
function fieldRules(fields: readonly Field[], path: string): Map<string, Rules> {
  const found = new Map<string, Rules>();
  for (const field of fields) {
    const at = 'name' in field && field.name ? `${path}.${field.name}` : path;
    if ('access' in field && field.access && at !== path) found.set(at, field.access);
    const nested = 'fields' in field ? field.fields : 'tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : [];
    for (const [name, rules] of fieldRules(nested, at)) found.set(name, rules);
  }
  return found;
}

const allFieldRules = () =>
  new Map([...config.collections, ...config.globals].flatMap(({ slug, fields }) => [...fieldRules(fields, slug)]));

async function letThrough(): Promise<Record<string, Actor[]>> {
  const found: Record<string, Actor[]> = {};
  for (const [field, rules] of allFieldRules())
    for (const [action, rule] of Object.entries(rules)) {
      const allowed: Actor[] = (found[`${field} ${action}`] = []);
      for (const actor of actors) if ((await answer(rule, requestOf(accounts[actor]))) === true) allowed.push(actor);
    }
  return found;
}

type FieldActions = (keyof Rules)[];
const written: FieldActions = ['create', 'update'];
const logins = [
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'lastLogin',
];
const sums = [
  ...[
    'orderNumber',
    'currency',
    'totalAmount',
    'discountAmount',
    'totalItems',
    'netAmount',
    'taxAmount',
    'taxReliefAmount',
  ],
  ...['taxLines', 'taxTreatment', 'taxName', 'pricesIncludeTax', 'taxRounding', 'vatNumber'],
];
const repeats = ['idempotencyKey', 'requestHash'];
const WRITE_OFF = ['writtenOffAmount', 'writtenOffOn', 'writeOffReason'];

/** All other fields follow their record. */
const fieldsOf: [readonly Actor[], FieldActions, Record<string, string[]>][] = [
  [
    [],
    written,
    {
      orders: [
        ...[...sums, ...repeats, 'shippingAmount', 'customer', 'orderItems', 'discounts', 'stockReturned'],
        ...['confirmBy', 'confirmedAt', 'trackingToken', 'revision', 'createdBy', 'delivery', 'promisedDate'],
        ...['remindersStopped', 'depositPercent', 'companyName', 'billingAddress', 'purchaseOrder'],
        ...['creditedAmount', 'creditRefundedAmount', ...WRITE_OFF],
      ],
      'team-orders': [
        ...[...sums, ...repeats, 'revision', 'shippingAddress', 'neededBy', 'purchaseOrder', 'depositPercent'],
        ...['delivery', 'promisedDate', 'shippingAmount', 'remindersStopped', 'stripeSessionId'],
        ...['companyName', 'billingAddress', 'creditedAmount', 'creditRefundedAmount', ...WRITE_OFF],
      ],
      'kit-designs': ['editKeyHash', 'shareToken'],
      'pattern-templates': ['drawing', 'outlines'],
      products: ['unitPrice'],
      'product-variations': ['sizeLabel'],
      pages: ['savedBy'],
      'admin-users': logins,
      teams: [...logins, 'companyName', 'billingAddress'],
      'team-people': logins,
    },
  ],
  // payment-state.test.ts has the payment fields.
  [
    [],
    ['create'],
    {
      orders: [
        ...['paymentMethod', 'paymentStatus', 'paidAt', 'stripeSessionId', 'refundedAmount', 'statusReason'],
        'despiteUnpaid',
      ],
      'team-orders': ['statusReason', 'despiteUnpaid'],
    },
  ],
  [
    [],
    ['update'],
    {
      ...{ inquiries: ['kind', 'kitDocument'], reviews: ['order', 'rating'], 'team-orders': ['team'] },
      'site-settings': ['outputProfile'],
      'pattern-templates': ['garment', 'cut', 'collar', 'fileName', 'source', 'unit'],
      ...{ 'admin-users': ['sessions'], teams: ['sessions'], 'team-people': ['sessions', 'team', 'fullName', 'role'] },
    },
  ],
  [
    [],
    ['read'],
    {
      'api-keys': ['hash'],
      'pattern-templates': ['source', 'unit'],
      orders: ['trackingToken', 'statusReason', 'despiteUnpaid', ...repeats],
      'team-orders': ['statusReason', 'despiteUnpaid', 'stripeSessionId', ...repeats],
      'kit-designs': ['editKeyHash', 'email', 'openedAt', 'shareToken'],
      ...{ 'size-requests': ['token'], 'size-replies': ['token'], 'design-assets': ['previewName'] },
      ...{ 'mail-messages': ['data'], 'admin-users': ['sessions'], teams: ['sessions'] },
      'team-people': ['sessions'],
    },
  ],
  [
    ['sales', 'production', 'warehouse', 'bookkeeper', ...administrators],
    ['read'],
    { orders: WRITE_OFF, 'team-orders': WRITE_OFF },
  ],
  [
    ['team', 'sales', 'production', 'bookkeeper', ...administrators],
    ['read'],
    { teams: ['companyName', 'billingAddress'], 'team-orders': ['companyName', 'billingAddress'] },
  ],
  [
    ['team', 'sales', ...administrators],
    ['update'],
    {
      teams: [
        ...['division', 'sportType', 'contactPerson', 'phone', 'logo', 'logoUrl'],
        ...['numbersUniqueIn', 'backNames', 'capitalNames'],
      ],
    },
  ],
  [['owner'], written, { 'admin-users': ['role', 'ownRole', 'isActive'] }],
  [['owner'], ['update'], { 'site-settings': ['bankDetails'] }],
  [administrators, ['read'], { 'site-settings': ['bankDetails'] }],
  [[], written, { 'admin-users': ['roleLabel', 'permissions'] }],
  [
    ['sales', ...administrators],
    ['update'],
    {
      teams: ['teamName', 'isActive', 'vatNumber', 'isTaxExempt', 'allowsAnyNumber'],
      'team-members': ['team'],
    },
  ],
  [administrators, ['update'], { 'site-settings': ['salesEmail'] }],
  [['sales', ...administrators], ['read'], { reviews: ['order'] }],
  [
    ['sales', 'production', 'warehouse', 'bookkeeper', ...administrators],
    ['read'],
    { 'product-variations': ['costPrice'] },
  ],
  [administrators, ['read'], { 'site-settings': ['outputProfile'] }],
  [
    administrators,
    ['read', 'update'],
    {
      'site-settings': [
        ...[
          'lowStockThreshold',
          'invoicePrefix',
          'firstInvoiceNumber',
          'creditNotePrefix',
          'firstCreditNoteNumber',
          'priceTiers',
          'techniquePrices',
          'threads',
          'assetQuotaMb',
          'unconfirmedPieces',
          'unconfirmedAmount',
        ],
        ...['invoiceDays', 'returnDays', 'seamAllowance', 'roll', 'sizeTable', 'kitDesignMonths', 'strictKitChecks'],
        ...['shirtNumbers', 'backups', 'journalAccounts'],
        ...['remindersOn', 'reminderDaysBefore', 'reminderDaysAfter', 'depositPercent', 'depositFor'],
        ...['companyName', 'companyNumber', 'vatNumber', 'country', 'currency', 'locale', 'timeZone'],
      ],
    },
  ],
  [
    ['editor', ...administrators],
    ['read'],
    { media: ['title', 'folder'], pages: ['savedBy', 'publishAt', 'unpublishAt'] },
  ],
];

it('each field lets through whom it is for, and no other field has a rule', async () => {
  const expected = fieldsOf.flatMap(([allowed, fieldActions, fields]) =>
    Object.entries(fields).flatMap(([slug, names]) =>
      names.flatMap((name) => fieldActions.map((action) => [`${slug}.${name} ${action}`, allowed])),
    ),
  );
  expect(await letThrough()).toEqual(Object.fromEntries(expected));
});

describe('a deactivated account', () => {
  const deactivated = (['team', ...STAFF] as const).map((actor): [Actor, Account] => [
    actor,
    { ...accounts[actor]!, isActive: false },
  ]);

  it.each(deactivated)('is a stranger to every rule: %s', async (_actor, account) => {
    const rules: [string, Access | undefined][] = [
      ...[...config.collections, ...config.globals]
        .flatMap(({ slug, access }) =>
          Object.entries(access).map(([action, rule]): [string, Access] => [`${slug} ${action}`, rule]),
        )
        .filter(([name]) => !name.endsWith(' unlock')),
      ...[...allFieldRules()].flatMap(([field, rules]) =>
        Object.entries(rules).map(([action, rule]): [string, Access] => [`${field} ${action}`, rule]),
      ),
    ];
    expect(rules.length).toBeGreaterThan(200);
    for (const [name, rule] of rules) {
      const data = { team: account.id };
      expect(await answer(rule, requestOf(account), data), name).toEqual(await answer(rule, requestOf(null), data));
    }
  });

  it.each([{ role: 'director' }, { role: undefined }])('is no more than staff of no known role: %j', async (none) => {
    const staff = { ...accounts.administrator!, ...none };
    for (const slug of slugs.filter((each) => each !== 'admin-users')) {
      for (const action of actions) {
        const rule = collectionOf(slug).access[action];
        expect(await answer(rule, requestOf(staff)), slug).toEqual(await answer(rule, requestOf(null)));
      }
    }
  });

  /** The session is left over, as from a change in the database. */
  it('reaches nothing with a token that is still valid', async () => {
    const [staff, team] = [await createStaff('administrator'), await createTeam()];
    const asks: [string, string][] = [
      [staff.token, '/api/orders'],
      [staff.token, '/api/customers'],
      [staff.token, `/api/admin-users/${staff.user.id}`],
      [staff.token, '/api/globals/site-settings'],
      [team.token, `/api/teams/${team.user.id}`],
      [team.token, '/api/team-members'],
      [team.token, '/api/team-orders'],
    ];
    const statuses = () => Promise.all(asks.map(async ([token, path]) => (await api('GET', path, { token })).status));
    expect(await statuses()).toEqual(asks.map(() => 200));
    await rows`update admin_users set is_active = false where id = ${staff.user.id}`;
    await rows`update team_profiles set is_active = false where id = ${team.user.id}`;
    expect(await rows`select id from admin_users_sessions where _parent_id = ${staff.user.id}`).toHaveLength(1);
    expect(await statuses()).toEqual(asks.map(() => 401));
    const change = { token: staff.token, body: { phone: '1' } };
    expect((await api('PATCH', `/api/teams/${team.user.id}`, change)).status).toBe(401);
  });
});

describe('how someone signs in', () => {
  it.each([{ password: 'Another-horse-2' }, { email: 'somebody@else.test' }])(
    'is not changed by a session alone: %j',
    async (change) => {
      const [staff, team] = [await createStaff('administrator'), await createTeam()];
      const patch = (path: string, token: string, body: object) => api('PATCH', path, { token, body });
      expect((await patch(`/api/admin-users/${staff.user.id}`, staff.token, change)).status).toBe(403);
      expect((await patch(`/api/teams/${team.user.id}`, team.token, change)).status).toBe(403);
      expect((await patch(`/api/teams/${team.user.id}`, team.token, { username: 'somebody-else' })).status).toBe(403);
      const same = { email: staff.user.email, fullName: 'Renamed' };
      expect((await patch(`/api/admin-users/${staff.user.id}`, staff.token, same)).status).toBe(200);
      expect((await patch(`/api/teams/${team.user.id}`, team.token, { phone: '1' })).status).toBe(200);
      expect(
        (await patch(`/api/teams/${team.user.id}`, staff.token, { username: `named-${team.user.id}` })).status,
      ).toBe(200);
    },
  );

  it.each([
    ...['first-register', 'unlock', 'reset-password', 'verify/x'].map((path) => `admin-users/${path}`),
    ...['first-register', 'unlock', 'forgot-password', 'reset-password', 'refresh-token', 'verify/x'].map(
      (path) => `teams/${path}`,
    ),
  ])('goes no way of Payload’s own: %s', async (path) => {
    const { status, body } = await api('POST', `/api/${path}`, {
      body: { email: 'a@b.test', password: 'Correct-horse-1' },
    });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
