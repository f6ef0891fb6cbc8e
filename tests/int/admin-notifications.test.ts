import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '@/domain/staff/notification-preferences';
import {
  listNotifications,
  clearNotifications,
  markNotificationsRead,
  restoreNotifications,
} from '@/areas/back-office/notifications/data';
import { searchRecords } from '@/areas/back-office/search/data';
import { SEARCH_KINDS } from '@/areas/back-office/search/search-hits';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import {
  checkoutBody,
  createProduct,
  createStaff,
  createTeam,
  later,
  order,
  placed,
  rows,
  payload,
  unique,
} from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const notificationsOf = async (userId: string) => listNotifications({ payload, userId, kinds: NOTIFICATION_KINDS });
const itemsOf = async (userId: string) => (await notificationsOf(userId)).groups.flatMap(({ items }) => items);
const titles = async (userId: string) => (await itemsOf(userId)).map(({ title }) => title);

describe('notifications for the staff', () => {
  it('tell of an order, of stock that runs low and of what sold out; of nothing that failed', async () => {
    const { user } = await createStaff('administrator');
    const name = unique('Vest');
    const product = await createProduct({ name, stock: { M: 8 } });
    await clearNotifications({ payload, userId: user.id });
    const buy = (count: number) => placed({ product: product.id, color: 'Red', sizes: { M: count } });

    const first = await buy(1);
    expect(await titles(user.id)).toEqual([`New order #${first.orderNumber}`]);
    await buy(2);
    expect(await titles(user.id)).toContain(`Low stock: ${name}, Red Medium`);
    await buy(1);
    await buy(4);
    const notified = await titles(user.id);
    const href = `/admin/products/${product.id}`;
    expect((await itemsOf(user.id)).filter(({ title }) => title.includes(name))).toMatchObject([
      { title: `Sold out: ${name}, Red Medium`, body: '', href },
      { title: `Low stock: ${name}, Red Medium`, body: '5 left', href },
    ]);
    const refused = await order(checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } }));
    expect(refused.ok).toBe(false);
    expect(await titles(user.id)).toEqual(notified);
  });

  it('are read and cleared by each for themselves, and come back', async () => {
    const [one, two] = [(await createStaff('administrator')).user.id, (await createStaff('administrator')).user.id];
    const title = unique('Notification');
    const req = await localRequest(payload);
    await inTransaction(req, (session) => notifyStaff(session, { kind: 'system', title, href: '/admin/dashboard' }));
    const item = async (userId: string) => (await itemsOf(userId)).find((each) => each.title === title);
    const { id } = (await item(one))!;

    const before = (await notificationsOf(one)).unread;
    await markNotificationsRead({ payload, userId: one, choice: { ids: [id] } });
    expect(await item(one)).toMatchObject({ read: true });
    expect((await notificationsOf(one)).unread).toBe(before - 1);
    expect(await item(two)).toMatchObject({ read: false });

    const { count, at } = await clearNotifications({ payload, userId: one, choice: { ids: [id] } });
    expect(count).toBe(1);
    expect(await item(one)).toBeUndefined();
    expect(await item(two)).toBeDefined();
    await restoreNotifications({ payload, userId: one, at });
    expect(await item(one)).toMatchObject({ read: true });

    await markNotificationsRead({ payload, userId: two });
    expect((await notificationsOf(two)).unread).toBe(0);
  });

  it('shows no kind that is switched off', async () => {
    const { user } = await createStaff('administrator');
    const req = await localRequest(payload);
    await inTransaction(req, (session) =>
      notifyStaff(session, { kind: 'quote', title: unique('Quote'), href: '/admin' }),
    );
    const { groups, unread } = await listNotifications({ payload, userId: user.id, kinds: ['system'] });
    expect(groups.map(({ kind }) => kind)).toEqual(['system']);
    expect(unread).toBe(groups[0]?.count);
  });

  it('are one group for each kind, read and cleared together without what came since', async () => {
    const { user } = await createStaff('administrator');
    await clearNotifications({ payload, userId: user.id });
    const mark = unique('Many');
    const tell = (count: number) =>
      rows`insert into staff_news (kind, title, href)
        select 'review', ${mark} || n, '/admin/reviews' from generate_series(1, ${count}::int) n`;
    const reviews = async () => (await notificationsOf(user.id)).groups.find(({ kind }) => kind === 'review');
    await tell(25);
    const group = (await reviews())!;
    expect(group).toMatchObject({ count: 25, unread: 25 });
    expect(group.items).toHaveLength(20);
    expect(group.items[0]?.title).toBe(`${mark}25`);

    const choice = { kind: 'review', upTo: group.items[0]!.id } as const;
    await later();
    await tell(2);
    await markNotificationsRead({ payload, userId: user.id, choice });
    expect(await reviews()).toMatchObject({ count: 27, unread: 2 });
    const again = { kind: 'review', upTo: (await reviews())!.items[0]!.id } as const;
    const { count, at } = await clearNotifications({ payload, userId: user.id, choice: again });
    expect(count).toBe(2);
    expect(await reviews()).toMatchObject({ count: 25, unread: 0 });
    await restoreNotifications({ payload, userId: user.id, at });
    expect(await reviews()).toMatchObject({ count: 27, unread: 2 });
  });

  it('is announced once it is committed, and not where it is rolled back', async () => {
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload: id }) => heard.push(String(id)));
    await client.query('listen staff_news');
    const req = await localRequest(payload);
    const tell = (title: string) =>
      inTransaction(req, async (session) => {
        await notifyStaff(session, { kind: 'system', title, href: '/admin' });
        await client.query('select 1');
        expect(heard).toEqual([]);
        if (title === 'failed') throw new Error('rolled back');
      });
    await expect(tell('failed')).rejects.toThrow('rolled back');
    const title = unique('Notification');
    await tell(title);
    await expect.poll(() => heard.length).toBe(1);
    expect(await rows`select title from staff_news where id = ${heard[0]}`).toEqual([{ title }]);
    await client.end();
  });
});

