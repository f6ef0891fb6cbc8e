import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { loadStartAddress } from '@/modules/team/order-builder/load-order-builder';
import { createTeamOrder as createForTeam } from '@/modules/team/orders/create-team-order';
import { submissionInput } from '@/domain/teams/team-draft-input';
import { emails } from '../../emails';
import type { Team } from '@/payload-types';
import { api } from '../setup/http';
import { createTeamOrder } from '../setup/team-orders';
import {
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  rows,
  shop,
  unique,
  type Signed,
  type TestProduct,
} from '../setup/shop';

let bag: TestProduct;

beforeAll(async () => {
  bag = await createProduct({ name: 'Delivered Bag', stock: 0, price: 12 });
});
afterAll(async () => (await shop()).destroy());

const address = { line1: '12 Moss Lane', line2: '', city: 'Manchester', postcode: 'm144px', country: 'gb' };
const stored = { line1: '12 Moss Lane', line2: null, city: 'Manchester', postcode: 'M14 4PX', country: 'GB' };
const items = () => [{ key: 'a', product: bag.id, extras: { ONE: 2 } }];

type Answer = { id: string; code?: string; version: number; draft: object; fieldErrors?: Record<string, string[]> };

const submit = (signed: Signed<Team>, body: object) =>
  api<Answer>('POST', '/api/team/orders', {
    ...{ token: signed.token, body, headers: { 'Idempotency-Key': randomUUID() } },
  });
const save = (signed: Signed<Team>, version: number, draft: object) =>
  api<Answer>('PUT', '/api/team/draft', { token: signed.token, body: { version, draft } });
const loaded = async (id: string) => loadTeamOrder({ payload: await shop(), id });

describe('the delivery of a team’s order', () => {
  it('is kept in the draft as typed, checked at submission, and stands on the order', async () => {
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
    const payload = await shop();
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
    const create = (said: object) =>
      createForTeam({
        ...{ ...staff, teamId: user.id, idempotencyKey: randomUUID() },
        submission: submissionInput.parse({ items: items(), ...said }),
      });
    expect(await create({ shippingAddress: { ...address, line1: ' ' } })).toMatchObject({
      ...{ ok: false, fieldErrors: { 'shippingAddress.line1': ['Please enter the address.'] } },
    });
    expect(await create({ shippingAddress: address })).toMatchObject({ ok: true });
  });

  it('is told in the emails and stands on the invoice', async () => {
    const payload = await shop();
    const signed = await createTeam({ email: `${unique('manager')}@team.test` });
    const placed = await submit(signed, {
      ...{ items: items(), shippingAddress: address, neededBy: '2099-05-01', purchaseOrder: 'PO 9' },
    });
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    for (const name of ['team-order-confirmation', 'team-order-notice'] as const) {
      const written = await emails[name]({ payload, settings, data: { orderId: placed.body.id } });
      for (const text of [written?.text, written?.html])
        for (const part of ['12 Moss Lane, Manchester, M14 4PX, United Kingdom', '1 May 2099', 'PO 9'])
          expect(text).toContain(part);
    }
    await payload.update({ collection: 'team-orders', id: placed.body.id, data: { status: 'approved' } });
    const [invoice] = await rows<{ customer: object }>('select customer from invoices where team_order_id = $1', [
      placed.body.id,
    ]);
    expect(invoice?.customer).toMatchObject({ shippingAddress: stored, purchaseOrder: 'PO 9' });
  });

  it('is missing from orders of before, which stay whole', async () => {
    const { user } = await createTeam();
    const id = await createTeamOrder(user, { needsProof: false });
    expect(await loaded(id)).toMatchObject({ shippingAddress: null, neededBy: null, purchaseOrder: null });
    const payload = await shop();
    await payload.update({ collection: 'team-orders', id, data: { status: 'approved' } });
    const [invoice] = await rows<{ customer: object }>('select customer from invoices where team_order_id = $1', [id]);
    expect(Object.keys(invoice?.customer ?? {})).not.toContain('shippingAddress');
  });
});
