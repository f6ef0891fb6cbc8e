import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import '../setup/incoming';
import { DOCUMENT_LOADERS } from '@/areas/back-office/orders/documents/load-packing-slips';
import { staffTermsInput } from '@/domain/teams/staff-terms-input';
import { submissionFields, teamEditQuoteInput, teamOrderEditInput } from '@/domain/teams/team-draft-input';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { checkBooks, SNAPSHOT } from '@/modules/books/check-books';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { createTeamOrder } from '@/modules/team/orders/create-team-order';
import { editTeamOrder, quoteTeamOrderEdit } from '@/modules/team/orders/edit-team-order';
import type { AdminUser, Team } from '@/payload-types';
import { api } from '../setup/http';
import { giveProof } from '../setup/team-orders';
import {
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  password,
  payload,
  rows,
  unique,
  type Signed,
} from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const { user: alex, token } = await createStaff('administrator');
const role = await api<{ doc: { id: string } }>('POST', '/api/roles', {
  ...{ token: (await createStaff('owner')).token, confirm: password },
  body: { name: unique('Orders'), permissions: ['orders:write', 'teams:read'] },
});
const { user: clerk, token: clerkToken } = await createStaff('own', { ownRole: role.body.doc.id });
await payload.updateGlobal({
  slug: 'tax-settings',
  data: { ...NO_TAXES, isCharged: true, rates: UK_RATES, homeRate: 0.79, homeRateOn: '2026-11-02' } as never,
});
const bag = await createProduct({
  name: 'Agreed Bag',
  stock: 0,
  price: 20,
  priceTiers: [{ minQuantity: 10, percentOff: 10 }],
});
const shirt = await createProduct({ stock: { M: 0, XXL: 0 }, price: 20, additionalPrices: { XXL: 2 } });

const bags = (count: number) => ({ key: 'a', product: bag.id, extras: { ONE: count } });
const setUp = (unitPrice = 30, more: object = {}) => ({
  ...{ custom: { description: 'Set-up fee' }, quantity: 1, unitPrice, ...more },
});
const agreed = (unitPrice: number) => ({ linePrices: { a: { unitPrice } }, priceReason: 'Sponsor' });

const create = async (team: Signed<Team>, items: object[], terms: object = {}, user: AdminUser = alex) =>
  createTeamOrder({
    ...{ ...(await asStaff(user)), teamId: team.user.id, idempotencyKey: randomUUID() },
    submission: submissionFields.parse({ items }),
    terms: staffTermsInput.parse(terms),
  });
async function created(team: Signed<Team>, items: object[], terms: object = {}) {
  const made = await create(team, items, terms);
  return made.ok ? made.order.id : expect.fail(JSON.stringify(made));
}
const loaded = async (id: string) => (await loadTeamOrder({ payload, id }))!;
const edit = async (id: string, items: object[], terms: object = {}, user: AdminUser = alex) =>
  editTeamOrder({
    ...{ ...(await asStaff(user)), orderId: id, reason: 'As agreed', terms: staffTermsInput.parse(terms) },
    input: teamOrderEditInput.parse({ items, revision: (await loaded(id)).revision }),
  });
const editByTeam = async ({ token: own }: Signed<Team>, id: string, items: object[]) =>
  api('PUT', `/api/team/orders/${id}`, { token: own, body: { items, revision: (await loaded(id)).revision } });
const ordered = (count: number, key = 'ordered-0') => ({ key, product: bag.id, extras: { ONE: count } });
const logged = async (id: string, action: string) =>
  (
    await rows<{ after: Record<string, unknown> }>`
    select after from activity_log where subject_id = ${id} and action = ${action} order by created_at desc`
  )[0]?.after;

