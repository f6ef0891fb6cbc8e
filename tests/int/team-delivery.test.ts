import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { loadStartAddress } from '@/modules/team/order-builder/quote-draft';
import { createTeamOrder as createForTeam } from '@/modules/team/orders/create-team-order';
import { editTeamOrder } from '@/modules/team/orders/edit-team-order';
import { submissionInput, teamOrderEditInput } from '@/domain/teams/team-draft-input';
import { deliveryFacts } from '@/domain/teams/team-delivery';
import type { Team } from '@/payload-types';
import { api } from '../setup/http';
import { createTeamOrder, giveProof } from '../setup/team-orders';
import { asStaff, createProduct, createStaff, createTeam, rows, payload, unique, type Signed } from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const bag = await createProduct({ name: 'Delivered Bag', stock: 0, price: 12 });

const address = {
  line1: '12 Moss Lane',
  line2: '',
  city: 'Manchester',
  region: 'Lancashire',
  postcode: 'm144px',
  country: 'gb',
};
const stored = {
  line1: '12 Moss Lane',
  line2: null,
  city: 'Manchester',
  region: 'Lancashire',
  postcode: 'M14 4PX',
  country: 'GB',
};
const items = () => [{ key: 'a', product: bag.id, extras: { ONE: 2 } }];

type Answer = {
  id: string;
  quote: object;
  code?: string;
  version: number;
  draft: object;
  fieldErrors?: Record<string, string[]>;
};

const submit = (signed: Signed<Team>, body: object) =>
  api<Answer>('POST', '/api/team/orders', {
    ...{ token: signed.token, body, headers: { 'Idempotency-Key': randomUUID() } },
  });
const save = (signed: Signed<Team>, version: number, draft: object) =>
  api<Answer>('PUT', '/api/team/draft', { token: signed.token, body: { version, draft } });
const loaded = async (id: string) => loadTeamOrder({ payload, id });

