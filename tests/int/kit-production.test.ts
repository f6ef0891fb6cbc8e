import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import type { KitDocument, KitLogoPicture } from '@/domain/kits/document/kit-document';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { setTechnique } from '@/domain/kits/editing/garments';
import type { RollUse } from '@/domain/kits/production/roll-use';
import {
  makePrintPack,
  printPackFile,
  printPackState,
  printPackTechniques,
} from '@/areas/back-office/print-packs/print-pack-endpoints';
import { deleteProfile, uploadProfile } from '@/areas/back-office/settings/output-profile-endpoints';
import { retryPackAction } from '@/areas/back-office/settings/system/system-actions';
import { systemJobs, type JobsAnswer } from '@/areas/back-office/settings/system/system-endpoints';
import { packState } from '@/modules/kits/production/pack-job';
import { orderProofs } from '@/areas/back-office/proofs/proof-routes';
import { matricesOf } from '@/modules/orders/documents/designs';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { teamDocument } from '@/modules/team/documents/team-document';
import { loadPictured } from '@/modules/team/proofs/load-pictured';
import { serveProof } from '@/modules/proofs/serve-proof';
import { storeLogo } from '@/modules/kits/logos/store-logo';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { env } from '@/lib/env';
import { localRequest } from '@/lib/payload/local-request';
import { cmykProfile } from '../setup/cmyk-profile';
import { api } from '../setup/http';
import { pdfText } from '../setup/pdf-text';
import { readPrintPdf } from '../setup/read-print-pdf';
import { createProduct, createStaff, createTeam, rows, payload } from '../setup/shop';
import { linesIn, setLines } from '../setup/team-orders';

let document = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');

/** 60 by 40 mm. */
const withCrest = ({ hash, width, height }: KitLogoPicture): KitDocument => ({
  ...document,
  elements: [
    ...document.elements,
    {
      ...{
        kind: 'logo',
        id: 'crest',
        garment: 'football-shirt',
        surface: 'front',
        x: 80,
        y: 150,
        rotation: 0,
        width: 60,
      },
      logo: {
        ...{ name: 'Crest', width: 30, height: 20, shapes: [{ d: 'M0 0L30 0L30 20L0 20Z', color: '#c8102e' }] },
        picture: { hash, width, height },
      },
    },
  ],
});

const [staff, team] = await Promise.all([createStaff('administrator'), createTeam({ email: 'manager@kits.test' })]);
const shirt = await createProduct({ name: 'Match Shirt', stock: { S: 0, M: 0 }, kitGarment: 'football-shirt' });
const plain = await createProduct({ name: 'Plain Shirt', stock: { S: 0, M: 0 } });
const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#c8102e80' } })
  .png()
  .toBuffer();
const logo = await storeLogo(bytes, { bounded: false });
if (!logo.ok) throw new Error(logo.message);
document = withCrest(logo);
const kit = (await storeKitDocument(await localRequest(payload), document)).hash;
signIn(staff.token);

const player = (name: string, number: number, size: string) => ({ name, nameOnBack: name.toUpperCase(), number, size });
const line = (change: object = {}) => ({
  product: shirt.id,
  kit,
  players: [player('Hudson', 7, 'S'), player('Ó Briain', 10, 'M')],
  extras: { M: 1 },
  ...change,
});
const submit = (...items: object[]) =>
  api('POST', '/api/team/orders', {
    token: team.token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { items, notes: '' },
  });

async function submitted(change: object = {}): Promise<string> {
  const { status, body } = await submit(line(change));
  expect([status, body.code]).toEqual([201, undefined]);
  const [order] = await rows<{ id: string }>`select id from team_orders where order_number = ${body.orderNumber}`;
  return order?.id ?? '';
}

