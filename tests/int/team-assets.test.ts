import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { measureNextAsset } from '@/modules/team/data/measure-assets';
import type { AssetView } from '@/modules/team/data/asset-view';
import { env } from '@/lib/env';
import { api } from '../setup/http';
import { createStaff, createTeam, rows, payload } from '../setup/shop';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';

const MB = 1024 * 1024;
const folder = path.join(env.dataDir, 'uploads', 'design-assets');

const [own, other, admin] = await Promise.all([createTeam(), createTeam(), createStaff('administrator')]);
const crest = await sharp({ create: { width: 64, height: 32, channels: 4, background: '#7c3aed' } })
  .png()
  .toBuffer();

type Body = {
  asset: AssetView;
  usage: { usedBytes: number; quotaMb: number };
  code?: string;
  message?: string;
  fieldErrors?: Record<string, string[]>;
};
type Sent = { name?: string; type?: string; description?: string; uploadId?: string };

function upload(
  content: Uint8Array | string,
  fileName: string,
  sent: Sent = {},
  token: string | undefined = own.token,
) {
  const form = new FormData();
  for (const [key, value] of Object.entries({ name: 'Crest', type: 'logo', ...sent })) form.set(key, value);
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], fileName));
  return api<Body>('POST', '/api/team/assets', { body: form, token });
}

async function stored(token = own.token, sent: Sent = {}): Promise<AssetView> {
  const { status, body, text } = await upload(crest, 'crest.png', sent, token);
  if (status !== 201) throw new Error(text);
  return body.asset;
}

