import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { NEWS_KINDS } from '@/domain/notification-preferences';
import { listNews } from '@/features/back-office/operations/news/list-news';
import { clearNews, readNews, restoreNews } from '@/features/back-office/operations/news/mark-news';
import { searchEverything } from '@/features/back-office/operations/search-everything';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload';
import { tellStaff } from '@/lib/staff-news';
import { checkoutBody, createProduct, createStaff, order, placed, rows, shop, unique } from '../setup/shop';

afterAll(async () => (await shop()).destroy());

const newsOf = async (userId: string) => listNews({ payload: await shop(), userId, kinds: NEWS_KINDS });
const titles = async (userId: string) => (await newsOf(userId)).items.map(({ title }) => title);

describe('news for the staff', () => {
  it('tell of an order, of stock that runs low and of what sold out; of nothing that failed', async () => {
    const { user } = await createStaff('administrator');
    const name = unique('Vest');
    const product = await createProduct({ name, stock: { M: 8 } });
    await clearNews({ payload: await shop(), userId: user.id });
    const buy = (count: number) => placed({ product: product.id, color: 'Red', sizes: { M: count } });

    const first = await buy(1);
    expect(await titles(user.id)).toEqual([`New order #${first.orderNumber}`]);
    await buy(2);
    expect(await titles(user.id)).toContain(`Low stock: ${name}, Red Medium`);
    await buy(1);
    await buy(4);
    const told = await titles(user.id);
    expect(told.filter((title) => title.includes(name))).toEqual([
      `Sold out: ${name}, Red Medium`,
      `Low stock: ${name}, Red Medium`,
    ]);
    const refused = await order(checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } }));
    expect(refused.ok).toBe(false);
    expect(await titles(user.id)).toEqual(told);
  });

  it('are read and cleared by each for themselves, and come back', async () => {
    const payload = await shop();
    const [one, two] = [(await createStaff('administrator')).user.id, (await createStaff('administrator')).user.id];
    const title = unique('News');
    const req = await localRequest(payload);
    await inTransaction(req, (session) => tellStaff(session, { kind: 'system', title, href: '/admin/dashboard' }));
    const item = async (userId: string) => (await newsOf(userId)).items.find((each) => each.title === title);
    const { id } = (await item(one))!;

    const before = (await newsOf(one)).unread;
    await readNews({ payload, userId: one, ids: [id] });
    expect(await item(one)).toMatchObject({ read: true });
    expect((await newsOf(one)).unread).toBe(before - 1);
    expect(await item(two)).toMatchObject({ read: false });

    await clearNews({ payload, userId: one, ids: [id] });
    expect(await item(one)).toBeUndefined();
    expect(await item(two)).toBeDefined();
    await restoreNews({ payload, userId: one, ids: [id] });
    expect(await item(one)).toMatchObject({ read: true });

    await readNews({ payload, userId: two });
    expect((await newsOf(two)).unread).toBe(0);
  });

  it('shows no kind that was not asked for', async () => {
    const payload = await shop();
    const { user } = await createStaff('administrator');
    const req = await localRequest(payload);
    await inTransaction(req, (session) =>
      tellStaff(session, { kind: 'quote', title: unique('Quote'), href: '/admin' }),
    );
    const { items, unread } = await listNews({ payload, userId: user.id, kinds: ['system'] });
    expect(items.every(({ kind }) => kind === 'system')).toBe(true);
    expect(unread).toBe(items.length);
  });

  it('is announced once it is committed, and not where it is rolled back', async () => {
    const payload = await shop();
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload: id }) => heard.push(String(id)));
    await client.query('listen staff_news');
    const req = await localRequest(payload);
    const tell = (title: string) =>
      inTransaction(req, async (session) => {
        await tellStaff(session, { kind: 'system', title, href: '/admin' });
        await client.query('select 1');
        expect(heard).toEqual([]);
        if (title === 'failed') throw new Error('rolled back');
      });
    await expect(tell('failed')).rejects.toThrow('rolled back');
    const title = unique('News');
    await tell(title);
    await expect.poll(() => heard.length).toBe(1);
    expect(await rows('select title from staff_news where id = $1', [heard[0]])).toEqual([{ title }]);
    await client.end();
  });
});

describe('search over everything', () => {
  it('finds records of each kind by any of their words', async () => {
    const payload = await shop();
    const name = unique('Falcon');
    const product = await createProduct({ name, stock: { M: 8 } });
    const sold = await placed({ product: product.id, color: 'Red', sizes: { M: 1 } });
    const find = (search: string) => searchEverything(payload, search);

    expect(await find(name)).toEqual([
      expect.objectContaining({ kind: 'products', id: product.id, title: name, href: `/admin/products/${product.id}` }),
    ]);
    expect(await find(`#${sold.orderNumber}`)).toEqual([
      expect.objectContaining({ kind: 'orders', id: sold.id, title: `#${sold.orderNumber}` }),
    ]);
    expect(await find(`${sold.orderNumber} ${sold.contact.firstName.toUpperCase()}`)).toHaveLength(1);
    expect(await find(`${sold.orderNumber} nobody-of-this-name`)).toEqual([]);
    expect(await find('%')).toEqual([]);
    expect(await find('x')).toEqual([]);
  });
});
