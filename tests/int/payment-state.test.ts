import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { exportOrders } from '@/areas/back-office/orders/export/order-export';
import { ALL_ORDERS } from '@/areas/back-office/orders/filters/order-filters';
import { PAYMENT_STATES, paymentStateOf } from '@/domain/orders/payment-state';
import { findOrderById } from '@/modules/orders/data/placed-order';
import { shopCardOrder } from '@/modules/payments/card-order';
import { createPaymentSession } from '@/modules/payments/create-payment-session';
import { refundOrder } from '@/modules/payments/refund-order';
import { markPaid } from '@/modules/payments/mark-paid';
import { webhookEndpoint } from '@/modules/payments/webhook-endpoint';
import { api, gql } from '../setup/http';
import { asStaff, createProduct, createStaff, createTeam, placed, rows, payload } from '../setup/shop';
import { createTeamOrder, sentOrder, teamOrderItem } from '../setup/team-orders';

const { user, token } = await createStaff('administrator');

const anOrder = async () => (await placed({ product: (await createProduct()).id, quantity: 2 })).id;
const paymentOf = async (id: string) => {
  const [order] = await rows`
    select payment_method as method, payment_status as status, paid_at as "paidAt", paid_amount::float8 as paid,
    refunded_amount::float8 as refunded, stripe_session_id as page, notes from orders where id = ${id}`;
  return order;
};

const forged: [field: string, value: unknown][] = [
  ['paymentStatus', 'paid'],
  ['paymentStatus', 'refunded'],
  ['paymentStatus', 'part'],
  ['paymentStatus', 'overpaid'],
  ['paymentStatus', 'failed'],
  ['paymentStatus', null],
  ['paidAt', '2026-01-01T00:00:00.000Z'],
  ['refundedAmount', 40],
  ['stripeSessionId', 'cs_forged'],
  ['paymentMethod', 'card'],
];