type List = { assets: AssetView[]; next: string | null; total: number };
const list = (search = '', token = own.token) => api<List>('GET', `/api/team/assets${search}`, { token });
const files = () => readdir(folder).catch((): string[] => []);
const rowOf = async (id: string) =>
  (
    await rows<{ filename: string; preview_name: string | null; is_active: boolean }>`select * from design_assets
      where id = ${id}`
  )[0]!;

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}<rect width="5" height="5"/></svg>`;

describe('an upload', () => {
  it('adds an asset with its format and size, and draws its preview', async () => {
    const { status, body } = await upload(crest, 'Club Crest.PNG', {
      name: ' The  crest ',
      type: 'sponsor',
      description: 'Navy',
    });
    expect(status).toBe(201);
    expect(body.asset).toEqual({
      id: expect.any(String),
      name: 'The crest',
      type: 'sponsor',
      description: 'Navy',
      fileFormat: 'PNG',
      fileSize: '0.1 MB',
      fileUrl: `/api/team/assets/${body.asset.id}/file`,
      previewUrl: `/api/team/assets/${body.asset.id}/preview`,
      pixels: 64,
      createdAt: expect.any(String),
    });
    expect(body.usage.quotaMb).toBe(500);
    const preview = await api('GET', body.asset.previewUrl!, { token: own.token });
    expect([
      preview.status,
      preview.headers.get('content-type'),
      preview.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/webp', 'nosniff']);
  });

  it('needs a name and a file', async () => {
    const nameless = await upload(crest, 'crest.png', { name: '  ' });
    expect([nameless.status, nameless.body.message]).toEqual([422, 'Please provide a name and select a file.']);
    const form = new FormData();
    form.set('name', 'Crest');
    const fileless = await api<Body>('POST', '/api/team/assets', { body: form, token: own.token });
    expect([fileless.status, fileless.body.message]).toEqual([422, 'Please provide a name and select a file.']);
    expect((await upload(crest, 'crest.png', { type: 'virus' })).status).toBe(422);
    expect((await api('POST', '/api/team/assets', { body: {}, token: own.token })).status).toBe(400);
    expect((await upload(crest, 'crest.png', {}, '')).status).toBe(401);
  });

  it.each([
    ['HTML named .png', '<!doctype html><script>alert(1)</script>', 'crest.png'],
    ['HTML named .svg', '<!doctype html><html><script>alert(1)</script></html>', 'crest.svg'],
    ['HTML named .html', '<!doctype html>', 'crest.html'],
    ['a PDF named .png', '%PDF-1.7\n', 'crest.png'],
    ['a PDF named .eps', '%PDF-1.7\n', 'crest.eps'],
    ['SVG named .png', svg(''), 'crest.png'],
    ['script named .ai', '#!/bin/sh\nrm -rf /\n', 'crest.ai'],
    ['an entity bomb', `<!DOCTYPE svg [<!ENTITY a "aaa">]>${svg('<text>&a;</text>')}`, 'crest.svg'],
    [
      'an SVG of nothing but script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'crest.svg',
    ],
    ['nothing', '', 'crest.png'],
    ['NUL bytes', '\0\0\0\0', 'crest.jpg'],
    ['a NUL in an extension', '\0', 'crest.png\0.html'],
  ])('of %s is refused with a word on the file, and leaves nothing behind', async (_what, content, fileName) => {
    const before = [await files(), await rows`select id from design_assets`];
    const { status, body } = await upload(content, fileName);
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.fieldErrors?.file?.[0]).toEqual(expect.any(String));
    expect([await files(), await rows`select id from design_assets`]).toEqual(before);
  });

  it('of a picture that is a ZIP as well, or far too large, is refused', async () => {
    expect((await upload(Buffer.concat([crest, Buffer.from('PK\u0003\u0004')]), 'crest.png')).status).toBe(422);
    const bomb = Buffer.from(crest);
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    expect((await upload(bomb, 'crest.png')).status).toBe(422);
  });

  it('of an SVG stores it cleaned', async () => {
    const hostile = svg(
      `<script>alert(1)</script><g onload="alert(1)"/><foreignObject><b/></foreignObject>
       <image href="https://evil.test/a.png"/><style>rect{fill:url(https://evil.test/b)} .a{fill:red}</style>`,
    );
    const { status, body } = await upload(hostile, 'crest.svg');
    expect(status).toBe(201);
    const { text, headers } = await api('GET', body.asset.fileUrl, { token: own.token });
    expect(text).not.toMatch(/script|onload|foreignObject|evil/);
    expect(text).toContain('<rect width="5" height="5"/>');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of an SVG with live text is refused, in words on what to do', async () => {
    const { status, body } = await upload(svg('<g><text>NORTHSIDE</text></g>'), 'crest.svg');
    expect([status, body.message]).toEqual([
      422,
      'This SVG has live text, whose font we may not have. Convert the text to outlines (Create Outlines, Object to Path) and save it again.',
    ]);
    expect((await upload(svg('<text> </text>'), 'crest.svg')).body.asset.pixels).toBeNull();
  });

  it('of an SVG over the 2 MB that the form names is refused', async () => {
    const { status, body } = await upload(svg(' '.repeat(2 * MB)), 'crest.svg');
    expect([status, body.message]).toEqual([422, 'This file is too large. An SVG can be at most 2 MB.']);
  });

  it('is as wide as it is seen, whichever way it is stored', async () => {
    const photo = { create: { width: 40, height: 20, channels: 3, background: '#123456' } } as const;
    const turned = await sharp(photo).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await upload(turned, 'crest.jpg')).body.asset.pixels).toBe(20);
  });

  it('of before widths were kept is measured later, one after the other; what is gone is passed over', async () => {
    const signed = await createTeam();
    const [kept, gone] = [await stored(signed.token), await stored(signed.token)];
    await rows`update design_assets set width = null, height = null where team_id = ${signed.user.id}`;
    await rows`update design_assets set filename = 'gone.png' where id = ${gone.id}`;
    let last = await measureNextAsset(payload, undefined);
    while (last) last = await measureNextAsset(payload, last);
    const widths = await rows<{ id: string; width: string | null }>`select id, width from design_assets
      where team_id = ${signed.user.id}`;
    expect(new Map(widths.map(({ id, width }) => [id, width]))).toEqual(
      new Map([
        [kept.id, '64'],
        [gone.id, null],
      ]),
    );
  });

  it('over 25 MB is refused, without being read where it says so itself', async () => {
    const { status, body } = await upload(Buffer.alloc(26 * MB), 'crest.png');
    expect([status, body.code]).toEqual([413, 'too_large']);
    const headers = { 'Content-Length': String(26 * MB), 'Content-Type': 'multipart/form-data; boundary=x' };
    const announced = await api<Body>('POST', '/api/team/assets', { body: 'x', headers, token: own.token });
    expect(announced.status).toBe(413);
  });

  it('never makes a path of a name', async () => {
    for (const name of ['../../../etc/passwd.png', 'C:\\x\\con.png', `${'x'.repeat(300)}.png`, 'ä\u202egnp.png']) {
      expect((await upload(crest, name)).status).toBe(201);
    }
    expect((await files()).filter((name) => !/^[0-9a-f]{24}(?:\.preview)?\.[a-z]{2,4}$/.test(name))).toEqual([]);
  });

  it('sent again is the same upload, and another team’s is its own', async () => {
    const uploadId = randomUUID();
    const [first, again] = await Promise.all([stored(own.token, { uploadId }), stored(own.token, { uploadId })]);
    expect(again.id).toBe(first.id);
    const before = await files();
    expect((await stored(own.token, { uploadId })).id).toBe(first.id);
    expect(await files()).toEqual(before);
    expect((await stored(other.token, { uploadId })).id).not.toBe(first.id);
  });

  it('of a document is stored without a preview where no program can draw it', async () => {
    vi.stubEnv('PATH', '');
    const { status, body } = await upload('%PDF-1.4\n', 'guide.pdf', { type: 'guide' });
    vi.unstubAllEnvs();
    expect([status, body.asset.previewUrl]).toEqual([201, null]);
    expect((await api('GET', `/api/team/assets/${body.asset.id}/preview`, { token: own.token })).status).toBe(404);
  });
});