const posted = (path: string, body: object) =>
  new Request(`${env.publicUrl}${path}`, {
    method: 'POST',
    headers: { Origin: env.publicUrl, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const draw = async (id: string) => {
  const answer = await orderProofs.team.draw(
    posted(`/admin/team-orders/${id}/proofs/draw`, { note: 'As you drew it' }),
    {
      params: Promise.resolve({ id }),
    },
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const proofOf = async (id: string) => {
  const [proof] = await rows`select id, status, note, mime_type as type from team_order_proofs
    where team_order_id = ${id}`;
  return proof;
};
const approve = async (id: string) =>
  api('POST', `/api/team/orders/${id}/proof`, {
    token: team.token,
    body: { proofId: (await proofOf(id))?.id, decision: 'approve' },
  });

describe('a team’s order of a kit', () => {
  it('keeps the kit, waits for a proof, and can be ordered again', async () => {
    const id = await submitted();
    expect(await rows`select needs_proof as needs from team_orders where id = ${id}`).toEqual([{ needs: true }]);
    expect(await linesIn(id)).toMatchObject({
      items: [
        {
          color: null,
          quantities: { S: 1, M: 2 },
          kit: { hash: kit, name: 'Riverside home', garment: 'football-shirt' },
        },
      ],
    });
    const again = await api('POST', '/api/team/draft/from-order', {
      token: team.token,
      body: { orderId: id, replace: true },
    });
    expect(again.body.draft).toMatchObject({ items: [{ kit, players: [{ number: 7 }, { number: 10 }] }] });
  });

  it('names its technique, on the production sheet too, and costs what that adds', async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { vinyl: 4 } } });
    const inVinyl = setTechnique(document, 'football-shirt', 'vinyl');
    const req = await localRequest(payload);
    const { hash } = await storeKitDocument(req, inVinyl);
    const [plain, id] = [await submitted(), await submitted({ kit: hash })];
    const [before, order] = await Promise.all([plain, id].map((each) => loadTeamOrder({ payload, id: each })));
    const [item] = order?.data.items ?? [];
    expect(item).toMatchObject({
      kit: { hash, name: 'Riverside home', technique: 'vinyl' },
      unitPrice: (before?.data.items[0]?.unitPrice ?? 0) + 4,
    });
    const sheets = await Promise.all([before, order].map(async (each) => each && teamDocument(req, each)));
    expect(sheets.map((sheet) => matricesOf(sheet?.orderItems ?? [])[0]?.rows[0]?.color)).toEqual([
      'Kit “Riverside home”',
      'Kit “Riverside home, vinyl”',
    ]);
    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { vinyl: null } } });
    expect((await submit(line({ kit: hash }))).body.fieldErrors).toEqual({
      'items.0.kit': ['Vinyl is not offered at the moment.'],
    });
  });

  it('is refused for players for whom it cannot be printed', async () => {
    const { status, body } = await submit(line({ players: [player('Hudson', 7, 'S'), player('Ó Briain', 7, 'M')] }));
    const message = '7 is worn twice, by HUDSON and Ó BRIAIN. Give one of them another.';
    expect([status, body]).toEqual([
      422,
      { type: '/developers/errors#invalid', code: 'invalid', message, fieldErrors: { 'items.0.players.1': [message] } },
    ]);
  });

  it('has a number once in each squad, and as many shirts for a player as are wanted', async () => {
    const squads = await createTeam();
    const as = <Body = Record<string, unknown>>(method: 'POST' | 'PUT', path: string, body: object) =>
      api<Body>(method, `/api/team/${path}`, {
        token: squads.token,
        headers: { 'Idempotency-Key': randomUUID() },
        body,
      });
    const add = async (name: string, squad: string) =>
      (await as<{ player: { id: string } }>('POST', 'members', { name, squad, jerseyNumber: 9 })).body.player.id;
    const [jo, bo] = [await add('Tom Smith', 'U12'), await add('Tom Smith', 'U14')];
    const piece = (memberId: string, squad: string) => ({
      ...player('Smith', 9, 'S'),
      name: 'Tom Smith',
      memberId,
      squad,
    });
    const order = (...lines: object[][]) =>
      as('POST', 'orders', { items: lines.map((players) => line({ players, extras: {} })), notes: '' });
    expect((await order([piece(jo, 'U12'), piece(bo, 'U14')])).status).toBe(201);
    expect((await order([piece(jo, 'U12')], [piece(jo, 'U12')], [piece(jo, 'U14')])).status).toBe(201);
    const two = await order([piece(jo, 'U12')], [piece(bo, 'U12')]);
    expect(two).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('9 is worn twice in U12, by') },
    });
    expect((await as('PUT', 'shirt-rules', { numbersUniqueIn: 'club' })).status).toBe(200);
    expect((await order([piece(jo, 'U12'), piece(bo, 'U14')])).body).toMatchObject({
      message: expect.stringContaining('9 is worn twice, by'),
    });
    expect((await as('PUT', 'shirt-rules', { numbersUniqueIn: 'none' })).status).toBe(200);
    expect((await order([piece(jo, 'U12'), piece(bo, 'U12')])).status).toBe(201);
    const [stored] = await rows<{ id: string }>`select id from team_orders where team_id = ${squads.user.id}
      order by created_at limit 1`;
    const { items } = await linesIn(stored!.id);
    expect(items.flatMap(({ players }) => players.map(({ squad }) => squad))).toEqual(['U12', 'U14']);
  });

  it('takes the numbers that the shop allows in the sport, and any of a team that staff let wear them', async () => {
    const wearing = async (number: number | string) =>
      (await submit(line({ players: [{ ...player('Hudson', 7, 'S'), number }], extras: {} }))).body.message ??
      'ordered';
    expect(await wearing('00')).toBe('Number 00 is not allowed. Football numbers run from 1 to 99.');
    const rules = (least: number) => ({ shirtNumbers: { football: { least, most: 99 } } });
    await payload.updateGlobal({ slug: 'site-settings', data: rules(0) });
    expect(await wearing('00')).toBe('ordered');
    await payload.updateGlobal({ slug: 'site-settings', data: rules(1) });
    const allow = (token: string, allowsAnyNumber: boolean) =>
      api('PATCH', `/api/teams/${team.user.id}`, { token, body: { allowsAnyNumber } });
    await allow(team.token, true);
    expect(await wearing(0)).toBe('Number 0 is not allowed. Football numbers run from 1 to 99.');
    await allow(staff.token, true);
    expect(await wearing(0)).toBe('ordered');
    await allow(staff.token, false);
  });

  it('is refused for a kit that nobody knows, and for goods that are made to none', async () => {
    expect((await submit(line({ kit: 'f'.repeat(64) }))).body.fieldErrors).toEqual({
      'items.0.kit': ['Kit not found.'],
    });
    expect((await submit(line({ product: plain.id }))).body.fieldErrors).toHaveProperty(['items.0.kit']);
    expect((await submit(line({ kit: 'Riverside' }))).status).toBe(422);
  });
});

