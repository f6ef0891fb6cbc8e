import { readdir, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { changeTeam, setTeamActive } from '@/areas/back-office/teams/form/change-team';
import { addTeam } from '@/areas/back-office/teams/form/add-team';
import { deleteTeam } from '@/areas/back-office/teams/delete-team';
import { listTeams } from '@/areas/back-office/teams/data/teams';
import { loadTeam, loadTeamActivity, loadTeamRoster } from '@/areas/back-office/teams/data/team';
import { resetTeamPassword } from '@/areas/back-office/teams/reset-team-password';
import { restoreTeamAsset } from '@/areas/back-office/teams/detail/restore-team-asset';
import { findUsername } from '@/areas/back-office/teams/form/usernames';
import { planBulkPayment } from '@/areas/back-office/orders/bulk/bulk-order-payment';
import { planBulkStatus, runBulkStatus } from '@/areas/back-office/orders/bulk/bulk-order-status';
import { bulkStatusChange } from '@/areas/back-office/orders/bulk/bulk-status';
import { loadPackingSlips } from '@/areas/back-office/orders/documents/load-packing-slips';
import { ALL_TEAM_ORDERS, type OrderFilters } from '@/areas/back-office/orders/filters/order-filters';
import { loadOrders } from '@/areas/back-office/orders/list/load-orders';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { teamChanges, newTeam, type NewTeam } from '@/areas/back-office/teams/form/team-form';
import { EMPTY_TEAM } from '@/areas/back-office/teams/form/team-values';
import { resetPassword } from '@/areas/portal/account/set-password';
import { assetFiles, newAssetNames } from '@/lib/files/asset-files';
import { localRequest } from '@/lib/payload/local-request';
import { diskFolder } from '../setup/disk-folder';
import { api } from '../setup/http';
import { openToken } from '@/lib/mail/sealed-token';
import { waiterBehind } from '../setup/locks';
import { actionsOn, asStaff, createStaff, createTeam, password, rows, payload, unique } from '../setup/shop';
import { createTeamOrder, giveProof } from '../setup/team-orders';

const { user: admin } = await createStaff('administrator', { fullName: 'Alex Morgan' });
const { user: editor } = await createStaff('content_manager');

const input = (change: object = {}): NewTeam => {
  const username = unique('club');
  return newTeam.parse({ ...EMPTY_TEAM, teamName: 'Riverside', username, invite: false, ...change });
};
const create = async (change: object = {}) => addTeam({ ...(await asStaff(admin)), input: input(change) });
const made = async (change: object = {}) => {
  const result = await create(change);
  if (!result.ok) throw new Error(result.message);
  return result.id;
};
const remove = async (id: string, user = admin) => deleteTeam({ ...(await asStaff(user)), id });
const isSignedIn = async (token: string) =>
  (await api('PUT', '/api/team/colors', { token, body: { colors: ['#000000'] } })).status === 200;
const emailTo = async (email: string) =>
  (
    await rows<{ template: string; data: { sealedToken: string; username: string } }>`select template, data
      from mail_messages where "to" = ${email} order by created_at desc limit 1`
  )[0];
const byLink = async () => localRequest(payload);
const exists = async (id: string) => (await rows`select 1 from team_profiles where id = ${id}`).length === 1;
const login = (username: string, secret: string) =>
  api('POST', '/api/teams/login', { body: { username, password: secret }, address: `198.51.100.${Math.random()}` });

async function furnished() {
  const { user, token } = await createTeam({ email: `${unique('m')}@clubs.test` });
  await rows`insert into team_members (team_id, name) values (${user.id}, 'Ada'), (${user.id}, 'Bea')`;
  await rows(
    `with call as (insert into team_size_requests (team_id, title, deadline, token)
                   values ($1, 'Away kit', now() + interval '1 day', $2) returning id)
     insert into team_size_replies (team_id, size_request_id, member_id, token, answered_at)
     select $1, call.id, m.id, $2 || m.name, case m.name when 'Ada' then now() end from call, team_members m where m.team_id = $1`,
    user.id,
    unique('t'),
  );
  const { fileName, previewName } = newAssetNames('png');
  await mkdir(diskFolder(assetFiles), { recursive: true });
  for (const name of [fileName, previewName]) await writeFile(path.join(diskFolder(assetFiles), name), 'x');
  const [asset] = await rows<{ id: string }>`
    insert into design_assets (team_id, name, type, filename, preview_name, filesize, is_active)
    values (${user.id}, 'Crest', 'logo', ${fileName}, ${previewName}, 1, false) returning id`;
  return { id: user.id, user, token, assetId: String(asset?.id), files: [fileName, previewName] };
}
const filesLeft = async (names: string[]) =>
  (await readdir(diskFolder(assetFiles))).filter((name) => names.includes(name));

describe('a new team', () => {
  it('is invited to choose its own password, by a link that works once', async () => {
    const email = `${unique('contact')}@clubs.test`;
    const username = unique('club');
    const id = await made({ username, email, contactPerson: 'Ada', invite: true, colors: ['#000000', '#ffffff'] });
    const message = await emailTo(email);
    expect(message).toMatchObject({ template: 'team-invitation', data: { username } });
    expect(JSON.stringify(message)).not.toMatch(/password/i);
    const { payload } = await asStaff(admin);
    const token = openToken(message?.data ?? {});
    expect((await loadTeam(payload, id))?.linkUntil).not.toBeNull();
    expect(await resetPassword({ req: await byLink(), token, password: 'Riverside-1234' })).toMatchObject({ ok: true });
    expect(await resetPassword({ req: await byLink(), token, password: 'Riverside-5678' })).toMatchObject({
      ok: false,
    });
    expect((await login(username, 'Riverside-1234')).status).toBe(200);
    expect(await actionsOn(id)).toEqual(['team.created']);
  });

  it('gets no email where none is wanted', async () => {
    const email = `${unique('contact')}@clubs.test`;
    await made({ email });
    expect(await emailTo(email)).toBeUndefined();
  });

  it('is created once of several under a username in the same moment; the others get an error beside the field', async () => {
    const username = unique('race');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => create({ username })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) {
      expect(answer).toMatchObject({ code: 'invalid', fieldErrors: { username: ['Another team has this username.'] } });
    }
    expect(await rows`select 1 from team_profiles where username = ${username}`).toHaveLength(1);
  });

  it('gets a username that is free', async () => {
    const { payload } = await asStaff(admin);
    const username = unique('free').slice(0, 20);
    expect(await findUsername(payload, username)).toEqual({ isFree: true, suggestion: username });
    const id = await made({ username });
    await made({ username: `${username}-2` });
    expect(await findUsername(payload, username.toUpperCase())).toEqual({
      isFree: false,
      suggestion: `${username}-3`,
    });
    expect(await findUsername(payload, username, id)).toEqual({ isFree: true, suggestion: username });
  });

  it('is made by administrators alone', async () => {
    expect(await addTeam({ ...(await asStaff(editor)), input: input() })).toMatchObject({
      ok: false,
      code: 'refused',
    });
  });
});