describe('the quota', () => {
  const setQuota = async (mb: number) => payload.updateGlobal({ slug: 'site-settings', data: { assetQuotaMb: mb } });
  const fill = (teamId: string, bytes: number, isActive = true) =>
    rows`insert into design_assets (team_id, name, type, filesize, is_active)
      values (${teamId}, 'x', 'logo', ${bytes}, ${isActive})`;

  it('holds for parallel uploads: one of eight gets the last room', async () => {
    const team = await createTeam();
    await setQuota(1);
    await fill(team.user.id, MB - crest.length);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(crest, 'crest.png', {}, team.token)));
    await setQuota(500);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toMatch(/1\.0 of 1 MB are used/);
    const [sum] = await rows<{ used: number }>`select sum(filesize)::int as used from design_assets
      where team_id = ${team.user.id} and is_active`;
    expect(sum?.used).toBe(MB);
  });

  it('does not count what was deleted, until four times as much is kept; what is brought back must fit again', async () => {
    const team = await createTeam();
    await setQuota(1);
    const asset = await stored(team.token);
    await api('DELETE', `/api/team/assets/${asset.id}`, { token: team.token });
    await fill(team.user.id, MB);
    expect((await api('POST', `/api/team/assets/${asset.id}/restore`, { token: team.token })).status).toBe(422);
    await rows`update design_assets set is_active = false where team_id = ${team.user.id}`;
    expect((await upload(crest, 'crest.png', {}, team.token)).status).toBe(201);
    await fill(team.user.id, 3 * MB, false);
    expect((await upload(crest, 'crest.png', {}, team.token)).body.message).toMatch(/deleted files are kept/);
    await setQuota(500);
  });
});

describe('the list', () => {
  it('is of active ones, newest first, in steps, by type and text', async () => {
    const team = await createTeam();
    await rows`insert into design_assets (team_id, name, type, created_at, is_active)
      select ${team.user.id}, case when n = 7 then '100%_crest' else 'asset ' || n end,
      (case when n % 5 = 0 then 'guide' else 'logo' end)::enum_design_assets_type,
             timestamptz '2026-01-01' + (n / 3) * interval '1 minute', n <> 59 from generate_series(0, 59) n`;
    const seen: AssetView[] = [];
    for (let next: string | null = ''; next !== null;) {
      const { body }: { body: List } = await list(next && `?after=${encodeURIComponent(next)}`, team.token);
      expect(body.total).toBe(59);
      seen.push(...body.assets);
      next = body.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(59);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await list('?type=guide', team.token)).body.total).toBe(12);
    expect((await list('?q=100%25_', team.token)).body.total).toBe(1);
    expect((await list('?q=%25', team.token)).body.total).toBe(1);
    expect((await list('?q=CREST&type=logo', team.token)).body.total).toBe(1);
    expect((await list("?type=x'&after=;drop", team.token)).body.total).toBe(59);
  });
});

