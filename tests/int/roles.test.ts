import { describe, expect, it } from 'vitest';
import { changeStaffRole } from '@/areas/back-office/staff/change-staff';
import { deleteRole, saveRole } from '@/areas/back-office/staff/change-roles';
import { listStaff } from '@/areas/back-office/staff/data';
import type { GrantedPermission } from '@/domain/staff/permissions';
import { storeKey } from '../setup/api-keys';
import { hashOnce } from '../setup/password-work';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, password, payload, placed, rows, unique } from '../setup/shop';

hashOnce();
const owner = await createStaff('owner');
const acting = await asStaff(owner.user);
const order = await placed({ product: (await createProduct()).id, quantity: 1 });

type Answer = { id?: string; doc?: { id: string; permissions: string[] }; permissions?: string[]; user?: object };

const send = (
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  confirm: string | undefined = password,
) => api<Answer>(method, path, { token: owner.token, body, confirm });

async function addRole(...permissions: string[]) {
  const { status, body } = await send('POST', '/api/roles', { name: unique('Role'), permissions });
  expect(status).toBe(201);
  return body.doc?.id ?? '';
}

const withRole = (ownRole: string) => createStaff('own', { ownRole });
const reads = async (token: string, path: string) => (await api('GET', path, { token })).status;

describe('a role of the shop’s own', () => {
  it('lets its holders do what it says, from their next request after each change', async () => {
    const role = await addRole('orders:read');
    const { token } = await withRole(role);
    expect([await reads(token, '/api/orders'), await reads(token, '/api/customers')]).toEqual([200, 403]);
    expect((await send('PATCH', `/api/roles/${role}`, { permissions: ['customers:read'] })).status).toBe(200);
    expect([await reads(token, '/api/orders'), await reads(token, '/api/customers')]).toEqual([403, 200]);
    const me = await api<{ user: { roleLabel: string; permissions: string[] } }>('GET', '/api/admin-users/me', {
      token,
    });
    expect(me.body.user.permissions).toEqual(['back-office:enter', 'customers:read']);
  });

  it('bounds the keys of its holders as well', async () => {
    const role = await addRole('orders:read');
    const { key } = await storeKey(await withRole(role), ['orders:read', 'customers:read']);
    const byKey = async (path: string) =>
      (await api('GET', path, { headers: { Authorization: `Bearer ${key}` } })).status;
    expect([await byKey('/api/orders'), await byKey('/api/customers')]).toEqual([200, 403]);
    await send('PATCH', `/api/roles/${role}`, { permissions: ['products:read'] });
    expect(await byKey('/api/orders')).toBe(403);
  });

  it('may see what it changes', async () => {
    const { body } = await send('POST', '/api/roles', {
      name: unique('Role'),
      permissions: ['bank:write', 'bank:write'],
    });
    expect(body.doc?.permissions).toEqual(['orders:read', 'invoices:read', 'payments:write', 'bank:write']);
  });

  it.each([['staff:write'], ['roles:write'], ['bank-details:write'], ['back-office:enter'], ['all'], []])(
    'has nothing that is the owner’s, unknown or nothing at all: %s',
    async (...permissions) => {
      const name = unique('Role');
      expect((await send('POST', '/api/roles', { name, permissions })).status).toBe(422);
      expect(await rows`select id from roles where name = ${name}`).toEqual([]);
    },
  );

  it('is made, changed and deleted by no session alone, and by nobody but the owner', async () => {
    const role = await addRole('orders:read');
    for (const answer of [
      await send('POST', '/api/roles', { name: unique('Role'), permissions: ['orders:read'] }, ''),
      await send('PATCH', `/api/roles/${role}`, { permissions: ['orders:write'] }, 'Wrong-password-1'),
      await send('DELETE', `/api/roles/${role}`, undefined, ''),
    ])
      expect(answer.status).toBe(403);
    const { token } = await createStaff('administrator');
    const body = { permissions: ['orders:write'] };
    expect((await api('PATCH', `/api/roles/${role}`, { token, body, confirm: password })).status).toBe(403);
    expect(await rows`select permissions from roles where id = ${role}`).toEqual([{ permissions: ['orders:read'] }]);
  });

  it('stays while someone has it', async () => {
    const role = await addRole('orders:read');
    const { user } = await withRole(role);
    const deletion = { ...acting, id: role, password };
    expect(await deleteRole(deletion)).toMatchObject({ code: 'conflict' });
    expect((await send('DELETE', `/api/roles/${role}`)).status).toBe(409);
    expect(await changeStaffRole({ ...acting, id: user.id, role: 'sales', password })).toEqual({ ok: true });
    expect(await deleteRole(deletion)).toEqual({ ok: true });
    expect(await deleteRole(deletion)).toMatchObject({ code: 'not_found' });
  });

  it('is saved by screen under a name of its own', async () => {
    const name = unique('Packer');
    const entry = { ...acting, name, permissions: ['despatch:write'] as GrantedPermission[], password };
    expect(await saveRole({ ...entry, password: 'Wrong-password-1' })).toMatchObject({ code: 'wrong_password' });
    expect(await saveRole(entry)).toEqual({ ok: true });
    expect(await saveRole(entry)).toMatchObject({ fieldErrors: { name: [expect.any(String)] } });
    expect(await rows`select permissions from roles where name = ${name}`).toEqual([
      { permissions: ['orders:read', 'despatch:write'] },
    ]);
  });

  it('is logged by its name, as it changes and as it is given', async () => {
    const role = await addRole('orders:read');
    const [{ name } = { name: '' }] = await rows<{ name: string }>`select name from roles where id = ${role}`;
    await send('PATCH', `/api/roles/${role}`, { permissions: ['customers:read'] });
    const { user } = await createStaff('warehouse');
    expect(await changeStaffRole({ ...acting, id: user.id, role, password })).toEqual({ ok: true });
    expect((await listStaff(payload)).find(({ id }) => id === user.id)).toMatchObject({
      roleLabel: name,
      roleChoice: role,
    });
    const entries = await rows`select action, before, after from activity_log
      where subject_id in (${role}, ${user.id}) order by created_at`;
    expect(entries).toMatchObject([
      { action: 'role.created', after: { permissions: ['orders:read'] } },
      { action: 'role.updated', before: { permissions: ['orders:read'] }, after: { permissions: ['customers:read'] } },
      { action: 'staff.role-changed', before: { role: 'warehouse' }, after: { role: 'own', ownRole: name } },
    ]);
  });

  it('is no role without one chosen', async () => {
    const { user } = await createStaff('sales');
    expect((await send('PATCH', `/api/admin-users/${user.id}`, { role: 'own' })).status).toBe(422);
    const id = '5b2c1d3e-0000-4000-8000-000000000000';
    expect(await changeStaffRole({ ...acting, id: user.id, role: id, password })).toMatchObject({ code: 'not_found' });
    expect(await rows`select role from admin_users where id = ${user.id}`).toEqual([{ role: 'sales' }]);
  });
});

