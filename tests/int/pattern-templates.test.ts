import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import {
  makePrintPack,
  printPackFile,
  printPackState,
  printPackTechniques,
} from '@/areas/back-office/print-packs/print-pack-endpoints';
import { deleteTemplateAction, saveTemplateAction } from '@/areas/back-office/settings/templates/template-actions';
import { uploadTemplate } from '@/areas/back-office/settings/templates/template-endpoints';
import type { TemplateValues } from '@/areas/back-office/settings/templates/template-form';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { boxAround } from '@/domain/kits/geometry/path';
import { USUAL_RULES } from '@/domain/kits/production/make-rules';
import { patternPieces } from '@/domain/kits/production/pattern-pieces';
import { readMapping } from '@/domain/kits/templates/template-mapping-input';
import { env } from '@/lib/env';
import { localRequest } from '@/lib/payload/local-request';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { api } from '../setup/http';
import { patternSvg } from '../setup/pattern-file';
import { pdfText } from '../setup/pdf-text';
import { readPrintPdf } from '../setup/read-print-pdf';
import { createProduct, createStaff, createTeam, payload, rows } from '../setup/shop';

const [staff, team] = await Promise.all([createStaff('administrator'), createTeam()]);
const shirt = await createProduct({ name: 'Match Shirt', stock: { S: 0, M: 0 }, kitGarment: 'football-shirt' });
const document = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');
const [garment] = document.garments;
if (!garment) throw new Error('A kit has a garment.');
const kit = (await storeKitDocument(await localRequest(payload), document)).hash;
signIn(staff.token);

const of = { garment: 'football-shirt', cut: garment.cut, collar: garment.collar ?? '' };

const send = (file: string, change: object = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Block 2026', unit: 'file', ...of, ...change }))
    form.set(name, String(value));
  form.set('file', new File([file], 'block.svg', { type: 'image/svg+xml' }));
  return uploadTemplate(new Request(`${env.publicUrl}/admin/pattern-templates`, { method: 'POST', body: form }));
};

async function uploaded(file: string, change: object = {}): Promise<string> {
  const answer = await send(file, change);
  const body = (await answer.json()) as { id: string };
  expect([answer.status, body]).toEqual([201, { id: expect.any(String) }]);
  return body.id;
}

const stored = (id: string) => payload.findByID({ collection: 'pattern-templates', id, depth: 0 });

async function valuesOf(id: string, change: Partial<TemplateValues> = {}): Promise<TemplateValues> {
  const { name, allowance, isConfirmed, isDefault, mapping } = await stored(id);
  return {
    ...{ name, isConfirmed, isDefault, mapping: readMapping(mapping), allowance: String(allowance), products: '' },
    ...change,
  };
}
const save = async (id: string, change: Partial<TemplateValues>) => saveTemplateAction(id, await valuesOf(id, change));

const wide = patternSvg(garment, { sizes: ['S', 'M'], lines: ['cut', 'seam'], stretch: 1.1 });

async function ordered(size = 'M'): Promise<string> {
  const players = [{ name: 'Hudson', nameOnBack: 'HUDSON', number: 7, size }];
  const { status, body } = await api('POST', '/api/team/orders', {
    token: team.token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { items: [{ product: shirt.id, kit, players }], notes: '' },
  });
  expect(status).toBe(201);
  const [order] = await rows<{ id: string }>`update team_orders set needs_proof = false
    where order_number = ${body.orderNumber} returning id`;
  return order?.id ?? '';
}

const lineOf = (order: string) => ({ kind: 'team', order, kit, garment: 'football-shirt' });
const make = (order: string, change: object = {}) =>
  makePrintPack(
    new Request(`${env.publicUrl}/admin/print-packs`, {
      method: 'POST',
      headers: { Origin: env.publicUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...lineOf(order), ...change }),
    }),
  );

async function packed(order: string, change: object = {}) {
  const started = (await (await make(order, change)).json()) as { key: string };
  const withKey = { params: Promise.resolve({ key: started.key }) };
  const state = async () =>
    ((await (await printPackState(new Request(env.publicUrl), withKey)).json()) as { pack: object }).pack;
  await expect.poll(state, { timeout: 60_000, interval: 100 }).toMatchObject({ state: 'done' });
  const zip = await (await printPackFile(new Request(env.publicUrl), withKey)).arrayBuffer();
  const files = Object.entries(unzipSync(new Uint8Array(zip)));
  const find = (ending: string) => files.find(([name]) => name.endsWith(ending))?.[1] ?? new Uint8Array();
  const front = await readPrintPdf(find('football-shirt-front.pdf'));
  return { width: front.pages[0]?.width ?? 0, specification: await pdfText(find('specification.pdf')) };
}