describe('an asset', () => {
  it('is renamed, deleted and brought back by its team', async () => {
    const asset = await stored();
    const address = `/api/team/assets/${asset.id}`;
    const changed = await api<Body>('PATCH', address, { body: { name: ' New ', type: 'guide' }, token: own.token });
    expect(changed.body.asset).toMatchObject({ name: 'New', type: 'guide' });
    const nameless = await api<Body>('PATCH', address, { body: { name: '' }, token: own.token });
    expect(nameless.body.fieldErrors).toEqual({ name: ['Please provide a name and select a file.'] });
    for (let time = 0; time < 2; time += 1)
      expect((await api('DELETE', address, { token: own.token })).status).toBe(200);
    const { filename } = await rowOf(asset.id);
    for (const [method, path] of [
      ['PATCH', address],
      ['GET', asset.fileUrl],
      ['GET', asset.previewUrl!],
      ['GET', `/api/design-assets/file/${filename}`],
      ['GET', `/api/design-assets/${asset.id}`],
    ] as const) {
      const body = method === 'PATCH' ? { name: 'x' } : undefined;
      expect((await api(method, path, { token: own.token, body })).status, path).toBe(404);
    }
    expect((await list('', own.token)).body.assets.map(({ id }) => id)).not.toContain(asset.id);
    expect((await api('GET', asset.fileUrl, { token: admin.token })).status).toBe(200);
    expect(await files()).toContain(filename);
    expect((await api('POST', `${address}/restore`, { token: own.token })).status).toBe(200);
    expect((await api('GET', asset.fileUrl, { token: own.token })).status).toBe(200);
  });

  it('is downloaded under its own name, byte by byte what was sent', async () => {
    const asset = await stored(own.token, { name: 'Wappen „groß“ / 1' });
    const { filename } = await rowOf(asset.id);
    for (const address of [asset.fileUrl, `/api/design-assets/file/${filename}`]) {
      const { headers } = await api('GET', address, { token: own.token });
      expect(headers.get('content-disposition')).toContain(
        `filename*=UTF-8''Wappen%20%E2%80%9Egro%C3%9F%E2%80%9C%201.png`,
      );
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('content-length')).toBe(String(crest.length));
    }
    expect(await readFile(path.join(folder, filename))).toEqual(crest);
  });

  it('is not there for another team, on any road; staff may read it, strangers may not', async () => {
    const asset = await stored();
    const { filename, preview_name } = await rowOf(asset.id);
    const address = `/api/team/assets/${asset.id}`;
    const roads = [
      ['GET', `/api/design-assets/${asset.id}`],
      ['GET', `/api/design-assets/file/${filename}`],
      ['GET', `/api/design-assets/file/${preview_name}`],
    ] as const;
    for (const [method, road] of roads) {
      const theirs = await api(method, road, { token: other.token });
      expect([theirs.status, theirs.text.includes('crest')], `${method} ${road}`).toEqual([404, false]);
      expect([401, 403]).toContain((await api(method, road)).status);
    }
    expect((await list('', other.token)).body.assets.map(({ id }) => id)).not.toContain(asset.id);
    for (const road of [`${address}/file`, `${address}/preview`, `/api/design-assets/file/${filename}`]) {
      expect((await api('GET', road, { token: admin.token })).status, road).toBe(200);
    }
    expect((await api('PATCH', address, { body: { name: 'x' }, token: admin.token })).status).toBe(401);
    const editor = await createStaff('content_manager');
    expect((await api('GET', `${address}/file`, { token: editor.token })).status).toBe(401);
    expect(await rowOf(asset.id)).toMatchObject({ name: 'Crest', is_active: true });
  });

  it('is not found by what is no id', async () => {
    for (const id of ['x', '..%2f..%2fetc', randomUUID(), '%00']) {
      for (const part of ['', '/file', '/preview', '/restore']) {
        const method = part === '' ? 'DELETE' : part === '/restore' ? 'POST' : 'GET';
        expect((await api(method, `/api/team/assets/${id}${part}`, { token: own.token })).status, id + part).toBe(404);
      }
    }
  });

  it('loses file and preview once staff delete it for good', async () => {
    const asset = await stored();
    const { filename, preview_name } = await rowOf(asset.id);
    expect(await files()).toEqual(expect.arrayContaining([filename, preview_name]));
    expect((await api('DELETE', `/api/design-assets/${asset.id}`, { token: admin.token })).status).toBe(200);
    const left = await files();
    expect([left.includes(filename), left.includes(preview_name!)]).toEqual([false, false]);
  });

  it('stays while an order names it, though its team deleted it', async () => {
    const asset = await stored();
    const print = { assetId: asset.id, name: asset.name, place: 'back' } as const;
    await createTeamOrder(own.user, { data: teamOrderData(teamOrderItem({ prints: [print] })) });
    expect((await api('DELETE', `/api/team/assets/${asset.id}`, { token: own.token })).status).toBe(200);
    const refused = await api('DELETE', `/api/design-assets/${asset.id}`, { token: admin.token });
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('1 team order refers to this file') });
    expect((await rowOf(asset.id)).is_active).toBe(false);
  });
});

describe('the logos that the designer offers', () => {
  const offered = (token?: string) => api<{ logos: { name: string }[] }>('GET', '/api/kits/team-logos', { token });

  it('are logos and sponsors of the signed-in team, each with its file, width and preview', async () => {
    const signed = await createTeam();
    const crestOf = await stored(signed.token, { name: 'Crest' });
    await stored(signed.token, { name: 'Acme', type: 'sponsor' });
    await stored(signed.token, { name: 'Handbook', type: 'guide' });
    const { status, body } = await offered(signed.token);
    expect([status, body.logos.map(({ name }) => name)]).toEqual([200, ['Acme', 'Crest']]);
    expect(body.logos[1]).toEqual({
      id: crestOf.id,
      name: 'Crest',
      fileFormat: 'PNG',
      fileUrl: `/api/team/assets/${crestOf.id}/file`,
      previewUrl: `/api/team/assets/${crestOf.id}/preview`,
      pixels: 64,
    });
    await api('DELETE', `/api/team/assets/${crestOf.id}`, { token: signed.token });
    expect((await offered(signed.token)).body.logos).toHaveLength(1);
  });

  it('are nobody else’s to see', async () => {
    expect((await offered()).status).toBe(401);
  });
});
