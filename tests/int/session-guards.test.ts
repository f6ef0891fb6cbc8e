import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { GET as readDocument, PUT as writeDocument } from '@/app/(cms-routes)/cms/pages/[id]/document/route';
import { currentAppearance, currentStaff } from '@/modules/accounts/session/staff-session';
import { loadPreview } from '@/areas/storefront/preview/load-preview';
import { makePreviewLink } from '@/modules/pages/preview/preview-link';
import { CacheDecision, runInRequestScope } from '@kitroom/front/cache/request-scope';
import { DEFAULT_APPEARANCE } from '@/domain/staff/appearance';
import { listVersions } from '@/modules/pages/editing/page-versions';
import { trashPage } from '@/modules/pages/editing/trash-page';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { currentTeam, requireTeam } from '@/modules/team/session';
import { api, gql } from '../setup/http';
import type { Route } from '../setup/own-routes';
import { asEditor, made, save } from '../setup/pages';
import { createStaff, createTeam, rows, payload } from '../setup/shop';

const jar = new Map<string, string>();
let incoming = new Headers();
vi.mock('next/headers', () => ({
  headers: async () => incoming,
  cookies: async () => ({ get: (name: string) => jar.has(name) && { name, value: jar.get(name) } }),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`Sent to ${to}`);
  },
}));

const page = { id: '' };
const tokens = { staff: '', team: '' };

const [staff, team, { id }] = await Promise.all([createStaff('administrator'), createTeam(), made()]);
Object.assign(tokens, { staff: staff.token, team: team.token });
page.id = id;

async function withoutDatabase<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const { pool } = payload.db;
  const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const broken = [vi.spyOn(pool, 'query').mockImplementation(away), vi.spyOn(pool, 'connect').mockImplementation(away)];
  try {
    return await work();
  } finally {
    for (const each of broken) each.mockRestore();
  }
}

const unavailable = {
  type: '/developers/errors#unavailable',
  code: 'unavailable',
  message: 'The database is not responding.',
};

describe('a signed-in user while the database is away', () => {
  const context = () => ({ params: Promise.resolve({ id: page.id }) });
  const headers = { 'Content-Type': 'application/json' };
  const save = () => new Request('http://shop.test/', { method: 'PUT', headers, body: '{}' });
  const answerOf = async (response: Promise<Response>) => {
    const { status, body } = await response.then(async (given) => ({ status: given.status, body: await given.json() }));
    return { status, body: body as object };
  };

  it('gets that error from routes of staff, and not a login', async () => {
    jar.set('payload-token', tokens.staff);
    expect((await answerOf(readDocument(save(), context()))).status).toBe(200);
    for (const call of [() => readDocument(save(), context()), () => writeDocument(save(), context())])
      expect(await withoutDatabase(() => answerOf(call()))).toEqual({ status: 503, body: unavailable });
  });

  it('gets that error from routes of teams, by cookie and by token', async () => {
    const cookie = `team-token=${tokens.team}`;
    for (const call of [{ token: tokens.team }, { headers: { cookie } }]) {
      expect((await api('GET', '/api/team/assets', call)).status).toBe(200);
      expect(await withoutDatabase(() => api('GET', '/api/team/assets', call))).toMatchObject({
        status: 503,
        body: unavailable,
      });
    }
  });

  it('sees the error of a screen, and no login', async () => {
    jar.set('payload-token', tokens.staff).set('team-token', tokens.team);
    expect((await currentStaff()).user).toBeDefined();
    expect((await currentTeam()).session).toBeDefined();
    const guards: (() => Promise<unknown>)[] = [
      () => requireEditor('/cms/pages'),
      () => requireTeam('/teamwear-portal/orders', 'portal'),
    ];
    for (const guard of guards) await expect(withoutDatabase(guard)).rejects.not.toThrow(/^Sent to/);
  });

  it('sees that error in plain colours, as everyone whose own are not known', async () => {
    jar.set('payload-token', tokens.staff);
    expect(await currentAppearance()).toEqual(DEFAULT_APPEARANCE);
    expect(await withoutDatabase(currentAppearance)).toEqual({});
    jar.clear();
    expect(await currentAppearance()).toEqual({});
  });

  it('gets that error from Payload’s own interfaces', async () => {
    const token = tokens.staff;
    const change = { token, body: { title: 'x' } };
    expect(await withoutDatabase(() => api('PATCH', `/api/pages/${page.id}`, change))).toMatchObject({
      status: 503,
      body: unavailable,
    });
    for (const path of ['/api/orders', '/api/admin-users/me'])
      expect(await withoutDatabase(() => api('GET', path, { token })), path).toMatchObject({
        status: 503,
        body: unavailable,
      });
    expect(await withoutDatabase(() => gql('{ Orders { docs { id } } }', { token }))).toMatchObject({
      status: 503,
      body: unavailable,
    });
  });
});