describe('the delivery of a team’s order', () => {
  it('is kept in the draft as typed, checked at submission, and stored with the order', async () => {
    const signed = await createTeam({ email: `${unique('manager')}@team.test` });
    const draft = {
      items: items(),
      notes: '',
      shippingAddress: address,
      neededBy: '2099-05-01',
      purchaseOrder: ' PO 7 ',
    };
    const saved = await save(signed, 0, draft);
    expect(saved.status).toBe(200);
    expect(saved.body.draft).toMatchObject({
      shippingAddress: address,
      neededBy: '2099-05-01',
      purchaseOrder: ' PO 7 ',
    });

    const placed = await submit(signed, { version: 1 });
    expect(placed.status).toBe(201);
    expect(await loaded(placed.body.id)).toMatchObject({
      ...{ shippingAddress: stored, neededBy: '2099-05-01', purchaseOrder: 'PO 7' },
    });
    const after = await api<Answer>('GET', '/api/team/draft', { token: signed.token });
    expect(after.body.draft).toEqual({ items: [], notes: '' });
  });

  it('is refused at its fields, and the draft keeps what was typed', async () => {
    const signed = await createTeam();
    const blank = { line1: '', line2: '', city: '', postcode: 'nowhere', country: 'GB' };
    await save(signed, 0, { items: items(), notes: '', shippingAddress: blank, neededBy: '2020-01-01' });
    const refused = await submit(signed, { version: 1 });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors ?? {}).toSorted()).toEqual([
      ...['neededBy', 'shippingAddress.city', 'shippingAddress.line1', 'shippingAddress.postcode'],
    ]);
    const draft = await api<Answer>('GET', '/api/team/draft', { token: signed.token });
    expect(draft.body).toMatchObject({ version: 1, draft: { shippingAddress: blank, neededBy: '2020-01-01' } });
  });

  it.each([
    [{ neededBy: '2099-02-30' }, 'neededBy'],
    [{ purchaseOrder: 'x'.repeat(41) }, 'purchaseOrder'],
    [{ shippingAddress: { ...address, country: 'Mars' } }, 'shippingAddress.country'],
  ])('refuses %j by the API too', async (change, field) => {
    const refused = await submit(await createTeam(), { items: items(), ...change });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual([field]);
  });

  it('goes where the team’s last order went where nobody says otherwise', async () => {
    const signed = await createTeam();
    const first = await submit(signed, { items: items() });
    expect(await loaded(first.body.id)).toMatchObject({ shippingAddress: null, neededBy: null, purchaseOrder: null });
    expect(await loadStartAddress(payload, signed.user.id)).toMatchObject({ line1: '', country: 'GB' });

    await submit(signed, { items: items(), shippingAddress: address, purchaseOrder: 'PO 8' });
    const third = await submit(signed, { items: items() });
    expect(await loaded(third.body.id)).toMatchObject({ shippingAddress: stored, purchaseOrder: null });
    expect(await loadStartAddress(payload, signed.user.id)).toEqual({ ...stored, line2: '' });
    expect(await loadStartAddress(payload, (await createTeam()).user.id)).toMatchObject({ line1: '' });
  });

  it('is checked for staff as for the team', async () => {
    const { user } = await createTeam();
    const staff = await asStaff((await createStaff('administrator')).user);
    const create = (changes: object) =>
      createForTeam({
        ...{ ...staff, teamId: user.id, idempotencyKey: randomUUID() },
        submission: submissionInput.parse({ items: items(), ...changes }),
      });
    expect(await create({ shippingAddress: { ...address, line1: ' ' } })).toMatchObject({
      ...{ ok: false, fieldErrors: { 'shippingAddress.line1': ['Please enter the address.'] } },
    });
    expect(await create({ shippingAddress: address })).toMatchObject({ ok: true });
  });

  it('is in the emails and on the invoice', async () => {
    const signed = await createTeam({ email: `${unique('manager')}@team.test` });
    const placed = await submit(signed, {
      ...{ items: items(), shippingAddress: address, neededBy: '2099-05-01', purchaseOrder: 'PO 9' },
    });
    for (const name of ['team-order-confirmation', 'team-order-notice'] as const) {
      const written = await writeEmail(name, { orderId: placed.body.id });
      for (const text of [written?.text, written?.html])
        for (const part of ['12 Moss Lane, Manchester, Lancashire M14 4PX, United Kingdom', '1 May 2099', 'PO 9'])
          expect(text).toContain(part);
    }
    await payload.update({ collection: 'team-orders', id: placed.body.id, data: { status: 'approved' } });
    const [invoice] = await rows<{ customer: object }>`select customer from invoices
      where team_order_id = ${placed.body.id}`;
    expect(invoice?.customer).toMatchObject({ shippingAddress: stored, purchaseOrder: 'PO 9' });
  });

  describe('by a method of the settings', () => {
    const method = (id: string, name: string, days: number, price: number) => ({
      ...{ id, name, isCollection: false, note: '', days, pricedBy: 'order' },
      ...{ steps: [{ from: 0, price }], freeFrom: null, upTo: null },
    });
    const zones = [
      {
        ...{ name: 'United Kingdom', countries: ['GB'], postcodes: [] },
        methods: [method('standard', 'Standard', 3, 0), method('express', 'Express', 1, 12.5)],
      },
      { name: 'Ireland', countries: ['IE'], postcodes: [], methods: [method('parcel', 'Parcel', 4, 9)] },
    ];
    const daily = { workingDays: [1, 2, 3, 4, 5, 6, 7], cutOff: '23:59', stockDays: 2, madeDays: 10, usualWeight: 500 };
    const set = async (data: object) =>
      payload.updateGlobal({ slug: 'delivery-settings', data: { closures: [], ...daily, ...data } });
    const inDays = (days: number) => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
      return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    };
    const change = async (signed: Signed<Team>, id: string, changes: object) => {
      const revision = (await loaded(id))?.revision;
      return api('PUT', `/api/team/orders/${id}`, { token: signed.token, body: { revision, ...changes } });
    };
    beforeAll(() => set({ zones }));
    afterAll(() => set({ zones: [] }));

    const named = () => [
      { key: 'a', product: bag.id, players: [{ name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'ONE' }] },
    ];

    it('is offered with the draft, for where it goes, and priced with it', async () => {
      const signed = await createTeam();
      const { body: saved } = await save(signed, 0, { items: items(), notes: '', deliveryMethod: 'express' });
      expect(saved.quote).toMatchObject({
        totalAmount: 36.5,
        delivery: {
          ...{ shippingAmount: 12.5, promisedDate: inDays(11), delivery: { method: 'express', days: 11 } },
          methods: [{ id: 'standard' }, { id: 'express' }],
        },
      });
      const ireland = { ...address, postcode: 'D01 F5P2', country: 'IE' };
      const { body: moved } = await save(signed, 1, { items: items(), notes: '', shippingAddress: ireland });
      expect(moved.quote).toMatchObject({ totalAmount: 33, delivery: { delivery: { method: 'parcel' } } });
    });

    it('costs what staff agreed, however the team edits its order, until staff end it', async () => {
      const signed = await createTeam();
      const [alex, clerk] = await Promise.all(
        (['administrator', 'sales'] as const).map(async (role) => asStaff((await createStaff(role)).user)),
      );
      const noPrices = await asStaff((await createStaff('production')).user);
      const create = (call: typeof alex) =>
        createForTeam({
          ...{ ...call!, teamId: signed.user.id, idempotencyKey: randomUUID(), terms: { deliveryAmount: 4 } },
          submission: submissionInput.parse({ items: items(), deliveryMethod: 'express', shippingAddress: address }),
        });
      expect(await create(noPrices)).toMatchObject({ ok: false, code: 'forbidden' });
      const made = await create(clerk);
      if (!made.ok) throw new Error(made.message);
      const { id } = made.order;
      expect(await loaded(id)).toMatchObject({ shippingAmount: 4, totalAmount: 28 });
      const wishes = { deliveryMethod: 'express', shippingAddress: address, notes: '' };
      const more = (count: number) => [{ key: '0', product: bag.id, extras: { ONE: count } }];
      expect((await change(signed, id, { ...wishes, items: more(3), deliveryAmount: 0 })).status).toBe(200);
      expect(await loaded(id)).toMatchObject({ shippingAmount: 4, totalAmount: 40 });
      const byStaff = async (deliveryAmount: number | null, count: number) =>
        editTeamOrder({
          ...{ ...alex!, orderId: id, reason: 'As agreed', terms: { deliveryAmount } },
          input: teamOrderEditInput.parse({ ...wishes, items: more(count), revision: (await loaded(id))?.revision }),
        });
      expect(await byStaff(6.5, 3)).toMatchObject({ ok: true, totalAmount: 42.5 });
      expect(await byStaff(null, 3)).toMatchObject({ ok: true, totalAmount: 48.5 });
      expect((await change(signed, id, { ...wishes, items: more(1) })).status).toBe(200);
      expect(await loaded(id)).toMatchObject({ shippingAmount: 12.5, totalAmount: 24.5 });
    });

    it('asks for no address where it is collected by a team with a billing address, and names place and hours', async () => {
      const collect = {
        ...method('collect', 'Collection', 2, 0),
        ...{ isCollection: true, place: 'Unit 4, Mill Lane', hours: 'Monday to Friday, 9:00 to 17:00' },
      };
      await set({ zones: [{ ...zones[0]!, methods: [...zones[0]!.methods, collect] }, zones[1]!] });
      const signed = await createTeam();
      const { line1, city, postcode } = stored;
      await rows`
        update team_profiles set company_name = 'Riverside Ltd', billing_address_line1 = ${line1},
        billing_address_city = ${city},
        billing_address_postcode = ${postcode}, billing_address_country = 'GB' where id = ${signed.user.id}`;
      const blank = { line1: '', line2: '', city: '', postcode: '', country: 'GB' };
      const wanted = { items: items(), deliveryMethod: 'collect', shippingAddress: blank };
      const placed = await submit(signed, wanted);
      expect(placed.status).toBe(201);
      const order = (await loaded(placed.body.id))!;
      expect(order).toMatchObject({ shippingAddress: null, billingAddress: { line1: '12 Moss Lane' } });
      expect(deliveryFacts(order)).toMatchObject([
        { name: 'Collection', value: 'Collection' },
        { name: 'Collect from', value: 'Unit 4, Mill Lane. Open Monday to Friday, 9:00 to 17:00' },
        { name: 'Promised date' },
        { name: 'Invoice to', value: 'Riverside Ltd, 12 Moss Lane, Manchester M14 4PX, United Kingdom' },
      ]);
      const elsewhere = await submit(signed, { ...wanted, deliveryMethod: 'standard' });
      expect(elsewhere.body.fieldErrors).toHaveProperty(['shippingAddress.line1']);
      const unbilled = await submit(await createTeam(), wanted);
      expect(unbilled.body.fieldErrors).toHaveProperty(['shippingAddress.line1']);
      await set({ zones });
    });

    it('by a method of the settings is on the order, in its emails and on its invoice, and counts from the order if nothing waits for a proof', async () => {
      const signed = await createTeam({ email: `${unique('manager')}@team.test` });
      const placed = await submit(signed, { items: items(), shippingAddress: address, deliveryMethod: 'express' });
      const { id } = placed.body;
      expect(await loaded(id)).toMatchObject({
        ...{ totalAmount: 36.5, shippingAmount: 12.5, promisedDate: inDays(11) },
        delivery: { method: 'express', name: 'Express', days: 11, from: expect.any(String) },
      });
      const written = await writeEmail('team-order-confirmation', { orderId: id });
      for (const text of ['Delivery, Express: $12.50', 'Promised date: ', 'Total: $36.50'])
        expect(written?.text).toContain(text);
      await payload.update({ collection: 'team-orders', id, data: { status: 'approved' } });
      const [invoice] = await rows<{ total: number; kinds: string[] }>`
        select total_amount::float8 as total, jsonb_path_query_array(rows, '$[*].kind') as kinds
        from invoices where team_order_id = ${id}`;
      expect(invoice).toEqual({ total: 36.5, kinds: ['line', 'delivery'] });
    });

    it('counts from the approval of the proof, and from the next one where another is needed', async () => {
      const signed = await createTeam();
      const { body } = await submit(signed, { items: named(), shippingAddress: address });
      expect(await loaded(body.id)).toMatchObject({ delivery: { days: 13, from: null } });
      const { user: staff, token } = await createStaff('administrator');
      expect(await giveProof(staff, body.id)).toMatchObject({ ok: true });
      const [proof] = await rows<{ id: string }>`select id from team_order_proofs where team_order_id = ${body.id}`;
      const answer = { decision: 'approve', proofId: proof?.id };
      await api('POST', `/api/team/orders/${body.id}/proof`, { token: signed.token, body: answer });
      const approved = await loaded(body.id);
      expect(approved?.delivery?.from).toBeTruthy();
      expect(approved?.promisedDate).toBe(inDays(13));

      const quicker = await change(signed, body.id, { items: named(), notes: '', deliveryMethod: 'express' });
      expect(quicker).toMatchObject({
        status: 200,
        body: {
          changes: ['Total: $12.00 → $24.50', 'Delivery: Standard → Express', expect.stringContaining('date: ')],
        },
      });
      expect(await loaded(body.id)).toMatchObject({
        ...{ totalAmount: 24.5, shippingAmount: 12.5, promisedDate: inDays(11) },
        delivery: { method: 'express', from: approved?.delivery?.from },
      });
      const [first] = named();
      const other = [{ ...first, players: [{ name: 'Bo', nameOnBack: 'BO', number: 8, size: 'ONE' }] }];
      await change(signed, body.id, { items: other, notes: '' });
      expect(await loaded(body.id)).toMatchObject({ totalAmount: 24.5, delivery: { method: 'express', from: null } });

      await api('PATCH', `/api/team-orders/${body.id}`, { token, body: { notes: 'Call first' } });
      expect(await loaded(body.id)).toMatchObject({ totalAmount: 24.5, delivery: { method: 'express', from: null } });
    });

    it('is refused where it cannot be had, at its field', async () => {
      const signed = await createTeam();
      const refused = await submit(signed, { items: items(), shippingAddress: address, deliveryMethod: 'drone' });
      expect(refused.body.fieldErrors).toEqual({ deliveryMethod: [expect.stringContaining('standard, express')] });
      const abroad = await submit(signed, {
        ...{ items: items(), shippingAddress: { ...address, postcode: '75001', country: 'FR' } },
      });
      expect(abroad.body.fieldErrors).toEqual({ 'shippingAddress.country': ['We do not deliver to this country.'] });
    });
  });

  it('is missing from orders of before, which stay whole', async () => {
    const { user } = await createTeam();
    const id = await createTeamOrder(user, { needsProof: false });
    expect(await loaded(id)).toMatchObject({ shippingAddress: null, neededBy: null, purchaseOrder: null });
    await payload.update({ collection: 'team-orders', id, data: { status: 'approved' } });
    const [invoice] = await rows<{ customer: object }>`select customer from invoices where team_order_id = ${id}`;
    expect(Object.keys(invoice?.customer ?? {})).not.toContain('shippingAddress');
  });
});