describe('a proof drawn from the kit', () => {
  it('is the next proof of the order, for its manager to approve', async () => {
    const id = await submitted();
    expect(await draw(id)).toEqual({ status: 201, body: { version: 1 } });
    expect(await proofOf(id)).toMatchObject({ status: 'waiting', note: 'As you drew it', type: 'application/pdf' });
    expect((await approve(id)).body).toEqual({ status: 'approved' });
  });

  it('waits for what a check blocks: a number that two players wear', async () => {
    const id = await submitted();
    const { items, discounts } = await linesIn(id);
    const players = items[0]!.players.map((player) => ({ ...player, number: 7 }));
    await setLines(id, { items: [{ ...items[0]!, players }], discounts });
    expect((await draw(id)).body).toMatchObject({
      code: 'not_printable',
      message: expect.stringContaining('7 is worn twice, by HUDSON and Ó BRIAIN.'),
    });
  });

  it('is for orders with a kit, or with names and numbers, and for administrators', async () => {
    const { body } = await submit(line({ kit: undefined, product: plain.id, color: 'Red' }));
    const [order] = await rows<{ id: string }>`select id from team_orders where order_number = ${body.orderNumber}`;
    expect((await draw(order?.id ?? '')).body).toEqual({ version: 1 });
    const { items, discounts } = await linesIn(order!.id);
    await setLines(order!.id, { items: [{ ...items[0]!, players: [] }], discounts });
    expect((await draw(order?.id ?? '')).body).toMatchObject({ code: 'no_kits' });
    const editor = await createStaff('content_manager');
    signIn(editor.token);
    expect((await draw(order?.id ?? '')).status).toBe(403);
    signIn(staff.token);
  });
});

