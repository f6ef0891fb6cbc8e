import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import { MAX_COMMENTS, MAX_TEAM_DESIGNS, MAX_VERSIONS } from '@/domain/kits/designs/design-input';
import { linkedDesign } from '@/domain/kits/designs/design-links';
import type { DesignView, NewDesignView, SharedDesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { env } from '@/lib/env';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { deleteForgottenDesigns, deleteLooseKits } from '@/modules/kits/data/forgotten-designs';
import { api, type Call } from '../setup/http';
import { newAddress } from '../setup/address';
import { asStaff, createProduct, createStaff, createTeam, placed, rows, payload, unique } from '../setup/shop';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';
import { writeEmail } from '../setup/written-email';

const team = await createTeam({ teamName: 'Northside' });
beforeEach(() => rows`delete from mail_messages`);

const kit = (name = 'Home kit', color = '#1e3a8a'): KitDocument =>
  starterKit('football-shirt', [color, '#ffffff'], name);

type Refusal = { code: string; message: string; fieldErrors: Record<string, string[]>; current: DesignView };
const ask = <Body = DesignView>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, call: Call = {}) =>
  api<Body & Refusal>(method, `/api/kits/${path}`, { address: newAddress(), ...call });
const withKey = (key: string, call: Call = {}): Call => ({ ...call, headers: { 'X-Design-Key': key } });
const create = async (call: Call = {}, document: KitDocument = kit()) =>
  (await ask<NewDesignView>('POST', 'designs', { ...call, body: { document } })).body;
const tokenOf = ({ sharePath }: { sharePath: string }) => sharePath.split('/').at(-1)!;
const save = (design: DesignView, document: KitDocument, call: Call, revision = design.revision) =>
  ask('PUT', `designs/${design.id}`, { ...call, body: { document, revision } });
const fromSite = (Origin: string) => ({ Cookie: `team-token=${team.token}`, Origin });
const signed = () => ({ token: team.token });

describe('the colours that a kit begins with', () => {
  it('are the signed-in team’s, never stored, and nobody’s for everyone else', async () => {
    const colorsFor = (call: Call = {}) => ask<{ team?: object }>('GET', 'team-colors', call);
    const own = await colorsFor(signed());
    expect(own.body).toEqual({ team: { teamName: 'Northside', colors: team.user.colors } });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const strange = await colorsFor();
    expect([strange.status, strange.body]).toEqual([200, {}]);
    expect((await colorsFor({ headers: fromSite(env.publicUrl) })).body.team).toBeDefined();
    expect((await colorsFor({ headers: fromSite('http://evil.test') })).body).toEqual({});
  });
});

describe('a customer who had the link of a design sent', () => {
  it('is given it with their data, and it is removed with them', async () => {
    const email = `${unique('kay')}@example.test`;
    const [customer] = await rows<{ id: string }>`insert into customers (first_name, last_name, email)
      values ('Kay', 'Adams', ${email}) returning id`;
    const [theirs, others] = [await create({}, kit('Kay’s first')), await create({}, kit('Of somebody else'))];
    await ask(
      'POST',
      `designs/${theirs.id}/email-link`,
      withKey(theirs.key!, { body: { email: email.toUpperCase() } }),
    );
    await save(theirs, kit('Kay’s second'), withKey(theirs.key!));
    expect(await exportCustomerData(payload, customer!.id)).toMatchObject({
      kitDesigns: [{ name: 'Kay’s second', document: kit('Kay’s second') }],
    });
    const staff = await createStaff('administrator');
    expect(await anonymiseCustomer({ ...(await asStaff(staff.user)), id: customer!.id })).toMatchObject({ ok: true });
    expect((await ask('GET', `designs/${theirs.id}`, withKey(theirs.key!))).status).toBe(404);
    expect((await ask('GET', `designs/${others.id}`, withKey(others.key!))).status).toBe(200);
    expect(await rows`select 1 from kit_design_versions where design_id = ${theirs.id}`).toEqual([]);
  });
});

