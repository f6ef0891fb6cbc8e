import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { submissionInput } from '@/domain/teams/team-draft-input';
import { createTeamOrder } from '@/modules/team/orders/create-team-order';
import type { Team } from '@/payload-types';
import { api } from '../setup/http';
import {
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  rows,
  payload,
  stockOf,
  unique,
  type Signed,
} from '../setup/shop';
import { storeTeamOrder } from '@/domain/teams/stored-team-order';
import { createArtwork, linesIn } from '../setup/team-orders';
import { writeEmail } from '../setup/written-email';

const shirt = await createProduct({
  name: 'Squad Shirt',
  salePrice: 17.99,
  stock: { M: 3, L: 3 },
  additionalPrices: { L: 2.5 },
  isCustomizable: true,
  priceTiers: [
    { minQuantity: 10, percentOff: 5 },
    { minQuantity: 20, percentOff: 10 },
  ],
});
const bag = await createProduct({ name: 'Squad Bag', stock: 0, price: 12.34 });

type Submitted = {
  id: string;
  orderNumber: string;
  totalAmount: number;
  code?: string;
  message?: string;
  fieldErrors?: Record<string, string[]>;
  version?: number;
};

const submit = (signed: Signed<Team>, body: unknown, key: string = randomUUID()) =>
  api<Submitted>('POST', '/api/team/orders', { token: signed.token, body, headers: { 'Idempotency-Key': key } });
const save = (signed: Signed<Team>, version: number, items: object[], notes = '') =>
  api<{ version: number; submitKey: string }>('PUT', '/api/team/draft', {
    token: signed.token,
    body: { version, draft: { items, notes } },
  });
const shirts = (extras: object, change: object = {}) => ({ product: shirt.id, color: 'Red', extras, ...change });
async function ordersOf({ user }: Signed<Team>) {
  const orders = await rows<{ id: string; order_number: string }>`
    select id, order_number, status, total_amount::float8 as total, discount_amount::float8 as discount,
         total_items::int as items, notes, needs_proof
    from team_orders where team_id = ${user.id} order by created_at`;
  return Promise.all(orders.map(async (each) => ({ ...each, order_data: storeTeamOrder(await linesIn(each.id)) })));
}