describe('a print pack', () => {
  const bodyOf = (change: object = {}) => ({ kind: 'team', kit, garment: 'football-shirt', ...change });
  const make = (body: object) => makePrintPack(posted('/admin/print-packs', body));
  const withKey = (key: string) => ({ params: Promise.resolve({ key }) });
  type Answer = { key: string; pack: { state: string; bytes: number; roll?: RollUse } };

  it('waits for a proof that the team has approved', async () => {
    const order = await submitted();
    const refused = async () => {
      const answer = await make(bodyOf({ order }));
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    expect(await refused()).toEqual([409, 'Production waits for a proof that the team has approved.']);
    await draw(order);
    expect(await refused()).toEqual([409, expect.stringContaining('Proof 1 is still with the team.')]);
    await approve(order);
    expect((await make(bodyOf({ order }))).status).toBe(202);
  });

  async function madeFor(order: string, change: object = {}): Promise<Answer> {
    await draw(order);
    await approve(order);
    return made(order, change);
  }

  async function made(order: string, change: object = {}): Promise<Answer> {
    const started = (await (await make(bodyOf({ order, ...change }))).json()) as Answer;
    const state = async () =>
      ((await (await printPackState(new Request(env.publicUrl), withKey(started.key))).json()) as Answer).pack;
    await expect.poll(state, { timeout: 60_000, interval: 100 }).toMatchObject({ state: 'done' });
    return started;
  }

  it('holds the pieces of a squad that has approved, while others have not', async () => {
    const players = [
      { ...player('Hudson', 7, 'S'), squad: 'U13' },
      { ...player('Ó Briain', 10, 'M'), squad: 'Seniors' },
    ];
    const order = await submitted({ players });
    await draw(order);
    const body = { proofId: (await proofOf(order))?.id, decision: 'approve', squad: 'U13' };
    await api('POST', `/api/team/orders/${order}/proof`, { token: team.token, body });
    const statuses = [undefined, 'Seniors', null].map(async (squad) => (await make(bodyOf({ order, squad }))).status);
    expect(await Promise.all(statuses)).toEqual([409, 409, 409]);
    const { key } = await made(order, { squad: 'U13' });
    const file = await printPackFile(new Request(`${env.publicUrl}/`), withKey(key));
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const roster = Object.entries(files).find(([name]) => name.endsWith('roster.csv'));
    const text = Buffer.from(roster?.[1] ?? []).toString();
    expect([text.includes('HUDSON'), text.includes('BRIAIN')]).toEqual([true, false]);
    expect(Object.keys(files).filter((name) => name.endsWith('football-shirt-front.pdf'))).toHaveLength(1);
  });

  it('is made once, and holds every piece of the order', async () => {
    const order = await submitted();
    const started = await madeFor(order);
    const again = (await (await make(bodyOf({ order }))).json()) as Answer;
    expect(again).toMatchObject({
      key: started.key,
      pack: { state: 'done', roll: { pieces: 15, width: 1600, files: 1, unplaced: [] } },
    });
    expect(again.pack.roll?.length).toBeGreaterThan(again.pack.roll?.bound ?? Infinity);

    const file = await printPackFile(new Request(`${env.publicUrl}/?name=ORD 1/../x`), withKey(started.key));
    expect(file.headers.get('Content-Disposition')).toContain('attachment; filename="ORD-1-..-x.zip"');
    const zip = Buffer.from(await file.arrayBuffer());
    expect(zip.length).toBe(again.pack.bytes);
    const names = zip.toString('latin1');
    for (const name of ['roster.csv', 'specification.pdf', 'roll/overview.pdf', 'roll/1.pdf', '003_M'])
      expect(names.includes(name), name).toBe(true);
    // A picture has its true size and no ink of its own.
    const fronts = Object.entries(unzipSync(zip)).filter(([name]) => /\/football-shirt-front\.pdf$/.test(name));
    expect(fronts).toHaveLength(3);
    for (const [name, bytes] of fronts) {
      const pdf = await readPrintPdf(bytes);
      expect(pdf.images, name).toEqual([{ width: 300, height: 200, hasMask: true, hasProfile: true }]);
      expect(pdf.content, name).toMatch(/2 0 0 2 -30 -20 cm\nq\n30 0 0 -20 0 20 cm\n\/P0 Do/);
      expect(
        pdf.plates.map(([plate]) => plate),
        name,
      ).toEqual(['SPOT 1 1E3A8A', 'CutContour', 'SewLine']);
    }
  });

  it('is PDF/X-4 by the roll once an administrator has uploaded the printer’s profile', async () => {
    const send = (file: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('file', new File([file], 'printer.icc'));
      return uploadProfile(new Request(`${env.publicUrl}/admin/output-profile`, { method: 'POST', body: form }));
    };
    const stored = () => rows`select output_profile_name as name from site_settings`;
    const rollOf = async (key: string) => {
      const file = await printPackFile(new Request(env.publicUrl), withKey(key));
      return Buffer.from(unzipSync(Buffer.from(await file.arrayBuffer()))['roll/1.pdf'] ?? []);
    };
    const order = await submitted();
    const { key: before } = await madeFor(order);
    const icc = Uint8Array.from(await cmykProfile());
    signIn((await createStaff('content_manager')).token);
    expect((await send(icc)).status).toBe(403);
    signIn(staff.token);
    const refused = await send(icc.slice(0, 2000));
    expect([refused.status, await refused.json()]).toMatchObject([422, { message: expect.stringContaining('length') }]);
    expect(await stored()).toEqual([{ name: null }]);
    const chosen = await send(icc);
    expect([chosen.status, await chosen.json()]).toEqual([201, { name: 'Chemical proof' }]);
    expect(await stored()).toEqual([{ name: 'Chemical proof' }]);
    const { key } = await made(order);
    expect(key).not.toBe(before);
    expect((await rollOf(key)).includes('/GTS_PDFX')).toBe(true);
    expect((await rollOf(before)).includes('/GTS_PDFX')).toBe(false);
    expect((await deleteProfile()).status).toBe(200);
    expect(await stored()).toEqual([{ name: null }]);
    expect(await readdir(path.join(env.dataDir, 'uploads', 'output-profiles'))).toEqual([]);
  });

  it('that failed shows its words to administrators, and is made by another try', async () => {
    const order = await submitted();
    await draw(order);
    await approve(order);
    const folder = path.join(env.dataDir, 'print-packs');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way of a folder');
    const { key } = (await (await make(bodyOf({ order }))).json()) as Answer;
    const packs = async () =>
      ((await (await systemJobs()).json()) as JobsAnswer).packs.filter((pack) => pack.key === key);
    await expect.poll(packs, { timeout: 60_000 }).toMatchObject([
      {
        state: 'failed',
        label: expect.stringMatching(/^ORD-/),
        message: 'The print pack could not be made. See the system log for details.',
      },
    ]);
    await rm(folder);
    expect(await retryPackAction(key)).toEqual({ ok: true });
    await expect.poll(() => packState(payload, key), { timeout: 60_000 }).toMatchObject({ state: 'done' });
    expect(await packs()).toEqual([]);
    expect(await retryPackAction(key)).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('holds what its technique needs, and of a set the sizes of all parts', async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { vinyl: 4 } } });
    const req = await localRequest(payload);
    const { hash } = await storeKitDocument(req, setTechnique(document, 'football-shirt', 'vinyl'));
    const parts = [
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'M', 'L'] },
    ];
    const set = await createProduct({ name: 'Match Kit', stock: { S: 0, M: 0 }, kitGarment: 'football-shirt', parts });
    const players = [{ ...player('Hudson', 7, 'S'), sizes: { Shorts: 'L' } }, player('Ó Briain', 10, 'M')];
    const { key } = await madeFor(await submitted({ product: set.id, kit: hash, players }), { kit: hash });
    const file = await printPackFile(new Request(env.publicUrl), withKey(key));
    const files = new Map(Object.entries(unzipSync(Buffer.from(await file.arrayBuffer()))));
    const textOf = (name: string) => Buffer.from(files.get(name) ?? []).toString();
    expect(textOf('roster.csv')).toBe('\uFEFFNumber,Name,Size,Shorts\r\n7,HUDSON,S,L\r\n10,Ó BRIAIN,M,M\r\n,,M,M\r\n');
    expect([...files.keys()].filter((name) => /^(pieces|roll)/.test(name))).toEqual([]);
    const decorations = textOf('decorations.csv').trim().split('\r\n').slice(1);
    expect(decorations.map((row) => row.split(',').slice(2, 5))).toEqual([
      ['Name', 'HUDSON', 'Vinyl'],
      ['Name', 'Ó BRIAIN', 'Vinyl'],
      ['Number', '7', 'Vinyl'],
      ['Number', '10', 'Vinyl'],
      ['Logo: Crest', '', 'Vinyl'],
      ['Logo: Crest', '', 'Vinyl'],
    ]);
    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { vinyl: null } } });
  });

  describe('in the techniques', () => {
    const listOf = async (order: string) => {
      const asked = encodeURIComponent(JSON.stringify(bodyOf({ order })));
      const answer = await printPackTechniques(
        new Request(`${env.publicUrl}/admin/print-packs/techniques?line=${asked}`),
      );
      return [answer.status, await answer.json()] as const;
    };
    const sublimated = { garment: 'sublimation', names: 'sublimation', numbers: 'sublimation', logos: 'sublimation' };
    const ofProduct = { ...sublimated, names: 'vinyl' };
    const filesOf = async (key: string) => {
      const file = await printPackFile(new Request(env.publicUrl), withKey(key));
      return Object.entries(unzipSync(Buffer.from(await file.arrayBuffer())));
    };
    const techniquesIn = async (key: string) => {
      const list = (await filesOf(key)).find(([name]) => name === 'decorations.csv')?.[1];
      const rows = Buffer.from(list ?? [])
        .toString()
        .trim()
        .split('\r\n')
        .slice(1);
      return rows.map((row) => row.split(',').slice(2, 5).join(' '));
    };
    const setProduct = (techniques: object | null) =>
      payload.update({ collection: 'products', id: shirt.id, data: { techniques } });

    it('of its product, until staff choose others, and keeps what it was made with', async () => {
      await setProduct(ofProduct);
      const order = await submitted({ extras: {} });
      const usual = { garment: 'football-shirt', usual: ofProduct, template: null, templates: [] };
      expect(await listOf(order)).toEqual([200, { garments: [{ ...usual, techniques: ofProduct }], isMade: false }]);
      const first = await madeFor(order);
      expect(await techniquesIn(first.key)).toEqual(['Name HUDSON Vinyl', 'Name Ó BRIAIN Vinyl']);

      await setProduct(null);
      expect((await made(order)).key).toBe(first.key);

      const chosen = { ...ofProduct, names: 'sublimation', numbers: 'embroidery' };
      const other = await made(order, { techniques: { 'football-shirt': chosen } });
      expect(await techniquesIn(other.key)).toEqual(['Number 7 Embroidery', 'Number 10 Embroidery']);
      expect(await techniquesIn(first.key)).toHaveLength(2);
      expect((await made(order)).key).toBe(other.key);
      expect(await listOf(order)).toEqual([
        200,
        { garments: [{ ...usual, usual: sublimated, techniques: chosen }], isMade: true },
      ]);
    });

    it('that can make it: others are refused with the reason', async () => {
      const order = await submitted({ extras: {} });
      await draw(order);
      await approve(order);
      const tried = async (techniques: object) => {
        const answer = await make(bodyOf({ order, techniques: { 'football-shirt': techniques } }));
        return [answer.status, await answer.json()] as const;
      };
      expect(await tried({ ...sublimated, garment: 'plain' })).toMatchObject([422, { code: 'invalid' }]);
      expect(await tried({ ...sublimated, names: 'paint' })).toMatchObject([422, { code: 'invalid' }]);
      const striped = {
        ...document,
        pattern: { ...document.pattern, type: 'side-panels', colors: [1] },
      } as typeof document;
      const { hash } = await storeKitDocument(await localRequest(payload), striped);
      const other = await submitted({ kit: hash, extras: {} });
      await draw(other);
      await approve(other);
      const plain = { garment: 'plain', names: 'vinyl', numbers: 'vinyl', logos: 'vinyl' };
      const answer = await make(bodyOf({ order: other, kit: hash, techniques: { 'football-shirt': plain } }));
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { code: 'not_printable', message: expect.stringContaining('The pattern of the football shirt') },
      ]);
    });

    it('are not shown to others, nor for other kits', async () => {
      const order = await submitted();
      expect((await printPackTechniques(new Request(`${env.publicUrl}/admin/print-packs/techniques`))).status).toBe(
        422,
      );
      expect((await listOf(randomUUID()))[0]).toBe(404);
      signIn();
      expect((await listOf(order))[0]).toBe(401);
      signIn(staff.token);
    });

    it('of a product are checked wherever they come from', async () => {
      await expect(setProduct({ ...ofProduct, garment: 'plain' })).rejects.toThrow(/techniques/i);
    });
  });

  it('has every part of a set that the kit draws, in each player’s own size, as its proof has', async () => {
    const number = document.elements.find(({ kind }) => kind === 'number');
    const leg = {
      ...{ id: 'leg', garment: 'football-shorts', surface: 'front' },
      x: 150,
      y: 330,
      height: 60,
      maxWidth: 80,
    };
    const whole = {
      ...document,
      garments: [...document.garments, { type: 'football-shorts', cut: 'mens' }],
      elements: [...document.elements, { ...number, ...leg }],
    } as typeof document;
    const { hash } = await storeKitDocument(await localRequest(payload), whole);
    const parts = [
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Match shorts', worn: 'shortsSize', sizes: ['S', 'M', 'L'], garment: 'football-shorts' },
    ];
    const set = await createProduct({ name: 'Match Kit', stock: { S: 0, M: 0 }, kitGarment: 'football-shirt', parts });
    const players = [{ ...player('Hudson', 7, 'S'), sizes: { 'Match shorts': 'L' } }, player('Ó Briain', 10, 'M')];
    const made = line({ product: set.id, kit: hash, players });
    const { body } = await submit(made, line({ kit: hash, players: [player('Hill', 9, 'S')], extras: {} }));
    const [stored] = await rows<{ id: string }>`select id from team_orders where order_number = ${body.orderNumber}`;
    const order = stored?.id ?? expect.fail('It was not submitted.');
    const shown = await loadPictured(await localRequest(payload), (await loadTeamOrder({ payload, id: order }))!);
    expect(shown).toEqual([]);

    const { key } = await madeFor(order, { kit: hash });
    const proof = await serveProof({
      payload,
      kind: 'team',
      orderId: order,
      proofId: String((await proofOf(order))?.id),
    });
    const text = await pdfText(new Uint8Array(await proof!.arrayBuffer()));
    expect(text).toContain('Match Kit, kit “Riverside home”, Match shorts, front, by player');
    expect(text).toContain('Hudson · Small · Match shorts Large');

    const file = await printPackFile(new Request(env.publicUrl), withKey(key));
    const files = Object.keys(unzipSync(Buffer.from(await file.arrayBuffer())));
    expect(
      files.filter((name) => name.endsWith('shorts-left-front.svg') || name.endsWith('shorts-left-front-L.svg')),
    ).toEqual([
      'pieces/001_S_7_HUDSON/football-shorts-left-front-L.svg',
      'pieces/002_M_10_Ó-BRIAIN/football-shorts-left-front.svg',
      'pieces/003_M/football-shorts-left-front.svg',
    ]);
    expect(files.filter((name) => name.endsWith('shirt-front.svg'))).toHaveLength(4);
    expect(files).toContain('roll/1.pdf');

    const [pictured] = await loadPictured(await localRequest(payload), (await loadTeamOrder({ payload, id: order }))!);
    expect(pictured?.pictured?.garments).toEqual([
      { type: 'football-shirt', side: 'back' },
      { type: 'football-shorts', side: 'front' },
    ]);
  });

  it('is not there for other orders, other kits, or anyone else', async () => {
    const order = await submitted();
    expect((await make(bodyOf({ order: randomUUID() }))).status).toBe(404);
    expect((await make(bodyOf({ order, kit: 'e'.repeat(64) }))).status).toBe(404);
    expect((await make(bodyOf({ order, garment: 'holdall' }))).status).toBe(404);
    expect((await make(bodyOf({ order, kit: 'x' }))).status).toBe(422);
    expect((await printPackFile(new Request(env.publicUrl), withKey('../../etc/passwd'))).status).toBe(404);
    signIn();
    expect((await make(bodyOf({ order }))).status).toBe(401);
    signIn(staff.token);
  });
});