describe('a price that staff set for a team', () => {
  it('takes a reason and the permission, ends the quantity discount and is logged', async () => {
    const team = await createTeam();
    expect(await create(team, [bags(10)], { ...agreed(15), priceReason: '' })).toMatchObject({
      ok: false,
      fieldErrors: { priceReason: ['Enter why a price is changed.'] },
    });
    expect(await create(team, [bags(10)], agreed(15), clerk)).toMatchObject({ ok: false, code: 'forbidden' });
    const id = await created(team, [bags(10)], agreed(15));
    expect(await loaded(id)).toMatchObject({
      ...{ totalAmount: 150, discountAmount: 0 },
      data: { items: [{ unitPrice: 15, priceReason: 'Sponsor' }], discounts: [] },
    });
    expect(await logged(id, 'team-order.created')).toMatchObject({ priceReason: 'Sponsor', totalAmount: 150 });
  });

  it('may differ by size, and is that of all sizes otherwise', async () => {
    const team = await createTeam();
    const shirts = { key: 'a', product: shirt.id, color: 'Red', extras: { M: 1, XXL: 2 } };
    const id = await created(team, [shirts], agreed(18));
    expect((await loaded(id)).data.items[0]).toMatchObject({ unitPrice: 18, totalPrice: 54 });
    const byPart = { linePrices: { 'ordered-0': { unitPrice: 18, sizePrices: { XXL: 19.8 } } }, priceReason: 'Fair' };
    expect(await edit(id, [{ ...shirts, key: 'ordered-0' }], byPart)).toMatchObject({
      ...{ ok: true, totalAmount: 57.6 },
      changes: [expect.stringMatching(/Red, 2X-Large: .+18\.00 → .+19\.80 each$/), expect.stringMatching(/^Total/)],
    });
    expect((await loaded(id)).data.items[0]).toMatchObject({ sizePrices: { XXL: 19.8 }, priceReason: 'Fair' });
    expect(await logged(id, 'team-order.edited')).toMatchObject({ priceReason: 'Fair', reason: 'As agreed' });
  });

  it('stays when the team or staff change the pieces; what they add costs today’s price', async () => {
    const team = await createTeam();
    const id = await created(team, [bags(2)], agreed(15));
    expect((await editByTeam(team, id, [ordered(12)])).status).toBe(200);
    expect(await loaded(id)).toMatchObject({ totalAmount: 180, discountAmount: 0 });
    expect(await edit(id, [ordered(3)], {}, clerk)).toMatchObject({ ok: true, totalAmount: 45 });
    const more = [ordered(3), { key: 'new', product: shirt.id, color: 'Red', extras: { M: 1 } }];
    expect((await editByTeam(team, id, more)).status).toBe(200);
    expect(await loaded(id)).toMatchObject({
      totalAmount: 65,
      data: { items: [{ priceReason: 'Sponsor' }, { unitPrice: 20 }] },
    });
    expect(
      await edit(id, more, { linePrices: { 'ordered-0': { unitPrice: 1 } }, priceReason: 'No' }, clerk),
    ).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('is never told to the team with its reason', async () => {
    const team = await createTeam();
    const id = await created(team, [bags(2)], { ...agreed(15), priceReason: 'Between us' });
    const read = async (as: string) => JSON.stringify((await api('GET', `/api/team-orders/${id}`, { token: as })).body);
    expect(await read(token)).toContain('Between us');
    expect(await read(team.token)).toContain('"unit_price":15');
    expect(await read(team.token)).not.toContain('Between us');
    const email = await writeEmail('team-order-confirmation', { orderId: id });
    expect(`${email?.text}${email?.html}`).not.toContain('Between us');
  });
});

describe('a custom line of a team’s order', () => {
  it('is taxed, invoiced, emailed and counted as of the shop, and is in no document of work', async () => {
    const team = await createTeam({ email: `${unique('manager')}@team.test` });
    const id = await created(team, [bags(2)], {
      customLines: [
        setUp(),
        setUp(5, { custom: { description: 'Postcards', taxClass: 'zero', isService: false }, quantity: 4 }),
      ],
    });
    expect(await loaded(id)).toMatchObject({ totalAmount: 90, totalItems: 6 });
    const email = await writeEmail('team-order-confirmation', { orderId: id });
    for (const text of [email?.text, email?.html]) expect(text).toContain('Set-up fee');
    const [work] = await DOCUMENT_LOADERS.team(await asStaff(alex), [id]);
    expect(work?.orderItems.map(({ productName }) => productName)).toEqual(['Agreed Bag', 'Postcards']);
    const approved = await api('PATCH', `/api/team-orders/${id}`, { token, body: { status: 'approved' } });
    expect(approved.status).toBe(200);
    const [invoice] = await rows<{ rows: object[] }>`select rows from invoices where team_order_id = ${id}`;
    expect(invoice?.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Set-up fee', quantity: 1, taxRate: 20, amount: 30 }),
        expect.objectContaining({ name: 'Postcards', quantity: 4, taxRate: 0, amount: 20 }),
      ]),
    );
  });

  it('is staff’s to change, kept by a team’s edit, and left out when the order is copied', async () => {
    const team = await createTeam();
    const id = await created(team, [bags(1)], { customLines: [setUp()] });
    expect((await editByTeam(team, id, [ordered(2)])).status).toBe(200);
    const { data, totalAmount } = await loaded(id);
    expect(totalAmount).toBe(70);
    const [, fee] = data.items;
    expect(fee).toMatchObject({ productName: 'Set-up fee', unitPrice: 30, custom: { isService: true } });
    expect((await editByTeam(team, id, [])).status).toBe(422);
    const changed = [{ id: fee!.id, ...setUp(45, { custom: { description: 'Digitising' } }) }];
    expect(await edit(id, [ordered(2)], { customLines: changed })).toMatchObject({
      ...{ ok: true, totalAmount: 85 },
      changes: ['Removed 1 × Set-up fee', 'Added 1 × Digitising', expect.stringMatching(/^Total/)],
    });
    expect((await loaded(id)).data.items[1]).toMatchObject({ id: fee!.id, productName: 'Digitising' });
    const copied = await api<{ draft: { items: object[] } }>('POST', '/api/team/draft/from-order', {
      ...{ token: team.token, body: { orderId: id } },
    });
    expect(copied.body.draft.items).toHaveLength(1);
    expect(await edit(id, [ordered(2)], { customLines: [] })).toMatchObject({ ok: true, totalAmount: 40 });
  });

  it('alone is an order, whose proof it never voids', async () => {
    const team = await createTeam();
    const id = await created(team, [], { customLines: [setUp()] });
    expect(await loaded(id)).toMatchObject({ totalAmount: 30, totalItems: 0, shippingAmount: 0, needsProof: false });
    const named = {
      key: 'a',
      product: bag.id,
      players: [{ name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'ONE' }],
    };
    const printed = await created(team, [named]);
    await giveProof(alex, printed);
    expect(await edit(printed, [{ ...named, key: 'ordered-0' }], { customLines: [setUp(5)] })).toMatchObject({
      ok: true,
      voids: [],
      totalAmount: 25,
    });
  });

  it('is kept by an integration that sends back what it read', async () => {
    const team = await createTeam();
    const id = await created(team, [bags(1)], { customLines: [setUp()], ...agreed(15) });
    type Read = { orderData: { items: { custom?: object; price_reason?: string }[] } };
    const { body } = await api<Read>('GET', `/api/team-orders/${id}`, { token });
    expect(body.orderData.items).toMatchObject([{ price_reason: 'Sponsor' }, { custom: { is_service: true } }]);
    const [first, fee] = body.orderData.items;
    const sent = (orderData: object, as: string) =>
      api('PATCH', `/api/team-orders/${id}`, { token: as, body: { orderData } });
    const twice = {
      ...body.orderData,
      items: [{ ...first, quantities: { ONE: 2 }, total_quantity: 2, total_price: 30 }, fee],
    };
    expect((await sent(twice, clerkToken)).status).toBe(200);
    expect(await loaded(id)).toMatchObject({
      totalAmount: 60,
      totalItems: 2,
      data: { items: [{ priceReason: 'Sponsor' }, {}] },
    });
    const cheaper = { ...twice, items: [{ ...twice.items[0], unit_price: 1, total_price: 2 }, fee] };
    expect((await sent(cheaper, clerkToken)).status).toBe(403);
    expect((await sent(cheaper, token)).status).toBe(200);
    expect(
      (await sent({ ...cheaper, items: [{ ...first, custom: { tax_class: 'zero', is_service: true } }] }, token))
        .status,
    ).toBe(422);
  });
});

