import type { PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memberRequest, requireMember } from '@/areas/back-office/access/session';
import { editorRequest, requireEditor } from '@/modules/accounts/session/editor-session';
import { asStaff } from '@/modules/accounts/session/staff-route';
import type { AdminUser } from '@/payload-types';
import { actionsOf, routesOf, WORKERS } from '../setup/role-table';
import { callActions, callRoutes, outcome } from '../setup/every-road';
import { createProduct, createStaff, placed } from '../setup/shop';

const jar = new Map<string, string>();
let incoming = new Headers();
vi.mock('next/headers', () => ({
  headers: async () => incoming,
  cookies: async () => ({ get: (name: string) => jar.has(name) && { name, value: jar.get(name) } }),
}));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  redirect: (to: string) => {
    throw new Error(`Sent to ${to}`);
  },
}));

const BACK_OFFICE = 'src/app/(back-office)';

const REFUSED = /^Error: Sent to \/admin\/no-access$|^\{"ok":false,"code":"forbidden"/;

const editor = await createStaff('content_manager');
const administrator = await createStaff('administrator');
const order = (await placed({ product: (await createProduct()).id, quantity: 1 })).id;
beforeEach(() => {
  incoming = new Headers();
  jar.clear();
});

it('no route of the back office is a content manager’s', async () => {
  jar.set('payload-token', editor.token);
  const answers = await callRoutes(BACK_OFFICE, order, jar);
  expect(Object.keys(answers).length).toBeGreaterThan(30);
  expect(Object.entries(answers).filter(([, answer]) => answer !== '403')).toEqual([]);
});

it('no route of the back office is a stranger’s', async () => {
  const answers = await callRoutes(BACK_OFFICE, order, jar);
  expect(Object.entries(answers).filter(([, answer]) => answer !== '401')).toEqual([]);
});

it('no action of the back office is a content manager’s', async () => {
  jar.set('payload-token', editor.token);
  const answers = await callActions('src/areas/back-office', order);
  expect(Object.keys(answers).length).toBeGreaterThan(30);
  expect(Object.entries(answers).filter(([, answer]) => !REFUSED.test(answer))).toEqual([]);
});

it('no route of the back office is another site’s, for whomever it asks', async () => {
  jar.set('payload-token', administrator.token);
  incoming = new Headers({ origin: 'https://elsewhere.test' });
  const answers = await callRoutes(BACK_OFFICE, order, jar);
  expect(Object.entries(answers).filter(([, answer]) => answer !== '401')).toEqual([]);
});

it('runs a route of staff with the sender’s role and body', async () => {
  jar.set('payload-token', editor.token);
  incoming = new Headers({ 'user-agent': 'Firefox' });
  const answer = await asStaff('cms:enter', 'the CMS', async ({ req, user }) => ({
    user: user.id,
    by: req.user?.id,
    agent: req.headers.get('user-agent'),
  }));
  expect(await answer.json()).toEqual({ user: editor.user.id, by: editor.user.id, agent: 'Firefox' });
});

it('its screens are an administrator’s, those of the CMS everyone’s on staff, with their request', async () => {
  type Guard = (path: string) => Promise<{ user: AdminUser; req?: PayloadRequest }>;
  const guards: Record<string, Guard> = {
    requireMember: (path) => requireMember('orders:read', path),
    memberRequest: (path) => memberRequest('orders:read', path),
    requireEditor,
    editorRequest,
  };
  const led = async () => {
    const answers = Object.entries(guards).map(async ([name, guard]) => [
      name,
      await outcome(async () => {
        const { user, req } = await guard(name.toLowerCase().includes('member') ? '/admin/orders' : '/cms/pages');
        return req ? [user.id, req.user?.id] : [user.id];
      }),
    ]);
    return Object.fromEntries(await Promise.all(answers)) as object;
  };
  const [login, cmsLogin] = [
    'Error: Sent to /admin/login?next=%2Fadmin%2Forders',
    'Error: Sent to /cms/login?next=%2Fcms%2Fpages',
  ];
  expect(await led()).toEqual({
    requireMember: login,
    memberRequest: login,
    requireEditor: cmsLogin,
    editorRequest: cmsLogin,
  });
  jar.set('payload-token', editor.token);
  const { id } = editor.user;
  expect(await led()).toEqual({
    requireMember: 'Error: Sent to /admin/no-access',
    memberRequest: 'Error: Sent to /admin/no-access',
    requireEditor: JSON.stringify([id]),
    editorRequest: JSON.stringify([id, id]),
  });
  jar.set('payload-token', administrator.token);
  const own = administrator.user.id;
  expect(await led()).toEqual({
    requireMember: JSON.stringify([own]),
    memberRequest: JSON.stringify([own, own]),
    requireEditor: JSON.stringify([own]),
    editorRequest: JSON.stringify([own, own]),
  });
});

describe.each(WORKERS)('%s', (worker) => {
  it('opens the routes of the table, and no other', async () => {
    jar.set('payload-token', (await createStaff(worker)).token);
    const answers = await callRoutes(BACK_OFFICE, order, jar);
    const open = Object.keys(answers).filter((call) => answers[call] !== '403');
    const short = (call: string) => call.replace(`${BACK_OFFICE}/admin/`, '').replace(/\(screens\)\/|\/route\.ts/g, '');
    expect(open.map(short).sort()).toEqual(routesOf(worker));
  });

  it('does the actions of the table, and no other', async () => {
    jar.set('payload-token', (await createStaff(worker)).token);
    const answers = await callActions('src/areas/back-office', order);
    const open = Object.entries(answers).filter(([, answer]) => !REFUSED.test(answer));
    expect(open.map(([name]) => name).sort()).toEqual(actionsOf(worker));
  });
});