const choices = async (order: string) => {
  const line = encodeURIComponent(JSON.stringify(lineOf(order)));
  const answer = await printPackTechniques(new Request(`${env.publicUrl}/admin/print-packs/techniques?line=${line}`));
  return (await answer.json()) as { garments: { template: string | null; templates: { id: string }[] }[] };
};

const cutWidth = boxAround(
  patternPieces(garment, 'M', USUAL_RULES).find(({ name }) => name === 'Front')?.cut ?? '',
).width;
const AROUND = 44;

describe('a pattern template', () => {
  it('is proposed from its file, confirmed by staff, and printed on', async () => {
    const id = await uploaded(wide);
    const template = await stored(id);
    expect(template).toMatchObject({ isConfirmed: false, fileName: 'block.svg', collar: garment.collar });
    expect(readMapping(template.mapping)).toHaveLength(2 * patternPieces(garment, 'M').length);

    const before = await ordered();
    expect((await packed(before)).width).toBeCloseTo(cutWidth + AROUND, 0);
    expect(await save(id, { isDefault: true })).toMatchObject({ fieldErrors: { isDefault: [expect.any(String)] } });
    expect(await save(id, { isConfirmed: true, isDefault: true })).toEqual({ ok: true });

    const order = await ordered();
    expect(await choices(order)).toMatchObject({ garments: [{ template: 'Block 2026', templates: [{ id }] }] });
    const pack = await packed(order);
    expect(pack.width).toBeCloseTo(1.1 * cutWidth + AROUND, 0);
    expect(pack.specification).toContain('Cut by the pattern template “Block 2026”, along its lines.');

    // Packs keep theirs, whichever way the shop goes on.
    expect((await packed(before)).width).toBeCloseTo(cutWidth + AROUND, 0);
    expect((await packed(before, { templates: { 'football-shirt': id } })).width).toBeCloseTo(
      1.1 * cutWidth + AROUND,
      0,
    );
    expect(await deleteTemplateAction(id)).toEqual({ ok: true });
    expect((await packed(order)).width).toBeCloseTo(1.1 * cutWidth + AROUND, 0);
    const own = await packed(order, { templates: { 'football-shirt': 'own' } });
    expect(own.width).toBeCloseTo(cutWidth + AROUND, 0);
    expect(own.specification).not.toContain('Block 2026');
  });

  it('of a product goes before the default, and lacks no size that is ordered', async () => {
    const [general, own] = [await uploaded(wide, { name: 'General' }), await uploaded(wide, { name: 'Match' })];
    await save(general, { isConfirmed: true, isDefault: true });
    expect(await save(own, { isConfirmed: true, isDefault: true })).toMatchObject({
      fieldErrors: { isDefault: ['“General” is the default of this garment. Change it first.'] },
    });
    expect(await save(own, { isConfirmed: true, products: 'NONE-1' })).toMatchObject({
      fieldErrors: { products: ['No product has the SKU NONE-1.'] },
    });
    expect(await save(own, { isConfirmed: true, products: shirt.sku })).toEqual({ ok: true });
    expect(await save(general, { isConfirmed: true, products: shirt.sku })).toMatchObject({
      fieldErrors: { products: [`“Match” is for ${shirt.sku} already.`] },
    });
    const order = await ordered();
    expect(await choices(order)).toMatchObject({ garments: [{ template: 'Match' }] });

    const mapping = (await valuesOf(own)).mapping.filter(({ size }) => size === 'S');
    expect(await save(own, { mapping, products: shirt.sku })).toEqual({ ok: true });
    const refused = await make(order);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'not_printable', message: expect.stringContaining('has no pieces in Medium') },
    ]);
    const pieces = (await valuesOf(own)).mapping.filter(({ piece }) => piece !== 'Back');
    await save(own, { mapping: pieces, products: shirt.sku });
    expect((await packed(await ordered('S'))).specification).toContain('which may not fit it: Small back.');
    for (const id of [general, own]) await deleteTemplateAction(id);
  });

  it('is read from a DXF, by layers', async () => {
    const { width, height } = boxAround(patternPieces(garment, 'M', USUAL_RULES)[0]?.cut ?? '');
    const corners = [0, 0, width, 0, width, height, 0, height].flatMap((value, place) => [place % 2 ? 20 : 10, value]);
    const header = [0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'];
    const outline = [0, 'LWPOLYLINE', 8, 'FRONT_M', 70, 1, ...corners, 0, 'ENDSEC', 0, 'EOF'];
    const id = await uploaded([...header, ...outline].join('\r\n'), { name: 'By DXF' });
    expect(readMapping((await stored(id)).mapping)).toMatchObject([{ size: 'M', piece: 'Front', cut: 0, seam: null }]);
    expect(await deleteTemplateAction(id)).toEqual({ ok: true });
  });

  it('is refused if its file or its mapping is wrong, with nothing stored', async () => {
    const refusal = async (file: string, change: object = {}) => {
      const answer = await send(file, change);
      return [answer.status, ((await answer.json()) as { fieldErrors?: object }).fieldErrors];
    };
    const bomb = '<!DOCTYPE svg [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>';
    expect(await refusal(bomb)).toMatchObject([422, { source: [expect.stringContaining('entities')] }]);
    expect(await refusal('<html/>')).toMatchObject([422, { source: [expect.stringContaining('well-formed')] }]);
    expect(await refusal('no drawing')).toMatchObject([422, { source: [expect.stringContaining('ASCII DXF')] }]);
    expect(await refusal(wide.replaceAll('mm"', '"'))).toMatchObject([
      422,
      { source: [expect.stringContaining('unit')] },
    ]);
    expect(await refusal(wide, { cut: 'none' })).toMatchObject([422, { cut: ['Choose a cut.'] }]);
    expect(await refusal(wide, { collar: 'hood' })).toMatchObject([422, { collar: [expect.any(String)] }]);
    expect(await rows`select count(*)::int as count from pattern_templates`).toEqual([{ count: 0 }]);

    const id = await uploaded(wide);
    const [first] = (await valuesOf(id)).mapping;
    if (!first) throw new Error('Something is proposed.');
    const faulty = await save(id, { mapping: [{ ...first, cut: 900 }] });
    expect(faulty).toMatchObject({ fieldErrors: { mapping: [expect.stringContaining('no such outline')] } });
    expect(await save(id, { mapping: [], isConfirmed: true })).toMatchObject({
      fieldErrors: { mapping: [expect.any(String)] },
    });
    expect(await save(id, { allowance: '99' })).toMatchObject({ fieldErrors: { allowance: [expect.any(String)] } });
  });

  it('is made and changed over REST by staff with a scope, its drawing by nobody, and logged', async () => {
    const source = patternSvg(garment, { sizes: ['M'] });
    const call = { token: staff.token };
    const body = { name: 'By REST', garment: 'football-shirt', cut: garment.cut, source };
    const create = (more: object = {}) =>
      api('POST', '/api/pattern-templates', { ...call, body: { ...body, ...more } });
    expect((await create({ drawing: 'f'.repeat(64) })).body.message).toContain('drawing: This cannot be set.');
    const created = await create();
    expect([created.status, created.body]).toMatchObject([201, {}]);
    const { doc } = created.body as { doc: { id: string; outlines: object[]; source?: string } };
    expect([doc.outlines.length, doc.source]).toEqual([patternPieces(garment, 'M').length, undefined]);
    const path = `/api/pattern-templates/${doc.id}`;
    const change = (more: object) => api('PATCH', path, { ...call, body: more });
    expect((await change({ isConfirmed: true })).status).toBe(200);
    expect((await change({ garment: 'hoodie' })).status).toBe(400);
    expect(await stored(doc.id)).toMatchObject({ isConfirmed: true, garment: 'football-shirt' });
    expect((await change({ mapping: [{ size: 'M' }] })).status).toBe(422);
    const copy = await api('POST', `${path}/duplicate`, { ...call, body: {} });
    expect(copy.body).toMatchObject({ doc: { drawing: expect.stringMatching(/^[0-9a-f]{64}$/), isDefault: false } });
    expect((await api('GET', path, { token: team.token })).status).toBe(403);
    const logged = await rows`select action from activity_log where subject_id = ${doc.id} order by created_at`;
    expect(logged.map(({ action }) => action)).toEqual(['pattern-template.created', 'pattern-template.updated']);
  });
});