describe('staff', () => {
  it('are given roles by the owner alone, and nobody takes one', async () => {
    const { user } = await createStaff('sales');
    for (const role of ['administrator', 'sales'] as const) {
      const { user: self, token } = await createStaff(role);
      for (const id of [user.id, self.id]) {
        const body = { role: 'owner' };
        const { status } = await api('PATCH', `/api/admin-users/${id}`, { token, body, confirm: password });
        expect(status).toBeGreaterThanOrEqual(400);
      }
      expect((await api('GET', `/api/admin-users/${user.id}`, { token })).status).toBe(404);
    }
    expect(await rows`select role from admin_users where id = ${user.id}`).toEqual([{ role: 'sales' }]);
  });
});

describe('bank details', () => {
  it('are changed by the owner alone', async () => {
    const { token } = await createStaff('administrator');
    const body = { bankDetails: `Account ${unique('9')}` };
    expect((await api('POST', '/api/globals/site-settings', { token, body })).status).toBe(400);
    expect((await api('POST', '/api/globals/site-settings', { token: owner.token, body })).status).toBe(200);
    expect(await rows`select bank_details from site_settings`).toEqual([{ bank_details: body.bankDetails }]);
  });
});

describe('the status of an order', () => {
  const set = async (token: string, body: object) =>
    (await api('PATCH', `/api/orders/${order.id}`, { token, body })).status;

  it('is production’s, the warehouse’s or sales’, over REST as on screens', async () => {
    const [production, warehouse, sales, bookkeeper] = await Promise.all(
      (['production', 'warehouse', 'sales', 'bookkeeper'] as const).map(
        async (role) => (await createStaff(role)).token,
      ),
    );
    if (!production || !warehouse || !sales || !bookkeeper) throw new Error('Four people were expected.');
    const making = { status: 'processing', despiteUnpaid: true };
    for (const token of [warehouse, sales, bookkeeper]) expect(await set(token, making)).toBe(403);
    expect(await set(production, { ...making, notes: 'x' })).toBe(403);
    expect(await set(production, making)).toBe(200);
    const shipped = { status: 'shipped', despiteUnpaid: true };
    for (const token of [production, sales, bookkeeper]) expect(await set(token, shipped)).toBe(403);
    expect(await set(warehouse, shipped)).toBe(200);
    for (const token of [production, warehouse, bookkeeper])
      expect(await set(token, { status: 'cancelled', statusReason: 'x' })).toBe(403);
    expect(await set(sales, { status: 'cancelled', statusReason: 'x' })).toBe(200);
  });
});