describe('a discount on a team’s order', () => {
  const loyalty = { discount: { kind: 'percentage', value: 10, name: 'Loyalty' } };

  it('is taken off all lines at their rates, and stays in per cent whoever edits', async () => {
    const team = await createTeam();
    const id = await created(team, [bags(2)], { ...loyalty, customLines: [setUp(60)] });
    expect(await loaded(id)).toMatchObject({ totalAmount: 90, discountAmount: 10 });
    expect((await editByTeam(team, id, [ordered(4)])).status).toBe(200);
    expect(await loaded(id)).toMatchObject({ totalAmount: 126, discountAmount: 14 });
    expect(await edit(id, [ordered(4)], { discount: null }, clerk)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await edit(id, [ordered(4)], { discount: null })).toMatchObject({
      ...{ ok: true, totalAmount: 140 },
      changes: ['Discount: Loyalty, 10% → –', expect.stringMatching(/^Total/)],
    });
  });

  it('in money is never more than the goods, and the quote says what an edit comes to', async () => {
    const team = await createTeam();
    const off = (value: number) => ({ discount: { kind: 'amount', value } });
    expect(await create(team, [bags(1)], off(25))).toMatchObject({
      fieldErrors: { 'discount.value': ['This is more than the items cost.'] },
    });
    const id = await created(team, [bags(3)], off(25));
    expect(await loaded(id)).toMatchObject({ totalAmount: 35 });
    const asked = { ...(await asStaff(alex)), orderId: id, ...teamEditQuoteInput.parse({ items: [ordered(3)] }) };
    const quoted = await quoteTeamOrderEdit({ ...asked, terms: staffTermsInput.parse(off(30)) });
    expect(quoted?.quote).toMatchObject({ totalAmount: 30, given: { amount: 30, isGiven: true } });
    const refused = await editByTeam(team, id, [ordered(1)]);
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('less than the discount') },
    });
  });
});

it('keeps the books', async () => {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  await client.query(SNAPSHOT);
  for await (const { law, wrong, examples } of checkBooks(client))
    expect({ law, wrong, examples }).toMatchObject({ wrong: 0 });
  await client.end();
});