describe('a team’s design', () => {
  it('is stored, listed, opened, renamed, deleted and taken back', async () => {
    const created = await ask<NewDesignView>('POST', 'designs', { ...signed(), body: { document: kit('Cup') } });
    expect([created.status, created.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const design = created.body;
    expect(design).toMatchObject({ name: 'Cup', document: kit('Cup'), comments: 0 });
    expect(design.key).toBeUndefined();
    expect(design.revision).toMatch(/^[0-9a-f]{64}$/);
    const list = async () =>
      (await ask<{ items: DesignView[] }>('GET', 'designs', signed())).body.items.map(({ name }) => name);
    expect(await list()).toContain('Cup');
    expect((await ask('GET', `designs/${design.id}`, signed())).body).toEqual(design);
    const renamed = await ask('PATCH', `designs/${design.id}`, { ...signed(), body: { name: ' Cup  final ' } });
    expect(renamed.body).toMatchObject({ name: 'Cup final', document: kit('Cup final') });
    expect((await ask('PATCH', `designs/${design.id}`, { ...signed(), body: { name: ' ' } })).body).toMatchObject({
      code: 'invalid',
      fieldErrors: { name: ['Please enter a name.'] },
    });
    for (let again = 0; again < 2; again += 1)
      expect((await ask('DELETE', `designs/${design.id}`, signed())).status).toBe(200);
    expect(await list()).not.toContain('Cup final');
    expect((await ask('GET', `designs/${design.id}`, signed())).status).toBe(404);
    expect((await ask('GET', `shared/${tokenOf(design)}`)).status).toBe(404);
    expect((await ask('POST', `designs/${design.id}/restore`, signed())).body).toMatchObject({ name: 'Cup final' });
    expect((await ask('GET', `shared/${tokenOf(design)}`)).status).toBe(200);
  });

  it('is the same kit as any other of the same document, which is stored once', async () => {
    const document = kit(unique('same'));
    const turned = Object.fromEntries(Object.entries(document).reverse()) as KitDocument;
    const designs = await Promise.all([create(signed(), document), create({}, turned), create({}, document)]);
    const revision = designs[0]?.revision;
    expect(designs.map((each) => each.revision)).toEqual([revision, revision, revision]);
    expect(await rows`select 1 from kit_documents where hash = ${revision}`).toHaveLength(1);
    await expect(rows`update kit_documents set hash = 'x' where hash = ${revision}`).rejects.toThrow(
      'A kit is never changed once it is written.',
    );
  });

  it('keeps what another user saved in the meantime', async () => {
    const design = await create(signed());
    const [mine, theirs] = [kit('Mine'), kit('Theirs')];
    const answers = await Promise.all([save(design, mine, signed()), save(design, theirs, signed())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = [
      answers.find(({ status }) => status === 200)!,
      answers.find(({ status }) => status === 409)!,
    ];
    expect(refused.body).toMatchObject({ code: 'conflict', current: saved.body });
    expect((await ask('GET', `designs/${design.id}`, signed())).body).toEqual(saved.body);
    // Repeated after a lost answer.
    expect((await save(design, saved.body.document, signed())).body).toEqual(saved.body);
    expect((await save(design, kit('Ours'), signed(), refused.body.current.revision)).body.name).toBe('Ours');
  });

  it('is nobody else’s: another team’s, a stranger’s, a deactivated team’s', async () => {
    const other = await createTeam();
    const gone = await createTeam();
    const lost = await create({ token: gone.token });
    const design = await create(signed());
    const before = await ask('GET', `designs/${design.id}`, signed());
    const asks = (id: string): ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?][] => [
      ['GET', `designs/${id}`],
      ['PUT', `designs/${id}`, { document: kit('Stolen'), revision: design.revision }],
      ['PATCH', `designs/${id}`, { name: 'Stolen' }],
      ['DELETE', `designs/${id}`],
      ['POST', `designs/${id}/restore`, {}],
      ['GET', `designs/${id}/versions`],
      ['POST', `designs/${id}/versions/${randomUUID()}/restore`, {}],
    ];
    for (const [method, path, body] of asks(design.id)) {
      expect((await ask(method, path, { body, token: other.token })).status, `${method} ${path}`).toBe(404);
      expect((await ask(method, path, { body })).status, `${method} ${path}`).toBe(401);
      expect((await ask(method, path, withKey('a-key-that-is-none', { body }))).status, `${method} ${path}`).toBe(404);
      expect((await ask(method, path, { body, headers: fromSite('http://evil.test') })).status, path).toBe(401);
    }
    expect((await ask('GET', `designs/${design.id}`, { headers: fromSite(env.publicUrl) })).status).toBe(200);
    for (const id of [randomUUID(), 'nonsense'])
      for (const [method, path, body] of asks(id))
        expect((await ask(method, path, { ...signed(), body })).status).toBe(404);
    expect((await ask('GET', `designs/${design.id}`, signed())).body).toEqual(before.body);
    expect((await ask('GET', 'designs')).status).toBe(401);

    expect((await ask('GET', `shared/${tokenOf(lost)}`)).status).toBe(200);
    await rows`update team_profiles set is_active = false where id = ${gone.user.id}`;
    for (const [method, path, body] of asks(lost.id))
      expect((await ask(method, path, { body, token: gone.token })).status).toBe(401);
    expect((await ask('GET', `shared/${tokenOf(lost)}`)).status).toBe(404);
  });

  it('is one of so many', async () => {
    const full = await createTeam();
    const first = await create({ token: full.token });
    await rows`insert into kit_designs (name, document_id, team_id, share_token)
      select 'More', document_id, team_id, gen_random_uuid()::text from kit_designs, generate_series(2,
      ${MAX_TEAM_DESIGNS}) where id = ${first.id}`;
    const one = () => ask('POST', 'designs', { token: full.token, body: { document: kit() } });
    expect((await one()).body.code).toBe('full');
    await ask('DELETE', `designs/${first.id}`, { token: full.token });
    expect((await one()).status).toBe(201);
    expect((await ask('POST', `designs/${first.id}/restore`, { token: full.token })).body.code).toBe('full');
  });

  it('is read by its team and by staff over the API, without keys, and changed by nobody', async () => {
    const design = await create(signed());
    const staff = await createStaff('administrator');
    for (const token of [team.token, staff.token]) {
      const { status, text } = await api('GET', `/api/kit-designs/${design.id}`, { token });
      expect(status).toBe(200);
      expect(text).not.toMatch(/shareToken|editKeyHash|email/);
      for (const method of ['PATCH', 'DELETE'] as const)
        expect((await api(method, `/api/kit-designs/${design.id}`, { token, body: { name: 'x' } })).status).toBe(403);
    }
    await ask('DELETE', `designs/${design.id}`, signed());
    expect((await api('GET', `/api/kit-designs/${design.id}`, signed())).status).toBe(404);
    expect((await api('GET', `/api/kit-designs/${design.id}`, { token: staff.token })).status).toBe(200);
  });
});

describe('versions', () => {
  type Versions = { items: { id: string; name: string; savedBy: string | null; revision: string }[] };
  const versions = async (id: string, call: Call = signed()) =>
    (await ask<Versions>('GET', `designs/${id}/versions`, call)).body.items;
  /** Backdates versions. */
  const later = (id: string) =>
    rows`update kit_design_versions set created_at = created_at - interval '11 minutes' where design_id = ${id}`;

  it('are what a design was after some minutes of work, and come back as the newest', async () => {
    const design = await create(signed(), kit('One'));
    let now: DesignView = design;
    const change = async (name: string) => (now = (await save(now, kit(name), signed())).body);
    await change('Two');
    expect((await versions(design.id)).map(({ name }) => name)).toEqual(['Two']);
    await later(design.id);
    await change('Three');
    await change('Four');
    const two = await versions(design.id);
    expect(two.map(({ name, savedBy }) => [name, savedBy])).toEqual([
      ['Four', 'Northside'],
      ['Two', 'Northside'],
    ]);
    const restored = await ask('POST', `designs/${design.id}/versions/${two[1]?.id}/restore`, signed());
    expect(restored.body).toMatchObject({ name: 'Two', document: kit('Two'), revision: two[1]?.revision });
    expect((await versions(design.id)).map(({ name }) => name)).toEqual(['Two', 'Four', 'Two']);
    const over = { ...signed(), body: { document: kit('Five'), revision: restored.body.revision, keep: true } };
    expect((await ask('PUT', `designs/${design.id}`, over)).status).toBe(200);
    expect((await versions(design.id)).map(({ name }) => name)).toEqual(['Five', 'Two', 'Four', 'Two']);
    const other = await create(signed());
    expect((await ask('POST', `designs/${other.id}/versions/${two[1]?.id}/restore`, signed())).status).toBe(404);
  });

  it('that were saved by themselves follow each other in one, and replace none that was saved on purpose', async () => {
    const design = await create(signed(), kit('On purpose'));
    let now: DesignView = design;
    const change = async (name: string, autosave: boolean) => {
      const body = { document: kit(name), revision: now.revision, autosave };
      now = (await ask('PUT', `designs/${design.id}`, { ...signed(), body })).body;
    };
    const names = async () => (await versions(design.id)).map(({ name }) => name);
    await change('Drawn', true);
    await change('Drawn on', true);
    expect(await names()).toEqual(['Drawn on', 'On purpose']);
    await change('Drawn on', false);
    await change('Once more', true);
    expect(await names()).toEqual(['Once more', 'Drawn on', 'On purpose']);
    await change('Saved', false);
    expect(await names()).toEqual(['Saved', 'Drawn on', 'On purpose']);
  });

  it('are the newest of so many', async () => {
    const design = await create(signed());
    await rows`insert into kit_design_versions (design_id, document_id, name, created_at)
      select design_id, document_id, 'Old', now() - n * interval '1 hour'
        from kit_design_versions, generate_series(1, ${MAX_VERSIONS}) n where design_id = ${design.id}`;
    await later(design.id);
    await save(design, kit('New'), signed());
    const kept = await versions(design.id);
    expect([kept.length, kept[0]?.name]).toEqual([MAX_VERSIONS, 'New']);
  });
});

describe('several people at one design', () => {
  type Here = { revision: string; others: { tab: string; name: string | null; place: string | null }[] };
  const here = (id: string, tab: string, call: Call = signed(), more: object = {}) =>
    ask<Here>('POST', `designs/${id}/presence`, { ...call, body: { tab, place: null, ...more } });

  it('see each other, what is saved, and who has left', async () => {
    const design = await create(signed());
    expect((await here(design.id, 'one')).body).toEqual({ revision: design.revision, others: [] });
    const second = await here(design.id, 'two', signed(), { place: 'football-shirt-name' });
    expect(second.body.others).toEqual([{ tab: 'one', name: 'Northside', place: null }]);
    const saved = await save(design, kit('Changed'), signed());
    expect((await here(design.id, 'one')).body).toEqual({
      revision: saved.body.revision,
      others: [{ tab: 'two', name: 'Northside', place: 'football-shirt-name' }],
    });
    await here(design.id, 'two', signed(), { leaving: true });
    expect((await here(design.id, 'one')).body.others).toEqual([]);
    await here(design.id, 'two');
    await rows`update presence set seen_at = now() - interval '21 seconds' where tab = 'two'`;
    expect((await here(design.id, 'one')).body.others).toEqual([]);
  });

  it('have no name where they come by its key, and no word about another’s window', async () => {
    const design = await create();
    const call = withKey(String(design.key));
    await here(design.id, 'stranger', call);
    const ofTeam = await here(design.id, 'team', { ...call, token: team.token });
    expect(ofTeam.body.others).toEqual([{ tab: 'stranger', name: null, place: null }]);
    await here(design.id, 'team', call, { leaving: true });
    expect((await here(design.id, 'stranger', call)).body.others).toEqual([
      { tab: 'team', name: 'Northside', place: null },
    ]);
  });

  it('are those alone who may change it', async () => {
    const design = await create(signed());
    const other = await createTeam();
    expect((await here(design.id, 'x', { token: other.token })).status).toBe(404);
    expect((await here(design.id, 'x', withKey(tokenOf(design)))).status).toBe(404);
    expect((await here(design.id, 'x', {})).status).toBe(401);
    expect((await here('nonsense', 'x')).status).toBe(404);
    expect((await here(design.id, '')).body).toMatchObject({
      code: 'invalid',
      fieldErrors: { tab: expect.any(Array) },
    });
    expect((await here(design.id, 'x', signed(), { place: 'x'.repeat(61) })).status).toBe(422);
    expect((await here(design.id, 'mine')).body.others).toEqual([]);
  });

  it('are noted up to a number of windows', async () => {
    const design = await create(signed());
    await rows`insert into presence (subject, tab, owner) select ${design.id}, 'tab ' || n, 'x'
      from generate_series(1, 50) n`;
    expect((await here(design.id, 'late')).body.others).toHaveLength(50);
    expect(await rows`select 1 from presence where subject = ${design.id} and tab = 'late'`).toEqual([]);
  });
});

describe('a visitor’s design', () => {
  it('is changed by its key alone, of which only the hash is stored', async () => {
    const design = await create();
    const key = String(design.key);
    expect(key).toMatch(/^[\w-]{32}$/);
    expect((await ask<NewDesignView>('GET', `designs/${design.id}`, withKey(key))).body.key).toBeUndefined();
    expect((await save(design, kit('Changed'), withKey(key))).body.name).toBe('Changed');
    const other = await create();
    for (const call of [withKey(String(other.key)), withKey(tokenOf(design)), signed()])
      expect((await save(design, kit('Stolen'), call)).status).toBe(404);
    const [stored] = await rows`select * from kit_designs where id = ${design.id}`;
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(stored?.edit_key_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is sent to an address as a link with its key, which the queue does not show', async () => {
    const design = await create({}, kit('Buy at http://evil.test now'));
    const key = String(design.key);
    const mail = (call: Call, email: unknown = 'ada@visitor.test') =>
      ask('POST', `designs/${design.id}/email-link`, { ...call, body: { email } });
    expect((await mail(withKey(key))).status).toBe(200);
    const [queued] = await rows<{ to: string; data: Record<string, unknown> }>`select "to", data from mail_messages
      where template = 'kit-design-link'`;
    expect(queued?.to).toBe('ada@visitor.test');
    expect(JSON.stringify(queued)).not.toContain(key);
    const write = () => writeEmail('kit-design-link', queued!.data);
    const email = await write();
    const [link = ''] = /http\S+#\S+/.exec(email?.text ?? '') ?? [];
    expect(linkedDesign(new URL(link).hash)).toEqual({ id: design.id, key });
    expect(email?.text).toContain(design.sharePath);
    for (const part of [email?.text, email?.html])
      expect(part).toContain('We keep the design for 18 months after it was last opened.');
    expect(`${email?.subject}${email?.text}${email?.html}`).not.toContain('evil.test');
    expect((await mail(withKey(key), 'nobody')).body).toMatchObject({
      code: 'invalid',
      fieldErrors: { email: [expect.any(String)] },
    });
    expect((await mail(withKey('wrong'))).status).toBe(404);
    expect((await mail({})).status).toBe(401);
    expect((await mail(signed())).status).toBe(403);
    await ask('DELETE', `designs/${design.id}`, withKey(key));
    expect(await write()).toBeUndefined();
  });

  it('is sent to one mailbox so often a day, and nobody learns how often', async () => {
    const address = newAddress();
    const { id, key } = await create();
    const send = (email: string) =>
      ask('POST', `designs/${id}/email-link`, withKey(String(key), { address, body: { email } }));
    for (const email of ['Bea+1@visitor.test', 'bea@visitor.test', 'bea+2@visitor.test', 'bea@visitor.test'])
      expect((await send(email)).status).toBe(200);
    expect(await rows`select 1 from mail_messages`).toHaveLength(3);
    for (let more = 4; more < 10; more += 1) await send(`${unique('x')}@visitor.test`);
    const refused = await send('cleo@visitor.test');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a share link', () => {
  it('shows a design and its comments, and changes nothing', async () => {
    const design = await create(signed(), kit('For the committee'));
    const token = tokenOf(design);
    const shared = () => ask<SharedDesignView>('GET', `shared/${token}`);
    expect((await shared()).body).toMatchObject({
      name: 'For the committee',
      teamName: 'Northside',
      document: design.document,
      comments: [],
    });
    expect((await shared()).text).not.toMatch(new RegExp(`${design.id}|editKey|"email"`));
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await ask(method, `designs/${design.id}`, withKey(token, { body: { name: 'x' } }))).status).toBe(404);
    expect((await save(design, kit('Stolen'), withKey(token))).status).toBe(404);
    const say = (body: object, address = newAddress()) => ask('POST', `shared/${token}/comments`, { address, body });
    const comment = await say({ author: ' Ada ', text: '<script>alert(1)</script>\u0000 fine' });
    expect([comment.status, comment.body]).toMatchObject([
      201,
      { author: 'Ada', text: '<script>alert(1)</script> fine' },
    ]);
    expect((await shared()).body.comments).toMatchObject([{ author: 'Ada' }]);
    expect((await ask('GET', `designs/${design.id}`, signed())).body.comments).toBe(1);
    expect((await say({ author: '', text: 'x'.repeat(1001) })).body).toMatchObject({
      code: 'invalid',
      fieldErrors: { author: ['Please enter your name.'], text: ['Please use at most 1000 characters.'] },
    });
    const one = newAddress();
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await say({ author: 'A', text: 'x' }, one)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await rows`insert into kit_design_comments (design_id, author, text) select ${design.id}, 'A', 'x'
      from generate_series(1, ${MAX_COMMENTS})`;
    expect((await say({ author: 'A', text: 'x' })).body.code).toBe('full');
  });

  it('has its comments reach the team in one email an hour, without the links of strangers', async () => {
    const club = await createTeam({ teamName: 'Comment Rovers', email: 'manager@comments.test' });
    const own = { token: club.token, address: newAddress() };
    const design = await create(own, kit('Cup'));
    const other = await create(own, kit('League'));
    const say = async (on: NewDesignView, text: string) =>
      (await ask('POST', `shared/${tokenOf(on)}/comments`, { address: newAddress(), body: { author: 'Ada', text } }))
        .status;
    type Queued = { to: string; data: Record<string, unknown>; wait: number };
    const queued = () =>
      rows<Queued>`select "to", data, extract(epoch from attempt_after - now())::float8 / 60 as wait from mail_messages
        where template = 'kit-design-comments' and data ->> 'team' = ${club.user.id} order by created_at`;
    for (const on of [design, other]) expect(await say(on, 'Green sleeves? See https://evil.test/now')).toBe(201);
    const [first, ...more] = await queued();
    expect([first?.to, more]).toEqual(['manager@comments.test', []]);
    expect(first?.wait).toBeGreaterThan(9);
    expect(first?.wait).toBeLessThanOrEqual(10);

    const write = (mail?: Queued) => writeEmail('kit-design-comments', mail?.data ?? {});
    const email = await write(first);
    expect(email?.subject).toBe('2 comments on your kit designs: Cup, League');
    for (const part of [email?.text, email?.html]) {
      expect(part).toContain('Ada: “Green sleeves? See”');
      expect(part).toContain(design.sharePath);
      expect(part).not.toContain('evil.test');
    }

    await rows`update mail_messages set sent_at = now(), attempt_after = now() where template = 'kit-design-comments'
      and data ->> 'team' = ${club.user.id}`;
    expect(await say(design, 'And white socks.')).toBe(201);
    expect(await say(design, 'Or red ones.')).toBe(201);
    const [, second, ...others] = await queued();
    expect(others).toEqual([]);
    expect(second?.wait).toBeGreaterThan(58);
    const news = await write(second);
    expect(news?.text).toContain('white socks');
    expect(news?.text).toContain('red ones');
    expect(news?.text).not.toContain('Green sleeves');
    await ask('DELETE', `designs/${design.id}`, own);
    expect(await write(second)).toBeUndefined();
  });

  it('has its comments read and deleted by staff', async () => {
    const design = await create();
    await ask('POST', `shared/${tokenOf(design)}/comments`, { body: { author: 'A', text: 'Rude' } });
    const { token } = await createStaff('administrator');
    const at = `/api/kit-design-comments?where[design][equals]=${design.id}`;
    const { body } = await api<{ docs: { id: string; text: string }[] }>('GET', at, { token });
    expect(body.docs).toMatchObject([{ text: 'Rude' }]);
    expect((await api('DELETE', `/api/kit-design-comments/${body.docs[0]?.id}`, { token })).status).toBe(200);
    expect((await ask<SharedDesignView>('GET', `shared/${tokenOf(design)}`)).body.comments).toEqual([]);
  });

  it('makes a copy that is one’s own, and knows nothing of the other', async () => {
    const design = await create(signed());
    const copy = (call: Call = {}) => ask<NewDesignView>('POST', `shared/${tokenOf(design)}/copy`, call);
    const mine = await copy();
    expect([mine.status, mine.body.document]).toEqual([201, design.document]);
    expect(mine.body.id).not.toBe(design.id);
    expect((await save(mine.body, kit('Mine'), withKey(String(mine.body.key)))).status).toBe(200);
    const theirs = await createTeam();
    const team2 = await copy({ token: theirs.token });
    expect([team2.status, team2.body.key]).toEqual([201, undefined]);
    expect((await ask('GET', `designs/${team2.body.id}`, { token: theirs.token })).status).toBe(200);
    expect((await ask('GET', `designs/${design.id}`, signed())).body).toEqual(
      (await ask('GET', `designs/${design.id}`, signed())).body,
    );
    expect((await ask('GET', `designs/${design.id}`, signed())).body.name).toBe(design.name);
  });

  it.each(['x', 'wrong-but-long-enough-to-be-one', '\0', "' or 1=1 --"])(
    'that is none shows nothing: %j',
    async (token) => {
      const path = `shared/${encodeURIComponent(token)}`;
      expect((await ask('GET', path)).status).toBe(404);
      expect((await ask('POST', `${path}/comments`, { body: { author: 'A', text: 'x' } })).status).toBe(404);
      expect((await ask('POST', `${path}/copy`)).status).toBe(404);
    },
  );
});

it('strangers store so many designs an hour from one network', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let times = 0; times < 61; times += 1)
    statuses.push((await ask('POST', 'designs', { address, body: { document: kit() } })).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(201));
  expect(statuses[60]).toBe(429);
});

describe('designs that nobody asks for', () => {
  const cleanUp = async () => {
    const payload = await getPayloadClient();
    await deleteForgottenDesigns(payload);
    await deleteLooseKits(payload);
  };
  const isThere = async (id: string) => (await rows`select 1 from kit_designs where id = ${id}`).length > 0;
  const age = async (id: string, months: number) => {
    const by = `interval '${months} months'`;
    await rows(`update kit_designs set updated_at = now() - ${by}, opened_at = now() - ${by} where id = $1`, id);
    await rows(`update kit_design_comments set created_at = now() - ${by} where design_id = $1`, id);
    await rows(
      `update kit_documents set updated_at = now() - ${by}
        where id in (select document_id from kit_design_versions where design_id = $1)`,
      id,
    );
  };
  const old = async (call: Call = {}, document = kit(unique('old'))) => {
    const design = await create(call, document);
    await ask('POST', `shared/${tokenOf(design)}/comments`, { body: { author: 'A', text: 'x' } });
    await age(design.id, 19);
    return design;
  };

  it('are deleted after the months of the setting, with versions, comments and kits', async () => {
    const gone = await old();
    const [kept, teams] = [await old(), await old(signed())];
    await age(kept.id, 17);
    await cleanUp();
    expect(await Promise.all([gone, kept, teams].map(({ id }) => isThere(id)))).toEqual([false, true, true]);
    for (const table of ['kit_design_versions', 'kit_design_comments'])
      expect(await rows(`select 1 from ${table} where design_id = $1`, gone.id)).toEqual([]);
    const left = await rows`select hash from kit_documents
      where hash = any(${[gone.revision, kept.revision, teams.revision]})`;
    expect(left.map(({ hash }) => hash).sort()).toEqual([kept.revision, teams.revision].sort());
    await rows`update site_settings set kit_design_months = 16`;
    await cleanUp();
    await rows`update site_settings set kit_design_months = 18`;
    expect(await isThere(kept.id)).toBe(false);
  });

  it.each([
    ['was opened by its key', (d: NewDesignView) => ask('GET', `designs/${d.id}`, withKey(String(d.key)))],
    ['was looked at by its share link', (d: NewDesignView) => ask('GET', `shared/${tokenOf(d)}`)],
    [
      'was commented on',
      (d: NewDesignView) => rows`insert into kit_design_comments (design_id, author, text) values (${d.id}, 'A', 'x')`,
    ],
    ['was saved', (d: NewDesignView) => save(d, kit(unique('again')), withKey(String(d.key)))],
  ])('stay where one %s', async (_, ask) => {
    const design = await old();
    await ask(design);
    await cleanUp();
    expect(await isThere(design.id)).toBe(true);
  });

  it('stay where one was ordered in that time; an ordered kit stays for ever', async () => {
    const [fresh, long] = [await old(), await old()];
    const orderOf = async (design: NewDesignView, months: number) => {
      const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
      await rows`update orders set created_at = now() - make_interval(months => ${months}) where id = ${id}`;
      await rows`update order_items set kit_document_id = (select id from kit_documents where hash = ${design.revision})
        where _parent_id = ${id}`;
    };
    await orderOf(fresh, 2);
    await orderOf(long, 20);
    await cleanUp();
    expect([await isThere(fresh.id), await isThere(long.id)]).toEqual([true, false]);
    expect(await rows`select 1 from kit_documents where hash = ${long.revision}`).toHaveLength(1);
  });

  it('keep their kit while it may be in a cart, a team’s draft or an order', async () => {
    const [carted, drafted, ordered] = [await old(), await old(), await old()];
    await ask('POST', 'documents', { body: { document: carted.document } });
    await rows`
      insert into team_order_drafts (team_id, draft_data, version) values (${team.user.id},
      ${JSON.stringify({ items: [{ kit: drafted.revision }], notes: '' })}, 1)
      on conflict (team_id) do update set draft_data = excluded.draft_data`;
    const made = { hash: ordered.revision, name: 'Old kit', garment: 'netball-dress' as const };
    await createTeamOrder(team.user, { data: teamOrderData(teamOrderItem({ color: null, kit: made })) });
    await cleanUp();
    const hashes = [carted, drafted, ordered].map(({ revision }) => revision);
    expect(await rows`select 1 from kit_documents where hash = any(${hashes})`).toHaveLength(3);
  });
});