describe('search over everything', () => {
  it('finds records of each kind by any of their words', async () => {
    const name = unique('Falcon');
    const product = await createProduct({ name, stock: { M: 8 } });
    const sold = await placed({ product: product.id, color: 'Red', sizes: { M: 1 } });
    const find = (search: string) => searchRecords(payload, SEARCH_KINDS, search);

    expect(await find(name)).toEqual([
      expect.objectContaining({ kind: 'products', id: product.id, title: name, href: `/admin/products/${product.id}` }),
    ]);
    expect(await find(`#${sold.orderNumber}`)).toEqual([
      expect.objectContaining({ kind: 'orders', id: sold.id, title: `#${sold.orderNumber}` }),
    ]);
    const buyer = `${sold.contact.firstName} ${sold.contact.lastName}`;
    await rows`update orders set currency = 'GBP', status = 'delivered', total_amount = 1234.5 where id = ${sold.id}`;
    expect(await find(sold.orderNumber)).toMatchObject([{ detail: `${buyer} · £1,234.50 · Delivered` }]);
    await rows`update orders set delivery_is_collection = true where id = ${sold.id}`;
    expect(await find(sold.orderNumber)).toMatchObject([{ detail: `${buyer} · £1,234.50 · Collected` }]);
    expect(await find(`${sold.orderNumber} ${sold.contact.firstName.toUpperCase()}`)).toHaveLength(1);
    expect(await find(`${sold.orderNumber} nobody-of-this-name`)).toEqual([]);
    const [row] = await rows<{ number: string }>`
      update orders set company_name = 'Falconbridge', purchase_order = 'PO/8812', contact_phone = '+44 7700 900 461',
             shipping_address_postcode = 'IV27 4NY' where id = ${sold.id}
      returning (select number from invoices where order_id = ${sold.id}) as number`;
    for (const search of ['falconbridge', 'PO/8812', '07700 900461', '7700900461', 'iv274ny', 'IV27 4NY'])
      expect([search, (await find(search)).map(({ id }) => id)]).toEqual([search, [sold.id]]);
    expect(await find(String(row?.number))).toMatchObject([
      { kind: 'invoices', title: row?.number, detail: `Order #${sold.orderNumber}`, href: `/admin/orders/${sold.id}` },
    ]);
    const team = await createTeam({ teamName: name, phone: '(020) 7946 0123' });
    const order = await createTeamOrder(team.user);
    await rows`update team_orders set purchase_order = 'TPO-55', company_name = 'Falconry Ltd' where id = ${order}`;
    expect((await find('020 7946 0123')).map(({ id }) => id)).toEqual([team.user.id]);
    for (const search of ['TPO-55', 'falconry'])
      expect(await find(search)).toMatchObject([
        { kind: 'team-orders', id: order, href: `/admin/clubs/${team.user.id}/orders/${order}` },
      ]);
    expect(await find('%')).toEqual([]);
    expect(await find('x')).toEqual([]);
  });
});
