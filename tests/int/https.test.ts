import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.PUBLIC_URL = 'https://shop.test';
});

it('cookies are sent over https alone where the shop is reached by it', async () => {
  const { api } = await import('../setup/http');
  const { createStaff, password } = await import('../setup/shop');
  const { user } = await createStaff('administrator');
  const { status, headers } = await api('POST', '/api/admin-users/login', { body: { email: user.email, password } });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/Secure/);
  expect(headers.get('set-cookie')).toMatch(/HttpOnly/);
});

it('the http address of the same host is a foreign origin', async () => {
  const { api } = await import('../setup/http');
  const { createStaff } = await import('../setup/shop');
  const { token } = await createStaff('administrator');
  const read = (origin: string) =>
    api('GET', '/api/orders', { headers: { Cookie: `payload-token=${token}`, Origin: origin } });
  expect((await read('https://shop.test')).status).toBe(200);
  expect((await read('http://shop.test')).status).toBe(401);
});
