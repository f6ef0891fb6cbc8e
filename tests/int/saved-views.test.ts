import { describe, expect, it } from 'vitest';
import { changeView, createView, deleteView } from '@/areas/back-office/views-menu/change-views';
import { listViews } from '@/areas/back-office/views-menu/data';
import { asStaff, createStaff, payload, rows, unique } from '../setup/shop';

const MAX_VIEWS = 50;
const ORDERS = '/admin/orders';
const PENDING = `${ORDERS}?status=pending`;

async function staff(role: 'administrator' | 'sales' | 'warehouse' = 'sales') {
  const { user } = await createStaff(role);
  const call = await asStaff(user);
  const views = () => listViews(payload, user.id, [ORDERS, '/admin/products']);
  const save = (more: { name?: string; href?: string; isShared?: boolean; isDefault?: boolean } = {}) =>
    createView({ ...call, name: unique('View'), href: PENDING, isShared: false, isDefault: false, ...more });
  const id = async (more: Parameters<typeof save>[0] = {}) => {
    const saved = await save(more);
    if (!saved.ok) throw new Error(saved.message);
    return saved.id;
  };
  return { user, call, views, save, id };
}

describe('saved views of a list', () => {
  it('are each one’s own until somebody who may shares them', async () => {
    const [admin, seller] = [await staff('administrator'), await staff()];
    const [own, shared] = [await seller.id(), await admin.id({ isShared: true })];
    const idsOf = async (of: typeof seller) => (await of.views()).map(({ id }) => id);
    expect(await idsOf(seller)).toEqual(expect.arrayContaining([own, shared]));
    expect(await idsOf(admin)).not.toContain(own);
    expect(await seller.save({ isShared: true })).toMatchObject({ code: 'forbidden' });
    for (const refused of [
      changeView({ ...seller.call, id: shared, name: 'Mine' }),
      changeView({ ...seller.call, id: own, isShared: true }),
      deleteView({ ...seller.call, id: shared }),
    ])
      expect(await refused).toMatchObject({ code: 'forbidden' });
    expect(await changeView({ ...admin.call, id: own, name: 'Theirs' })).toMatchObject({ code: 'not_found' });
    expect(await deleteView({ ...admin.call, id: own })).toMatchObject({ code: 'not_found' });
  });

  it('have names of their own within a list, whatever the capitals', async () => {
    const { save, call, id } = await staff();
    const first = await id({ name: 'Late kits' });
    expect(await save({ name: 'LATE kits' })).toMatchObject({ fieldErrors: { name: [expect.any(String)] } });
    expect(await changeView({ ...call, id: first, name: 'Late Kits' })).toEqual({ ok: true });
    const second = await id({ name: 'Other' });
    expect(await changeView({ ...call, id: second, name: 'late kits' })).toMatchObject({ code: 'invalid' });
    expect(await save({ name: 'Late kits', href: '/admin/products?state=active' })).toMatchObject({ ok: true });
    expect((await (await staff()).save({ name: 'Late kits' })).ok).toBe(true);
  });

  it('are of filters that the list knows and the role may see', async () => {
    const { save } = await staff('warehouse');
    expect(await save({ href: '/admin/orders?status=nonsense' })).toMatchObject({ code: 'refused' });
    expect(await save({ href: '/admin/invoices?state=overdue' })).toMatchObject({ code: 'not_found' });
    expect(await save({ href: 'https://evil.test/admin/orders?status=pending' })).toMatchObject({ code: 'not_found' });
  });

  it('open first one for each list, for each person', async () => {
    const [admin, seller] = [await staff('administrator'), await staff()];
    const shared = await admin.id({ isShared: true });
    const own = await seller.id({ isDefault: true });
    const first = async (of: typeof seller) =>
      (await of.views()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await first(seller)).toEqual([own]);
    await changeView({ ...seller.call, id: shared, isDefault: true });
    expect(await first(seller)).toEqual([shared]);
    expect(await first(admin)).toEqual([]);
    await changeView({ ...admin.call, id: shared, isShared: false });
    expect(await first(seller)).toEqual([]);
  });

  it('take other filters, of their own list alone', async () => {
    const { id, call, views } = await staff();
    const view = await id();
    expect(await changeView({ ...call, id: view, href: `${ORDERS}?search=ada&payment=part` })).toEqual({ ok: true });
    expect((await views()).find((each) => each.id === view)?.href).toBe(`${ORDERS}?search=ada&payment=part`);
    expect(await changeView({ ...call, id: view, href: '/admin/products?state=active' })).toMatchObject({
      code: 'refused',
    });
  });

  it('say what is gone of them, and open with the rest', async () => {
    const { id, views } = await staff();
    const category = await payload.create({
      collection: 'categories',
      data: { name: unique('Shorts'), slug: unique('shorts'), isActive: true, sortOrder: 1 },
    });
    const view = await id({ href: `/admin/products?category=${category.id}&state=active` });
    const find = async () => (await views()).find((each) => each.id === view);
    expect((await find())?.lost).toEqual([]);
    await payload.delete({ collection: 'categories', id: category.id });
    expect(await find()).toMatchObject({ href: '/admin/products?state=active', lost: ['category'] });
  });

  it('are bounded for each person, also for two at once', async () => {
    const { user, save } = await staff();
    await rows(
      `insert into saved_views (owner_id, list, name, query)
       select $1, '/admin/orders', 'View ' || n, 'status=pending' from generate_series(1, $2::int) n`,
      user.id,
      MAX_VIEWS - 1,
    );
    const other = await asStaff(user);
    const answers = await Promise.all([
      save(),
      createView({ ...other, name: unique('View'), href: PENDING, isShared: false, isDefault: false }),
    ]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'too_many' });
  });

  it('go with their owner', async () => {
    const { user, id } = await staff();
    await id({ isDefault: true });
    await payload.delete({ collection: 'admin-users', id: user.id });
    expect(await rows`select id from saved_views where owner_id = ${user.id}`).toEqual([]);
  });
});