describe('the payment of an order', () => {
  it.each(forged)('is not set by hand over any interface: %s to %j', async (field, value) => {
    const id = await anOrder();
    const before = await paymentOf(id);
    const body = { [field]: value, notes: 'Ring the bell' };
    const one = await api('PATCH', `/api/orders/${id}`, { token, body });
    expect([one.status, one.body.code, Object.keys(one.body.fieldErrors ?? {})]).toEqual([422, 'invalid', [field]]);
    const many = await api('PATCH', `/api/orders?where[id][equals]=${id}`, { token, body });
    expect([many.status, many.body.code]).toEqual([409, 'conflict']);
    const { contact, shippingAddress } = await payload.findByID({ collection: 'orders', id });
    const mutation =
      'mutation ($id: String!, $data: mutationOrderUpdateInput!) { updateOrder(id: $id, data: $data) { id } }';
    const { body: answer } = await gql(mutation, {
      token,
      variables: { id, data: { ...body, contact, shippingAddress } },
    });
    expect(answer.errors?.length).toBeGreaterThan(0);
    const saved = payload.update({ collection: 'orders', id, data: body });
    await expect(saved).rejects.toMatchObject({ status: 400 });
    expect(await paymentOf(id)).toEqual(before);
  });

  it('leaves the rest of an order to a sender of all of it, as the panel does', async () => {
    const id = await anOrder();
    await markPaid({ ...(await asStaff(user)), orderId: id, revision: 1 });
    const before = await paymentOf(id);
    const { body } = await api('GET', `/api/orders/${id}?depth=0`, { token });
    const answer = await api('PATCH', `/api/orders/${id}`, { token, body: { ...body, notes: 'Ring the bell' } });
    expect(answer.status).toBe(200);
    expect(await paymentOf(id)).toEqual({ ...before, notes: 'Ring the bell' });
  });

  it('is noted by its operations, with its date, and by no other way undone', async () => {
    const id = await anOrder();
    expect(await markPaid({ ...(await asStaff(user)), orderId: id, revision: 1 })).toMatchObject({
      ok: true,
    });
    expect(await paymentOf(id)).toMatchObject({ status: 'paid', paid: 40, paidAt: expect.any(Date) as Date });
    for (const body of [{ paymentStatus: 'unpaid' }, { paidAt: null }, { paymentStatus: 'unpaid', paidAt: null }])
      expect((await api('PATCH', `/api/orders/${id}`, { token, body })).status).toBe(422);
    for (const cents of [1500, 2500])
      expect(await refundOrder({ ...(await asStaff(user)), orderId: id, cents, reason: 'Late' })).toMatchObject({
        ok: true,
      });
    expect(await paymentOf(id)).toMatchObject({ status: 'refunded', refunded: 40, paidAt: expect.any(Date) as Date });
  });

  it.each([...PAYMENT_STATES.filter((state) => state !== 'failed'), 'paid, with its date'])(
    'is no more than its amounts in the database as well: not %s',
    async (forgery) => {
      const id = await anOrder();
      await rows`update orders set paid_amount = 15 where id = ${id}`;
      const before = await paymentOf(id);
      const [state, dated] = forgery.split(',');
      await rows(
        `update orders set payment_status = $2, paid_at = ${dated ? 'now()' : 'paid_at'} where id = $1`,
        id,
        state,
      );
      expect(before).toMatchObject({ status: 'part', paidAt: null });
      expect(await paymentOf(id)).toEqual(before);
    },
  );

  it('is failed only while nothing is paid', async () => {
    const id = await anOrder();
    await rows`update orders set payment_status = 'failed' where id = ${id}`;
    expect(await paymentOf(id)).toMatchObject({ status: 'failed' });
    await rows`update orders set paid_amount = 15, payment_status = 'failed' where id = ${id}`;
    expect(await paymentOf(id)).toMatchObject({ status: 'part' });
  });

  it('follows its total, payments and refunds, for readers of REST, GraphQL and the order’s file', async () => {
    const id = await anOrder();
    const read = async () => {
      const { body } = await api<{ paymentStatus: string }>('GET', `/api/orders/${id}`, { token });
      const answer = await gql(`{ Order(id: "${id}") { paymentStatus } }`, { token });
      const listed = await api<{ totalDocs: number }>(
        'GET',
        `/api/orders?where[id][equals]=${id}&where[paymentStatus][equals]=${body.paymentStatus}`,
        { token },
      );
      const [stored] = await rows<{ number: string }>`select order_number as number from orders where id = ${id}`;
      let file = '';
      const filters = { ...ALL_ORDERS, search: stored?.number ?? '' };
      for await (const piece of exportOrders({ payload, filters, rows: 'orders' })) file += piece;
      const [row] = Papa.parse<Record<string, string>>(file.slice(1), { header: true }).data;
      expect(answer.body.data).toMatchObject({ Order: { paymentStatus: body.paymentStatus } });
      expect([row?.payment_status, listed.body.totalDocs]).toEqual([body.paymentStatus, 1]);
      return body.paymentStatus;
    };
    const states = [await read()];
    for (const change of [
      'paid_amount = 15',
      'paid_amount = 40',
      'total_amount = 30',
      'refunded_amount = 10',
      'refunded_amount = 40',
    ]) {
      await rows(`update orders set ${change} where id = $1`, id);
      states.push(await read());
    }
    expect(states).toEqual(['unpaid', 'part', 'paid', 'overpaid', 'paid', 'refunded']);
  });

  it('is counted by the database as by the rule', async () => {
    const amounts = Array.from({ length: 2000 }, (_, index) => {
      const [total, paid, credited] = [index % 7, (index >> 3) % 9, Math.min(index % 7, index % 4)];
      const refunded = Math.min(paid, (index >> 6) % 9);
      const creditRefunded = Math.min(credited, refunded, index % 3);
      const status = index % 5 ? ('processing' as const) : ('cancelled' as const);
      return { total, paid, refunded, credited, creditRefunded, status, writtenOff: (index >> 4) % 4 };
    });
    const counted = await rows<{ state: string }>(
      `select payment_state(status, total, paid, refunded, credited, "creditRefunded", "writtenOff") as state
         from jsonb_to_recordset($1::jsonb)
           as given(status text, total numeric, paid numeric, refunded numeric, credited numeric, "creditRefunded" numeric, "writtenOff" numeric)`,
      JSON.stringify(amounts),
    );
    expect(counted.map(({ state }) => state)).toEqual(
      amounts.map(({ total, paid, refunded, credited, creditRefunded, status, writtenOff }) =>
        paymentStateOf({
          ...{ status, totalAmount: total, paidAmount: paid, refundedAmount: refunded },
          ...{ creditedAmount: credited, creditRefundedAmount: creditRefunded, writtenOffAmount: writtenOff },
        }),
      ),
    );
  });
});