describe('POST /api/team/orders', () => {
  it('submits the saved draft: order, history, emails, and the draft emptied', async () => {
    const email = `${unique('manager')}@team.test`;
    const signed = await createTeam({ email, contactPerson: 'Maya' });
    const players = [{ name: ' Abi ', nameOnBack: 'CARTER', number: 7, size: 'M' }];
    const saved = await save(
      signed,
      0,
      [
        { key: 'a', ...shirts({ M: 8, L: 1 }, { players }) },
        { key: 'b', product: bag.id, extras: { ONE: 2 } },
      ],
      ' By May \r\n please ',
    );
    const answer = await submit(signed, { version: 1 }, saved.body.submitKey);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      orderNumber: expect.stringMatching(/^ORD-\d{4}-\d{6}$/),
      status: 'pending',
      statusLabel: 'Pending Approval',
      totalAmount: 197.96,
      ...{ netAmount: 197.96, taxAmount: 0, taxLines: [] },
      discountAmount: 9.12,
      totalItems: 12,
      needsProof: true,
      createdAt: expect.any(String),
    });
    expect(await ordersOf(signed)).toEqual([
      {
        id: answer.body.id,
        order_number: answer.body.orderNumber,
        status: 'pending',
        total: 197.96,
        discount: 9.12,
        items: 12,
        notes: 'By May \n please',
        needs_proof: true,
        order_data: {
          items: [
            {
              id: expect.stringMatching(/^[\da-f-]{36}$/),
              product_id: shirt.id,
              product_name: 'Squad Shirt',
              sku: shirt.sku,
              color: 'Red',
              quantities: { M: 9, L: 1 },
              unit_price: 17.99,
              size_prices: { L: 20.49 },
              total_quantity: 10,
              total_price: 182.4,
              customized: true,
              players: [{ name: 'Abi', name_on_back: 'CARTER', number: 7, size: 'M' }],
            },
            {
              id: expect.stringMatching(/^[\da-f-]{36}$/),
              product_id: bag.id,
              product_name: 'Squad Bag',
              sku: bag.sku,
              color: null,
              quantities: { ONE: 2 },
              unit_price: 12.34,
              total_quantity: 2,
              total_price: 24.68,
              customized: false,
              players: [],
            },
          ],
          discounts: [{ product_name: 'Squad Shirt', color: 'Red', quantity: 10, percent_off: 5, amount: 9.12 }],
        },
      },
    ]);
    expect(
      await rows`select type, "from", "to", by_name, by_staff from team_order_events
        where team_order_id = ${answer.body.id}`,
    ).toEqual([{ type: 'submitted', from: null, to: 'pending', by_name: 'Maya', by_staff: false }]);
    const draft = await api('GET', '/api/team/draft', { token: signed.token });
    expect(draft.body).toMatchObject({ draft: { items: [], notes: '' }, version: 2 });
    expect(await stockOf(shirt.id)).toEqual({ total: 6, sizes: { M: 3, L: 3 } });

    const mails = await rows<{ to: string; template: 'team-order-confirmation' | 'team-order-notice'; data: object }>`
      select "to", template, data from mail_messages where data ->> 'orderId' = ${answer.body.id}
      order by "to" = 'supplier'`;
    expect(mails.map(({ to, template }) => [to, template])).toEqual([
      [email, 'team-order-confirmation'],
      ['supplier', 'team-order-notice'],
    ]);
    const paths = {
      'team-order-confirmation': '/teamwear-portal/orders/',
      'team-order-notice': `/admin/clubs/${signed.user.id}/orders/`,
    };
    for (const { template, data } of mails) {
      const email = await writeEmail(template, data as Record<string, unknown>);
      for (const text of [email?.text, email?.html]) {
        expect(text).toContain(`http://shop.test${paths[template]}${answer.body.id}`);
        for (const part of [
          answer.body.orderNumber,
          'Squad Shirt, Red',
          '9 × Medium',
          '7 CARTER · Medium',
          '$197.96',
          '5% off 10 × Squad Shirt',
        ]) {
          expect(text).toContain(part);
        }
      }
    }
  });

  it('keeps the logos of each line by name and place, and says them in its emails', async () => {
    const signed = await createTeam({ email: `${unique('manager')}@team.test` });
    const crest = await createArtwork(signed.user, 'Crest');
    const prints = [{ asset: crest, place: 'left-chest' }];
    const { body } = await submit(signed, { items: [shirts({ M: 5 }, { prints }), shirts({ M: 5 })] });
    expect(body).toMatchObject({ discountAmount: 9, needsProof: true });
    const [order] = await ordersOf(signed);
    expect(order?.order_data).toMatchObject({
      items: [{ prints: [{ asset_id: crest, name: 'Crest', place: 'left-chest' }] }, {}],
    });
    const email = await writeEmail('team-order-confirmation', { orderId: body.id });
    expect(email?.text).toContain('5 x Squad Shirt, Red, “Crest” (left chest) (5 × Medium)');
  });

  it('refuses files that are none of the team’s logos', async () => {
    const [signed, other] = [await createTeam(), await createTeam()];
    const deleted = await createArtwork(signed.user, 'Old crest');
    await rows`update design_assets set is_active = false where id = ${deleted}`;
    const files = [
      await createArtwork(other.user, 'Theirs'),
      await createArtwork(signed.user, 'Guide', 'guide'),
      deleted,
    ];
    const places = ['left-chest', 'back', 'left-leg'];
    const prints = files.map((asset, index) => ({ asset, place: places[index] }));
    const { status, body } = await submit(signed, { items: [shirts({ M: 1 }, { prints })] });
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors ?? {})).toEqual([0, 1, 2].map((index) => `items.0.prints.${index}.asset`));
  });

  it('takes items of their own, and leaves the draft alone', async () => {
    const signed = await createTeam();
    await save(signed, 0, [{ key: 'a', ...shirts({ M: 1 }) }]);
    const { status, body } = await submit(signed, { items: [shirts({ L: 20 })], notes: 'By API' });
    expect({ status, total: body.totalAmount }).toEqual({ status: 201, total: 368.82 });
    const draft = await api('GET', '/api/team/draft', { token: signed.token });
    expect(draft.body).toMatchObject({ version: 1, draft: { items: [{ key: 'a' }] } });
  });

  it('asks again where the total is not the one that was shown', async () => {
    const signed = await createTeam();
    await save(signed, 0, [{ key: 'a', ...shirts({ M: 1 }) }]);
    const refused = await submit(signed, { version: 1, expectedTotal: 10 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'prices_changed', expectedTotal: 10, totalAmount: 17.99, quote: { totalAmount: 17.99 } },
    });
    expect(await ordersOf(signed)).toEqual([]);
    expect((await submit(signed, { version: 1, expectedTotal: 17.99 })).status).toBe(201);
  });

  it('needs no email address of the team', async () => {
    const signed = await createTeam();
    const { body } = await submit(signed, { items: [shirts({ M: 1 })] });
    expect(await rows`select "to" from mail_messages where data ->> 'orderId' = ${body.id}`).toEqual([
      { to: 'supplier' },
    ]);
  });
});