it('is still a stranger without a session, with one that has ended and with a token of nobody', async () => {
  for (const token of ['', 'x', `${tokens.staff}x`]) {
    jar.set('payload-token', token);
    expect((await currentStaff()).user, token).toBeUndefined();
    await expect(withoutDatabase(() => requireEditor('/cms/pages'))).rejects.toThrow(/^Sent to \/cms\/login/);
  }
});

it('is read by nothing that is stored for others', async () => {
  const decision = new CacheDecision();
  await runInRequestScope(decision, currentStaff);
  decision.mark([]);
  expect(decision.isPublic).toBe(false);
});

describe('the routes of the CMS', () => {
  const folder = path.resolve('src/app/(cms-routes)');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'));

  async function callAll(): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    for (const file of files) {
      const route = (await import(/* @vite-ignore */ path.join(folder, file))) as Route;
      for (const [method, handle] of Object.entries(route)) {
        const body = method === 'GET' ? undefined : JSON.stringify({ ids: [page.id], action: 'trash' });
        const headers = { 'Content-Type': 'application/json' };
        const request = new Request('http://shop.test/', { method, body, headers });
        const params = Promise.resolve({ id: page.id, versionId: page.id });
        statuses[`${method} ${file}`] = (await handle?.(request, { params }))?.status ?? 0;
      }
    }
    return statuses;
  }

  const strangers: Record<string, () => Promise<void>> = {
    nobody: async () => jar.clear(),
    'a team': async () => void jar.set('team-token', tokens.team),
    'a team in the place of staff': async () => void jar.set('payload-token', tokens.team),
    'staff that was put out': async () => {
      const { token, user } = await createStaff('administrator');
      await rows`update admin_users set is_active = false where id = ${user.id}`;
      jar.set('payload-token', token);
    },
    'an editor led there by another site': async () => {
      jar.set('payload-token', tokens.staff);
      incoming = new Headers({ origin: 'https://elsewhere.test' });
    },
  };

  it.each(Object.keys(strangers))('refuse %s, and do nothing', async (who) => {
    jar.clear();
    incoming = new Headers();
    const stored = () => rows`select * from cms_pages where id = ${page.id}`;
    const before = await stored();
    await strangers[who]?.();
    const statuses = await callAll();
    incoming = new Headers();
    expect(Object.keys(statuses).length).toBeGreaterThan(30);
    expect(Object.entries(statuses).filter(([, status]) => status !== 401)).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});

describe('the preview of a page', () => {
  const tokenTo = async (id: string) =>
    new URL((await makePreviewLink(payload, id)).url).searchParams.get('token') ?? '';

  it('is for editors, and for visitors with a valid link, and of its draft only', async () => {
    const [own, other] = [await made({ title: 'Live' }, true), await made()];
    await save(own.id, { title: 'Draft' }, { mode: 'autosave' });
    const version = (await listVersions(payload, own.id))?.items.at(-1)?.id ?? '';
    const token = await tokenTo(own.id);

    for (const cookies of [{}, { 'team-token': tokens.team }, { 'payload-token': tokens.team }]) {
      jar.clear();
      for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
      await expect(loadPreview(own.id)).rejects.toThrow(/^Sent to \/cms\/login/);
      await expect(loadPreview(own.id, '', version)).rejects.toThrow(/^Sent to \/cms\/login/);
      for (const wrong of ['x', await tokenTo(other.id), tokens.team])
        expect(await loadPreview(own.id, wrong)).toEqual({ kind: 'expired' });
      expect(await loadPreview(own.id, token)).toMatchObject({ kind: 'shown', page: { title: 'Draft' } });
      expect(await loadPreview(own.id, token, version)).toEqual({ kind: 'nowhere' });
      expect(await loadPreview(own.id, token, 'x')).toEqual({ kind: 'nowhere' });
      for (const id of ['', 'x', `${own.id}'`, '../home'])
        expect(await loadPreview(id, token)).toEqual({ kind: 'nowhere' });
    }
    await trashPage({ req: await asEditor(), id: own.id });
    expect(await loadPreview(own.id, token)).toEqual({ kind: 'nowhere' });
    jar.set('payload-token', tokens.staff);
    expect(await loadPreview(own.id)).toEqual({ kind: 'nowhere' });
    expect(await loadPreview(own.id, undefined, version)).toEqual({ kind: 'nowhere' });
  });
});