describe('an order by card, once card payment is switched off', () => {
  const byCard = async (change: string) => {
    const id = await anOrder();
    await rows(
      `update orders set payment_method = 'card', stripe_session_id = $2, ${change} where id = $1`,
      id,
      `cs_${id}`,
    );
    return id;
  };

  it('is not refunded, and nothing is recorded', async () => {
    const id = await byCard(`payment_status = 'paid', paid_at = now(), paid_amount = total_amount`);
    await rows`insert into order_payments (order_id, amount, way, received_on, reference, by_name)
      select id, paid_amount, 'card', '2026-11-24', stripe_session_id, 'System' from orders where id = ${id}`;
    const before = await paymentOf(id);
    const refund = { ...(await asStaff(user)), orderId: id, cents: 1500, reason: 'Late' };
    expect(await refundOrder(refund)).toMatchObject({ ok: false, code: 'refused' });
    expect(await paymentOf(id)).toEqual(before);
    expect(await rows`select 1 from order_refunds where order_id = ${id}`).toEqual([]);
  });

  it('has no payment page, and nothing is believed of Stripe’s', async () => {
    const id = await byCard(`payment_status = 'unpaid'`);
    const order = shopCardOrder((await findOrderById(payload, id))!);
    expect(await createPaymentSession({ payload, order })).toMatchObject({ ok: false, code: 'not_payable' });
    const headers = { 'Stripe-Signature': 'x' };
    const answered = await webhookEndpoint(new Request('http://shop.test/', { method: 'POST', body: '{}', headers }));
    expect([answered.status, await answered.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('what a team owes for an order', () => {
  it('follows its lines, and is set by hand over no interface', async () => {
    const { user: team } = await createTeam();
    const id = await createTeamOrder(team);
    const stored = async () => {
      const [order] = await rows`
        select order_number as number, total_amount::float8 as total, discount_amount::float8 as discount,
        total_items::int as items, idempotency_key as key from team_orders where id = ${id}`;
      return order;
    };
    const before = await stored();
    const change = (body: object) => api('PATCH', `/api/team-orders/${id}`, { token, body });
    await change({ orderNumber: 'ORD-1', totalAmount: 1, discountAmount: 5, totalItems: 1, idempotencyKey: 'x' });
    expect(await stored()).toEqual(before);

    const orderData = {
      ...sentOrder(
        teamOrderItem({ quantities: { S: 2 }, unitPrice: 29.95 }),
        teamOrderItem({ quantities: { S: 10 }, unitPrice: 10.01 }),
      ),
      discounts: [{ product_name: 'Dress', color: null, quantity: 10, percent_off: 5, amount: 8.05 }],
    };
    expect((await change({ orderData, totalAmount: 1 })).status).toBe(400);
    expect((await change({ orderData })).status).toBe(200);
    expect(await stored()).toEqual({ ...before, total: 151.95, discount: 8.05, items: 12 });
    expect((await change({ orderData: sentOrder(teamOrderItem({ totalPrice: 1.005 })) })).status).toBe(422);
    expect(await stored()).toMatchObject({ total: 151.95 });
  });
});