describe('a change of a team', () => {
  it('writes what was changed, with before and after, and leaves the rest', async () => {
    const id = await made({ phone: '01', sportType: 'Netball' });
    const context = await asStaff(admin);
    expect(await changeTeam({ ...context, id, changes: { phone: '02', sportType: 'Netball' } })).toEqual({ ok: true });
    const [entry] = await loadTeamActivity(context.payload, id);
    expect(entry).toMatchObject({ action: 'team.changed', before: { phone: '01' }, after: { phone: '02' } });
    const taxes = { vatNumber: 'GB980780684', isTaxExempt: true };
    expect(await changeTeam({ ...context, id, changes: taxes })).toEqual({ ok: true });
    expect(await changeTeam({ ...context, id, changes: teamChanges.parse({ phone: '02' }) })).toEqual({ ok: true });
    expect(await loadTeam(context.payload, id)).toMatchObject({ phone: '02', sportType: 'Netball', ...taxes });
  });

  it('takes no username of another team', async () => {
    const [taken, other] = [unique('taken'), await made()];
    await made({ username: taken });
    expect(await changeTeam({ ...(await asStaff(admin)), id: other, changes: { username: taken } })).toMatchObject({
      fieldErrors: { username: ['Another team has this username.'] },
    });
  });

  it('is refused to editors, and where the team is gone', async () => {
    const id = await made();
    expect(await changeTeam({ ...(await asStaff(editor)), id, changes: { phone: '1' } })).toMatchObject({
      code: 'refused',
    });
    await remove(id);
    expect(await changeTeam({ ...(await asStaff(admin)), id, changes: { phone: '1' } })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('deleting a team', () => {
  it('takes roster, size requests, assets and files along', async () => {
    const { id, files } = await furnished();
    expect(await filesLeft(files)).toHaveLength(2);
    expect(await remove(id)).toEqual({ ok: true, outcome: 'deleted' });
    expect(await exists(id)).toBe(false);
    for (const table of ['team_members', 'design_assets', 'team_size_requests', 'team_size_replies']) {
      expect(await rows(`select 1 from ${table} where team_id = $1`, id), table).toEqual([]);
    }
    await vi.waitFor(async () => expect(await filesLeft(files)).toEqual([]), 20_000);
    expect(await actionsOn(id)).toEqual(['team.deleted']);
  });

  it('deactivates one that has orders, and keeps all that is its', async () => {
    const { id, files, token } = await furnished();
    await createTeamOrder({ id });
    expect(await remove(id)).toEqual({ ok: true, outcome: 'deactivated' });
    expect(await loadTeam((await asStaff(admin)).payload, id)).toMatchObject({
      isActive: false,
      players: 2,
      assets: 1,
    });
    expect(await filesLeft(files)).toHaveLength(2);
    expect(await isSignedIn(token)).toBe(false);
    expect(await actionsOn(id)).toEqual(['team.deactivated']);
  });

  it('waits for an order that is being placed, and then keeps the team', async () => {
    const { id, files } = await furnished();
    const team = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await team.connect();
    await team.query('begin');
    await team.query(
      `insert into team_orders (team_id, order_number, status, total_amount, total_items, needs_proof)
       values ($1, $2, 'pending', 90, 3, false)`,
      [id, unique('ORD')],
    );
    const removal = remove(id);
    await waiterBehind(team);
    await team.query('commit');
    await team.end();
    expect(await removal).toEqual({ ok: true, outcome: 'deactivated' });
    expect(await filesLeft(files)).toHaveLength(2);
  });

  it('is no editor’s, and takes nothing where it is refused', async () => {
    const { id, files } = await furnished();
    expect(await remove(id, editor)).toMatchObject({ ok: false, code: 'refused' });
    expect(await filesLeft(files)).toHaveLength(2);
    expect(await rows`select 1 from team_members where team_id = ${id}`).toHaveLength(2);
  });
});

describe('a team that is deactivated', () => {
  it('is out at its next request, and stays out when it is activated until it signs in again', async () => {
    const { user, token } = await createTeam();
    expect(await isSignedIn(token)).toBe(true);
    const call = { ...(await asStaff(admin)), id: user.id };
    expect(await setTeamActive({ ...call, isActive: false })).toEqual({ ok: true });
    expect(await isSignedIn(token)).toBe(false);
    expect((await login(user.username ?? '', password)).status).toBe(401);
    await setTeamActive({ ...call, isActive: true });
    expect(await isSignedIn(token)).toBe(false);
    expect((await login(user.username ?? '', password)).status).toBe(200);
    expect(await actionsOn(user.id)).toEqual(['team.deactivated', 'team.activated']);
  });
});

describe('a password that staff reset', () => {
  it('works no more, nor does any session; the email leads to a new one and shows none', async () => {
    const { user, token } = await createTeam({ email: `${unique('m')}@clubs.test` });
    await rows`update team_profiles set last_login = now() where id = ${user.id}`;
    const { req } = await asStaff(admin);
    expect(await resetTeamPassword({ req, id: user.id, password: 'Wrong-password' })).toMatchObject({
      code: 'wrong_password',
      fieldErrors: { password: ['That is not your password.'] },
    });
    expect(await isSignedIn(token)).toBe(true);
    expect(await resetTeamPassword({ req, id: user.id, password })).toEqual({ ok: true, email: user.email });
    expect(await isSignedIn(token)).toBe(false);
    expect((await login(user.username ?? '', password)).status).toBe(401);
    const email = await emailTo(user.email ?? '');
    expect(email?.template).toBe('team-new-password');
    expect(Object.keys(email?.data ?? {}).sort()).toEqual([
      'contactPerson',
      'days',
      'sealedToken',
      'teamName',
      'username',
    ]);
    const key = openToken(email?.data ?? {});
    expect(await resetPassword({ req: await byLink(), token: key, password: 'Brand-new-1' })).toMatchObject({
      ok: true,
    });
    expect((await login(user.username ?? '', 'Brand-new-1')).status).toBe(200);
    expect(await actionsOn(user.id)).toEqual(['team.password-reset']);
    expect(JSON.stringify(await rows`select before, after from activity_log`)).not.toContain(key);
  });

  it('needs an address, an active team and an administrator', async () => {
    const { user } = await createTeam();
    const reset = async (who = admin) => resetTeamPassword({ ...(await asStaff(who)), id: user.id, password });
    expect(await reset()).toMatchObject({ code: 'no_email' });
    expect(await reset(editor)).toMatchObject({ code: 'refused' });
    await rows`update team_profiles set is_active = false where id = ${user.id}`;
    expect(await reset()).toMatchObject({ code: 'inactive' });
    expect((await rows`select 1 from team_profiles where id = ${user.id} and is_active is false`).length).toBe(1);
  });
});

describe('the list of teams', () => {
  it('finds by name, contact person, email and sport, every word of it, and wildcards as they are', async () => {
    const { payload } = await asStaff(admin);
    const tag = unique('find').slice(0, 12);
    const id = await made({ teamName: `${tag} 100% Eagles`, contactPerson: 'Zoë Quill', sportType: 'Korfball' });
    await setTeamActive({ ...(await asStaff(admin)), id, isActive: false });
    const found = async (search: string, state: 'all' | 'active' | 'inactive' = 'all') => {
      const { rows: listed } = await listTeams({ payload, filters: { search, state }, limit: 50, offset: 0 });
      return listed.map((team) => team.id);
    };
    for (const search of [tag, `${tag} quill`, 'zoë KORFBALL', `${tag} 100%`])
      expect(await found(search)).toEqual([id]);
    expect(await found(`${tag} nobody`)).toEqual([]);
    expect(await found(`${tag}%_`)).toEqual([]);
    expect(await found(tag, 'inactive')).toEqual([id]);
    expect(await found(tag, 'active')).toEqual([]);
  });

  it('goes in steps, newest first, that neither repeat nor leave out, and counts all', async () => {
    const { payload } = await asStaff(admin);
    const tag = unique('step').slice(0, 12);
    await rows`insert into team_profiles (team_name, username, is_active, created_at)
      select ${tag} || ' ' || n, ${tag} || n, n % 2 = 0, now() - n * interval '1 second' from generate_series(1,
      120) n`;
    const seen: string[] = [];
    for (const offset of [0, 50, 100]) {
      const step = await listTeams({ payload, filters: { search: tag, state: 'all' }, limit: 50, offset });
      expect(step.matching).toBe(120);
      expect(step.total).toBeGreaterThan(step.active);
      seen.push(...step.rows.map(({ teamName }) => teamName));
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `${tag} ${index + 1}`));
  });
});

describe('what belongs to a team', () => {
  it('shows how far its size request is, and gives back an asset it deleted', async () => {
    const { id, assetId } = await furnished();
    const context = await asStaff(admin);
    const { players, sizeCall } = await loadTeamRoster(context.payload, id);
    expect(players.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    expect(sizeCall).toMatchObject({ title: 'Away kit', state: 'open', total: 2, answered: 1 });
    expect(await restoreTeamAsset({ ...context, id, assetId })).toEqual({ ok: true });
    expect(await restoreTeamAsset({ ...context, id: await made(), assetId })).toMatchObject({ code: 'not_found' });
    expect(await rows`select is_active from design_assets where id = ${assetId}`).toEqual([{ is_active: true }]);
    expect((await loadTeamActivity(context.payload, id)).map(({ action }) => action)).toEqual([
      'design-asset.restored',
    ]);
  });
});

describe('moving a team’s order', () => {
  const move = async (orderId: string, status: TeamOrderStatus, more = {}) =>
    updateOrderStatus({ ...(await asStaff(admin)), kind: 'team', orderId, status, ...more });

  it('back, to cancelled, or from there asks why, and says so in history and email', async () => {
    const { user } = await createTeam({ email: `${unique('m')}@clubs.test` });
    const id = await createTeamOrder(user, { needsProof: false });
    expect(await move(id, 'approved')).toMatchObject({ ok: true });
    expect(await move(id, 'pending')).toMatchObject({
      code: 'reason_required',
      fieldErrors: { reason: ['Enter a reason.'] },
    });
    expect(await move(id, 'cancelled')).toMatchObject({ code: 'reason_required' });
    expect(await move(id, 'cancelled', { reason: 'The club total for it.' })).toMatchObject({ ok: true });
    expect(await move(id, 'pending')).toMatchObject({ code: 'reason_required' });
    expect(
      await rows`select "to", comment from team_order_events where team_order_id = ${id} order by created_at`,
    ).toEqual([
      { to: 'approved', comment: null },
      { to: 'cancelled', comment: 'The club total for it.' },
    ]);
    const emails = await rows<{ news: string }>`select data ->> 'news' as news from mail_messages
      where data ->> 'orderId' = ${id} order by created_at`;
    expect(emails.map(({ news }) => news)).toEqual([
      'It is now: Approved.\n\nThe invoice for your order is attached.',
      'It is now: Cancelled.\n\nThe club total for it.\n\nThe credit note for your order is attached.',
    ]);
  });

  it('says which proof production waits for, and is not got round by delivering', async () => {
    const { user } = await createTeam();
    const id = await createTeamOrder(user);
    const waits = 'Production waits for a proof that the team has approved.';
    expect(await move(id, 'in_production')).toMatchObject({ code: 'proof_missing', message: waits });
    await giveProof(admin, id);
    expect(await move(id, 'delivered')).toMatchObject({ message: `${waits} Proof 1 is still with the team.` });
    await rows`update team_order_proofs set status = 'changes_requested' where team_order_id = ${id}`;
    expect(await move(id, 'in_production')).toMatchObject({
      message: `${waits} The team asks for changes to proof 1: add the next one.`,
    });
    expect(await move(id, 'approved')).toMatchObject({ ok: true });
  });

  it('refuses the second of two who move it from the same status', async () => {
    const { user } = await createTeam();
    const id = await createTeamOrder(user, { needsProof: false });
    const both = await Promise.all([
      move(id, 'approved', { seen: 'pending' }),
      move(id, 'in_production', { seen: 'pending' }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'conflict' });
  });

  it('is not held up by what else was changed since its page was read, such as by a shipment', async () => {
    const { user } = await createTeam();
    const id = await createTeamOrder(user, { needsProof: false });
    await rows`update team_orders set notes = 'By May' where id = ${id}`;
    expect(await move(id, 'approved', { seen: 'pending' })).toMatchObject({ ok: true });
  });

  it.each([
    ['in_production', 'in production'],
    ['delivered', 'delivered'],
    ['cancelled', 'cancelled'],
  ])('to %s ends its proofs', async (status, words) => {
    const { user } = await createTeam();
    const id = await createTeamOrder(user);
    await rows`update team_orders set status = ${status} where id = ${id}`;
    expect(await giveProof(admin, id)).toEqual({
      ok: false,
      code: 'closed',
      message: `This order is ${words}: no more proofs can be added. Set it back to Approved first.`,
    });
    expect(await rows`select 1 from team_order_proofs where team_order_id = ${id}`).toEqual([]);
  });

  it('is seen in the list of all teams’ orders, with what it waits for', async () => {
    const { payload } = await asStaff(admin);
    const teamName = unique('Waiting');
    const { user } = await createTeam({ teamName });
    const [bare, sent, plain] = [
      await createTeamOrder(user),
      await createTeamOrder(user),
      await createTeamOrder(user, { needsProof: false }),
    ];
    await giveProof(admin, sent);
    const list = async (filters: Partial<OrderFilters>) => {
      const loaded = await loadOrders(payload, { ...ALL_TEAM_ORDERS, search: teamName, ...filters });
      return loaded.ok ? loaded.list : expect.fail(loaded.message);
    };
    const listed = async (filters: Partial<OrderFilters>) => (await list(filters)).orders.map(({ id }) => id);
    const all = await list({});
    expect(all.matching).toBe(3);
    expect(Object.fromEntries(all.orders.map(({ id, waiting }) => [id, waiting]))).toEqual({
      [bare]: 'proof',
      [sent]: 'buyer',
      [plain]: null,
    });
    expect(all.orders[0]).toMatchObject({
      kind: 'team',
      teamId: user.id,
      buyerName: teamName,
      paymentStatus: 'unpaid',
    });
    expect(await listed({ waiting: 'proof' })).toEqual([bare]);
    expect(await listed({ waiting: 'buyer' })).toEqual([sent]);
    expect(await listed({ status: 'cancelled' })).toEqual([]);
    await rows`update team_orders set needed_by = '2026-01-20' where id = ${plain}`;
    const due = { id: plain, dueOn: '2026-01-20', isNeeded: true, isLate: true };
    expect((await list({ late: true })).orders).toMatchObject([due]);
    const number = all.orders[0]?.orderNumber ?? '';
    expect((await list({ search: `#${number}` })).orders.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    const own = await list({ search: '', team: user.id });
    expect([own.matching, own.orders.length, own.counts]).toEqual([3, 3, { total: 3, of: { pending: 3 } }]);

    const { totalAmount = 0 } = own.orders.find(({ id }) => id === plain) ?? {};
    expect(await listed({ payment: 'unpaid' })).toHaveLength(3);
    const pay = (amount: number) =>
      rows`insert into order_payments (team_order_id, amount, way, by_name, received_on)
        values (${plain}, ${amount}, 'transfer', 'Bank', '2026-01-02')`;
    await pay(totalAmount - 1);
    expect(await listed({ payment: 'part' })).toEqual([plain]);
    await pay(1);
    expect([await listed({ payment: 'paid' }), await listed({ payment: 'part' })]).toEqual([[plain], []]);
    expect(await listed({ payment: 'unpaid' })).toHaveLength(2);
  });

  it('is moved on with others, by its own statuses and their rules', async () => {
    const { payload } = await asStaff(admin);
    const { user } = await createTeam();
    const ids = [await createTeamOrder(user, { needsProof: false }), await createTeamOrder(user)];
    const selected = { query: `kind=team&team=${user.id}`, selection: { all: true as const, except: [] } };
    const plan = await planBulkStatus(payload, selected);
    expect(plan).toMatchObject({ kind: 'team', counts: { pending: 2 } });
    const change = { ...selected, until: plan.until, to: 'in_production' as const };
    expect(bulkStatusChange.safeParse({ ...change, to: 'shipped' }).success).toBe(false);
    const steps = [];
    for await (const step of runBulkStatus({ payload, change, newRequest: async () => (await asStaff(admin)).req }))
      steps.push(step);
    expect(steps.at(-1)).toMatchObject({ done: 2, total: 2, changed: 1 });
    expect(steps.flatMap(({ refused }) => refused.map(({ id }) => id))).toEqual([ids[1]]);
    expect(await planBulkPayment(payload, selected)).toMatchObject({ payable: 0, paid: 0, refused: 0 });
    const slips = await loadPackingSlips(await asStaff(admin), selected);
    expect(slips.ok && slips.orders.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