describe('what a submission refuses', () => {
  const fields = ({ fieldErrors }: Submitted) => Object.keys(fieldErrors ?? {});

  it.each([
    ['nothing', {}, 'items'],
    ['a negative count', { items: [{ product: 'x', extras: { M: -1 } }] }, 'items.0.extras.M'],
    ['an unknown product', { items: [{ product: randomUUID(), extras: { M: 1 } }] }, 'items.0.product'],
    ['an id that is no UUID', { items: [{ product: "1' or '1'='1", extras: { M: 1 } }] }, 'items.0.product'],
    [
      'notes that are long once stored',
      { items: [{ product: 'x', extras: { M: 1 } }], notes: '\u0958'.repeat(2000) },
      'notes',
    ],
  ])('%s', async (_what, body, field) => {
    const signed = await createTeam();
    const answer = await submit(signed, body);
    expect({ status: answer.status, code: answer.body.code, fields: fields(answer.body) }).toEqual({
      status: 422,
      code: 'invalid',
      fields: [field],
    });
    expect(await ordersOf(signed)).toEqual([]);
  });

  it('a sum that could not be stored, so that staff could never move the order on', async () => {
    const signed = await createTeam();
    const dear = await createProduct({ price: 90_000, stock: { M: 1 } });
    const answer = await submit(signed, { items: [shirts({ M: 999 }, { product: dear.id })] });
    expect([answer.status, fields(answer.body)]).toEqual([422, ['items']]);
    expect(await ordersOf(signed)).toEqual([]);
  });

  it('an empty draft, in the words of the specification', async () => {
    const signed = await createTeam();
    for (const version of [0, 1]) {
      if (version === 1) await save(signed, 0, [], 'only words');
      expect(await submit(signed, { version })).toMatchObject({
        status: 422,
        body: { code: 'empty_order', message: 'Please add items to your order before submitting.' },
      });
    }
  });

  it('a draft that was changed in the meantime: 409 with the newer one', async () => {
    const signed = await createTeam();
    await save(signed, 0, [{ key: 'a', ...shirts({ M: 1 }) }]);
    await save(signed, 1, [{ key: 'a', ...shirts({ M: 2 }) }]);
    const answer = await submit(signed, { version: 1 });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', version: 2, draft: { items: [{ extras: { M: 2 } }] } },
    });
    expect(await ordersOf(signed)).toEqual([]);
  });

  it.each(['', '{"items": [', 'undefined'])('what is no JSON: %j', async (body) => {
    const signed = await createTeam();
    expect(await submit(signed, body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});

describe('the Idempotency-Key', () => {
  it.each([
    ['missing', undefined],
    ['too short', 'short'],
  ])('is required as it should be: %s', async (_what, key) => {
    const { token } = await createTeam();
    const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
    const answer = await api<Submitted>('POST', '/api/team/orders', { token, headers, body: { version: 1 } });
    expect(answer).toMatchObject({ status: 422, body: { fieldErrors: { 'Idempotency-Key': [expect.any(String)] } } });
  });

  it.each([
    ['the saved draft', true],
    ['items of their own', false],
  ])('makes one order of 50 at once: %s', async (_what, isDraft) => {
    const signed = await createTeam();
    const items = [shirts({ M: 3 })];
    const key = isDraft ? (await save(signed, 0, [{ key: 'a', ...items[0] }])).body.submitKey : randomUUID();
    const body = isDraft ? { version: 1 } : { items };
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(signed, body, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await submit(signed, body, key)).text).toBe(answers[0]?.text);
    expect(await ordersOf(signed)).toHaveLength(1);
    const events = await rows`select 1 from team_order_events where team_id = ${signed.user.id}`;
    expect(events).toHaveLength(1);
  });

  it('makes one order of a version of the draft under 20 different keys too', async () => {
    const signed = await createTeam();
    await save(signed, 0, [{ key: 'a', ...shirts({ M: 1 }) }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(signed, { version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await ordersOf(signed)).toHaveLength(1);
  });

  it('is refused for a different order', async () => {
    const signed = await createTeam();
    const key = randomUUID();
    await submit(signed, { items: [shirts({ M: 1 })] }, key);
    const answer = await submit(signed, { items: [shirts({ M: 2 })] }, key);
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('still answers its order once prices have changed or the product is gone', async () => {
    const signed = await createTeam();
    const product = await createProduct({ stock: 1 });
    const body = { items: [{ product: product.id, extras: { ONE: 1 } }], expectedTotal: 20 };
    const key = randomUUID();
    const first = await submit(signed, body, key);
    await payload.update({ collection: 'products', id: product.id, data: { isActive: false } });
    expect(await submit(signed, body, key)).toMatchObject({ status: 201, text: first.text });
  });

  it('is the team’s own: another team neither reads nor blocks by it', async () => {
    const [mine, other] = await Promise.all([createTeam(), createTeam()]);
    const key = randomUUID();
    const body = { items: [shirts({ M: 1 })] };
    const first = await submit(mine, body, key);
    const second = await submit(other, body, key);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await ordersOf(mine)).toHaveLength(1);
    expect(await ordersOf(other)).toHaveLength(1);
  });

  it('draws no draft of another team', async () => {
    const [mine, other] = await Promise.all([createTeam(), createTeam()]);
    const saved = await save(mine, 0, [{ key: 'a', ...shirts({ M: 1 }) }]);
    expect((await submit(other, { version: 1 }, saved.body.submitKey)).status).toBe(409);
    expect(await ordersOf(other)).toEqual([]);
    expect((await submit(mine, { version: 1 }, saved.body.submitKey)).status).toBe(201);
  });
});

describe('an order that staff create for a team', () => {
  const create = async (
    role: 'administrator' | 'content_manager',
    teamId: string,
    input: object,
    key = randomUUID(),
  ) => {
    const { user } = await createStaff(role, { fullName: 'Alex Morgan' });
    const { req } = await asStaff(user);
    const submission = submissionInput.parse(input);
    return createTeamOrder({ req, teamId, submission, idempotencyKey: key });
  };

  it('is the portal’s own, under the name of the staff member who enters it, once, and leaves the draft alone', async () => {
    const email = `${unique('manager')}@team.test`;
    const signed = await createTeam({ email });
    await save(signed, 0, [shirts({ M: 1 })]);
    const key = randomUUID();
    const input = { items: [shirts({ L: 20 })], notes: 'By phone', expectedTotal: 368.82 };
    const first = await create('administrator', signed.user.id, input, key);
    expect(first).toMatchObject({ ok: true, order: { status: 'pending', totalItems: 20, totalAmount: 368.82 } });
    expect(await create('administrator', signed.user.id, input, key)).toEqual({ ...first, isRepeated: true });

    const portals = await submit(signed, { items: [shirts({ L: 20 })] });
    expect(portals.body.totalAmount).toBe(368.82);
    const [order, ...others] = await ordersOf(signed);
    expect(others).toHaveLength(1);
    expect(order).toMatchObject({ notes: 'By phone', items: 20 });
    expect(await rows`select version::int from team_order_drafts where team_id = ${signed.user.id}`).toEqual([
      { version: 1 },
    ]);
    expect(
      await rows`select type, by_name, by_staff from team_order_events where team_order_id = ${order?.id}`,
    ).toEqual([{ type: 'submitted', by_name: 'Alex Morgan', by_staff: true }]);
    expect(
      await rows`select actor_name, subject from activity_log where action = 'team-order.created'
        and subject_id = ${order?.id}`,
    ).toEqual([{ actor_name: 'Alex Morgan', subject: order?.order_number }]);
    const mails = await rows<{ to: string }>`select "to" from mail_messages where template = 'team-order-confirmation'
      and data ->> 'orderId' = ${order?.id}`;
    expect(mails).toEqual([{ to: email }]);
  });

  it('asks again where the price changed, and is refused for a team that may not order', async () => {
    const signed = await createTeam();
    const input = { items: [shirts({ M: 1 })] };
    const id = signed.user.id;
    expect(await create('administrator', id, { ...input, expectedTotal: 1 })).toMatchObject({ code: 'prices_changed' });
    expect(await create('content_manager', id, input)).toMatchObject({ code: 'forbidden' });
    expect(await create('administrator', randomUUID(), input)).toMatchObject({ code: 'not_found' });
    await rows`update team_profiles set is_active = false where id = ${id}`;
    expect(await create('administrator', id, input)).toMatchObject({ code: 'inactive' });
    expect(await ordersOf(signed)).toEqual([]);
  });
});
