import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { MAX_DRAFT_PLAYERS } from '@/domain/teams/team-draft';
import { addProof } from '@/modules/orders/proofs/add-proof';
import { recordApproval } from '@/modules/orders/proofs/record-approval';
import { squadStates } from '@/modules/proofs/approval';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { api } from '../setup/http';
import { waiterBehind } from '../setup/locks';
import { rounds } from '../setup/rounds';
import { asStaff, createStaff, createTeam, payload, rows } from '../setup/shop';
import {
  createTeamOrder,
  linesIn,
  giveProof,
  proofPicture,
  teamOrderData,
  sentOrder,
  teamOrderItem,
} from '../setup/team-orders';
import { writeEmail } from '../setup/written-email';

const staff = await createStaff('administrator');
const team = await createTeam({ email: 'manager@proofs.test' });
const other = await createTeam();

const proofsOf = (orderId: string) =>
  rows<{ id: string; version: number; status: string; hash: string | null }>`
    select id, version::int, status, approval_hash as hash from team_order_proofs where team_order_id = ${orderId}
    order by version`;
const eventsOf = async (orderId: string) => {
  const events = await rows<{ type: string }>`
    select type from team_order_events where team_order_id = ${orderId} order by created_at`;
  return events.map(({ type }) => type);
};
const newestProof = async (orderId: string) => (await proofsOf(orderId)).at(-1)?.id ?? '';

const decide = async (orderId: string, decision: object, token = team.token) =>
  api('POST', `/api/team/orders/${orderId}/proof`, {
    token,
    body: { proofId: await newestProof(orderId), ...decision },
  });
const approve = (orderId: string) => decide(orderId, { decision: 'approve' });
const edit = (orderId: string, body: object) =>
  api('PATCH', `/api/team-orders/${orderId}`, { token: staff.token, body });
const move = (orderId: string, status: string) => edit(orderId, { status });

async function proofed(change: Parameters<typeof createTeamOrder>[1] = {}): Promise<string> {
  const id = await createTeamOrder(team.user, change);
  expect(await giveProof(staff.user, id)).toMatchObject({ ok: true, version: 1 });
  return id;
}

describe('a proof', () => {
  it('is approved with a stamp over file and order, and is in the history', async () => {
    const id = await proofed();
    const { status, body } = await approve(id);
    expect([status, body]).toEqual([200, { status: 'approved' }]);
    expect(await proofsOf(id)).toMatchObject([{ status: 'approved', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(await eventsOf(id)).toEqual(['proof_added', 'proof_approved']);
  });

  it('is approved by email, which staff record, and production may start', async () => {
    const id = await proofed();
    const approval = { proofId: await newestProof(id), name: 'Asha Patel', note: 'See her email of today.' };
    const approvedOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    const by = await asStaff(staff.user);
    const recorded = await recordApproval({ ...by, kind: 'team', orderId: id, ...approval, way: 'email', approvedOn });
    expect(recorded).toEqual({ ok: true });
    const [event] = await rows`select type, by_staff as "byStaff", comment from team_order_events
      where team_order_id = ${id} order by created_at desc limit 1`;
    expect(event).toMatchObject({ type: 'proof_approved', byStaff: true });
    expect(event).toMatchObject({
      comment: expect.stringMatching(/^Asha Patel, by email, .*\nSee her email of today\.$/),
    });
    expect((await move(id, 'in_production')).status).toBe(200);
  });

  it('is announced in an email that leads to it', async () => {
    const id = await proofed();
    const [mail] = await rows<{ data: Record<string, unknown> }>`select data from mail_messages
      where template = 'team-order-news' and data ->> 'orderId' = ${id}`;
    const email = await writeEmail('team-order-news', mail?.data ?? {});
    for (const text of [email?.text, email?.html]) {
      expect(text).toContain(`http://shop.test/teamwear-portal/orders/${id}#proof-title`);
    }
  });

  it('is sent back only with words, which the supplier gets', async () => {
    const id = await proofed();
    const { status, body } = await decide(id, { decision: 'changes', comment: ' ' });
    expect([status, body.fieldErrors]).toEqual([422, { comment: ['Say what should be different.'] }]);
    expect((await decide(id, { decision: 'changes', comment: 'Bigger numbers' })).status).toBe(200);
    const [email] = await rows`select "to" from mail_messages where data ->> 'orderId' = ${id}
      and template = 'team-proof-answer'`;
    expect(email).toEqual({ to: 'supplier' });
  });

  it('is decided once, by the first', async () => {
    const id = await proofed();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        decide(id, index % 2 === 0 ? { decision: 'approve' } : { decision: 'changes', comment: 'No' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('is one of several that are added at once, each with a number of its own', async () => {
    const id = await createTeamOrder(team.user);
    const added = await Promise.all([1, 2, 3, 4].map(() => giveProof(staff.user, id)));
    expect(added.every(({ ok }) => ok)).toBe(true);
    expect((await proofsOf(id)).map(({ version, status }) => [version, status])).toEqual([
      [1, 'void'],
      [2, 'void'],
      [3, 'void'],
      [4, 'waiting'],
    ]);
    expect((await approve(id)).status).toBe(200);
  });
});

describe('approval by squad', () => {
  const by = (squad: string, number: number, size = 'S') => ({
    ...{ name: `P${number}`, nameOnBack: `P${number}`, number, size, squad },
  });
  const players = [by('U13', 1), by('Seniors', 2, 'M')];
  const squadOrder = () => createTeamOrder(team.user, { data: teamOrderData(teamOrderItem({ players })) });
  const statesOf = async (id: string) => {
    const order = await loadTeamOrder({ payload, id });
    const newest = order?.proofs[0];
    const states = order && newest ? squadStates(newest, order.data.items) : [];
    return Object.fromEntries(states.map(({ squad, status }) => [squad ?? 'others', status]));
  };
  const draw = async (id: string, colour?: string) => {
    const { req } = await asStaff(staff.user);
    const bytes = await proofPicture(colour);
    return addProof({ req, kind: 'team', orderId: id, bytes, note: '', drawnFrom: (await linesIn(id)).items });
  };

  it('counts for its pieces alone: production of all waits for the last', async () => {
    const id = await squadOrder();
    await draw(id);
    expect((await decide(id, { decision: 'approve', squad: 'u13' })).body).toEqual({ status: 'approved' });
    expect(await statesOf(id)).toEqual({ U13: 'approved', Seniors: 'waiting', others: 'waiting' });
    const refused = await move(id, 'in_production');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Production waits for a proof that the team has approved. Proof 1 is still with the team. Not answered yet: Seniors, Other pieces.',
    ]);
    expect((await decide(id, { decision: 'changes', squad: 'U13', comment: 'No' })).status).toBe(409);
    expect((await decide(id, { decision: 'approve', squad: 'U9' })).status).toBe(409);
    expect((await approve(id)).status).toBe(200);
    expect(await proofsOf(id)).toMatchObject([{ status: 'approved', hash: expect.any(String) }]);
    expect((await move(id, 'in_production')).status).toBe(200);
  });

  it('says by whom, when and for which squad, in history and email', async () => {
    const id = await squadOrder();
    await draw(id);
    await decide(id, { decision: 'approve', squad: 'U13' });
    await decide(id, { decision: 'changes', squad: 'Seniors', comment: 'Bluer' });
    expect(await proofsOf(id)).toMatchObject([{ status: 'waiting' }]);
    await decide(id, { decision: 'approve', squad: null });
    expect(await proofsOf(id)).toMatchObject([{ status: 'changes_requested' }]);
    const order = await loadTeamOrder({ payload, id });
    expect(order?.proofs[0]).toMatchObject({ comment: 'Seniors: Bluer', decidedAt: expect.any(String) });
    expect(order?.proofs[0]?.answers).toMatchObject([
      { squad: 'Seniors', status: 'changes_requested', comment: 'Bluer', approvalHash: null },
      { squad: 'U13', status: 'approved', version: 1, byName: 'Northside', at: expect.stringMatching(/Z$/) },
      { squad: null, status: 'approved' },
    ]);
    expect(order?.events.map(({ type, squads, comment }) => [type, squads, comment])).toEqual([
      ['proof_added', null, null],
      ['proof_approved', 'U13', null],
      ['changes_requested', 'Seniors', 'Bluer'],
      ['proof_approved', 'Other pieces', null],
    ]);
    const mails = await rows<{ data: Record<string, unknown> }>`select data from mail_messages
      where template = 'team-proof-answer' and data ->> 'orderId' = ${id} order by created_at`;
    const written = await Promise.all(mails.map(({ data }) => writeEmail('team-proof-answer', data)));
    expect(written.map((email) => email?.subject)).toEqual([
      expect.stringMatching(/^Proof of order .*: Approved \(U13\), /),
      expect.stringMatching(/^Proof of order .*: Changes requested \(Seniors\), /),
      expect.stringMatching(/^Proof of order .*: Approved \(Other pieces\), /),
    ]);
    expect(written[1]?.text).toContain('Bluer');
    expect(written[0]?.text).not.toContain('Bluer');
  });

  it('goes on to count for the next drawing if only others change, and is void if its own pieces do', async () => {
    const id = await squadOrder();
    await draw(id);
    await decide(id, { decision: 'approve', squad: 'U13' });
    await decide(id, { decision: 'approve', squad: null });
    await decide(id, { decision: 'changes', squad: 'Seniors', comment: 'Number 7' });
    await edit(id, { orderData: sentOrder(teamOrderItem({ players: [by('U13', 1), by('Seniors', 7, 'M')] })) });
    expect(await statesOf(id)).toEqual({ U13: 'approved', Seniors: 'changes_requested', others: 'approved' });
    await draw(id, '#112233');
    expect(await statesOf(id)).toEqual({ U13: 'approved', Seniors: 'waiting', others: 'approved' });
    expect((await move(id, 'in_production')).status).toBe(409);
    const [mail] = await rows<{ news: string }>`select data ->> 'news' as news from mail_messages
      where template = 'team-order-news' and data ->> 'orderId' = ${id} order by created_at desc limit 1`;
    expect(mail?.news).toContain('the approval of each squad: Seniors.');
    expect(mail?.news).toContain('What U13, Other pieces approved has not changed');
    await decide(id, { decision: 'approve' });
    expect((await loadTeamOrder({ payload, id }))?.proofs[0]?.answers.map(({ version }) => version)).toEqual([1, 1, 2]);
    await edit(id, { orderData: sentOrder(teamOrderItem({ players: [by('U13', 3), by('Seniors', 7, 'M')] })) });
    expect(await statesOf(id)).toEqual({ U13: 'void', Seniors: 'approved', others: 'approved' });
    expect((await move(id, 'in_production')).status).toBe(409);
  });

  it('is asked anew for a file of staff, and where nothing changed but the drawing', async () => {
    const id = await squadOrder();
    await draw(id);
    await decide(id, { decision: 'approve', squad: 'U13' });
    await giveProof(staff.user, id);
    expect(await statesOf(id)).toEqual({ U13: 'waiting', Seniors: 'waiting', others: 'waiting' });
    await draw(id);
    await approve(id);
    await draw(id, '#112233');
    expect(await statesOf(id)).toEqual({ U13: 'waiting', Seniors: 'waiting', others: 'waiting' });
  });

  it('is refused once a player of it has moved to another squad', async () => {
    const id = await squadOrder();
    await draw(id);
    await decide(id, { decision: 'approve', squad: 'U13' });
    await edit(id, { orderData: sentOrder(teamOrderItem({ players: [by('Seniors', 1), by('U13', 2, 'M')] })) });
    expect(await statesOf(id)).toMatchObject({ U13: 'waiting', Seniors: 'waiting' });
  });

  it('races with an answer for all: each squad answers once', async () => {
    const id = await squadOrder();
    await draw(id);
    const answers = await Promise.all(
      [{ squad: 'U13' }, { squad: 'Seniors' }, {}, {}, { squad: 'U13' }].map((squad) =>
        decide(id, { decision: 'approve', ...squad }),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await statesOf(id)).toEqual({ U13: 'approved', Seniors: 'approved', others: 'approved' });
    const given = (await loadTeamOrder({ payload, id }))?.proofs[0]?.answers ?? [];
    expect(given.map(({ squad }) => squad).toSorted()).toEqual(['Seniors', 'U13', null].toSorted());
  });

  it('is recorded by staff for one squad', async () => {
    const id = await squadOrder();
    await draw(id);
    const approvedOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    const approval = { proofId: await newestProof(id), name: 'Asha Patel', note: 'On the phone.', approvedOn };
    const call = { ...(await asStaff(staff.user)), kind: 'team', orderId: id, ...approval, way: 'phone' } as const;
    expect(await recordApproval({ ...call, squad: 'U13' })).toEqual({ ok: true });
    expect(await statesOf(id)).toMatchObject({ U13: 'approved', Seniors: 'waiting' });
  });
});

describe('an approval', () => {
  it('is void once names, numbers, sizes or colours change, over REST too', async () => {
    const id = await proofed();
    await approve(id);
    const renamed = sentOrder(teamOrderItem({ players: [{ name: 'A', nameOnBack: 'B', number: 3, size: 'S' }] }));
    expect(
      (await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { orderData: renamed } })).status,
    ).toBe(200);
    expect(await proofsOf(id)).toMatchObject([{ status: 'void' }]);
    expect(await eventsOf(id)).toEqual(['proof_added', 'proof_approved', 'roster_changed', 'proof_voided']);
  });

  it('that nobody gave yet is noted as well: the proof that waits is void', async () => {
    const id = await proofed();
    const changed = sentOrder(teamOrderItem({ players: [{ name: 'A', nameOnBack: 'C', number: 4, size: 'S' }] }));
    await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { orderData: changed } });
    expect(await proofsOf(id)).toMatchObject([{ status: 'void' }]);
    expect(await eventsOf(id)).toEqual(['proof_added', 'roster_changed', 'proof_voided']);
  });

  it('is kept while its subject stays the same', async () => {
    const id = await proofed();
    await approve(id);
    const { items, discounts } = await linesIn(id);
    await api('PATCH', `/api/team-orders/${id}`, {
      token: staff.token,
      body: { orderData: { ...sentOrder(...items), discounts }, notes: 'By Friday' },
    });
    expect(await proofsOf(id)).toMatchObject([{ status: 'approved' }]);
  });

  it('that waits is kept if only the price of a piece changes', async () => {
    const id = await proofed();
    const { items, discounts } = await linesIn(id);
    const dearer = items.map((item) => ({ ...item, unitPrice: 99, totalPrice: 99 * item.totalQuantity }));
    const orderData = { ...sentOrder(...dearer), discounts };
    const { status } = await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { orderData } });
    expect(status).toBe(200);
    expect(await proofsOf(id)).toMatchObject([{ status: 'waiting' }]);
  });

  it('races with a change: never an approval of lines that nobody saw', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await proofed();
      const orderData = sentOrder(teamOrderItem({ color: 'Black' }));
      await Promise.all([
        approve(id),
        api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { orderData } }),
      ]);
      expect((await move(id, 'in_production')).status).toBe(409);
    }
  });
});

describe('production', () => {
  it('waits for an approved proof', async () => {
    const id = await createTeamOrder(team.user);
    const refused = await move(id, 'in_production');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Production waits for a proof that the team has approved.',
    ]);
    await giveProof(staff.user, id);
    expect((await move(id, 'in_production')).status).toBe(409);
    await approve(id);
    expect((await move(id, 'in_production')).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['proof_added', 'proof_approved', 'status_changed']);
  });

  it('does not where nothing is made for the team', async () => {
    const id = await createTeamOrder(team.user, { needsProof: false });
    expect((await move(id, 'in_production')).status).toBe(200);
  });

  it('waits for one from then on where names are put into an order that had none', async () => {
    const data = teamOrderData(teamOrderItem({ customized: false, players: [] }));
    const id = await createTeamOrder(team.user, { needsProof: false, data });
    expect((await edit(id, { orderData: sentOrder(teamOrderItem({ customized: false })) })).status).toBe(200);
    expect((await move(id, 'in_production')).status).toBe(409);
    expect(await rows`select needs_proof as "needsProof" from team_orders where id = ${id}`).toEqual([
      { needsProof: true },
    ]);
  });
});

describe('a change by staff', () => {
  it('leaves what someone else changed while it was on its way', async () => {
    const id = await createTeamOrder(team.user);
    const colleague = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await colleague.connect();
    await colleague.query('begin');
    await colleague.query(`update team_orders set status = 'approved' where id = $1`, [id]);
    const pending = edit(id, { notes: 'By Friday' });
    await waiterBehind(colleague);
    await colleague.query('commit');
    await colleague.end();
    expect((await pending).status).toBe(200);
    expect(await rows`select status, notes from team_orders where id = ${id}`).toEqual([
      { status: 'approved', notes: 'By Friday' },
    ]);
    expect(await eventsOf(id)).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no list', { items: 'x', discounts: [] }],
    ['an empty list', { items: [], discounts: [] }],
    ['a line without anything', { items: [{}], discounts: [] }],
    ['a negative count', sentOrder(teamOrderItem({ quantities: { S: -1 } }))],
  ])('puts no lines into an order that are none: %s', async (_what, orderData) => {
    const id = await proofed();
    expect((await edit(id, { orderData })).status).toBe(422);
    expect((await approve(id)).status).toBe(200);
  });
});

describe('other teams', () => {
  it('find no file of its proofs', async () => {
    const id = await proofed();
    const [file] = await rows<{ name: string }>`select filename as name from team_order_proofs
      where id = ${await newestProof(id)}`;
    const stored = `/api/team-order-proofs/file/${file?.name}`;
    expect((await api('GET', stored, { token: other.token })).status).toBeGreaterThanOrEqual(400);
    expect((await api('GET', stored, { token: team.token })).status).toBe(200);
  });
});

describe('what a team order leaves behind', () => {
  it('is a document within seconds for a large order too, in all rounds the largest: nobody else is served in the meantime', async () => {
    const players = Array.from({ length: rounds(MAX_DRAFT_PLAYERS) }, (_, index) => ({
      name: `Player ${index}`,
      nameOnBack: `NUMBER ${index}`,
      number: index % 1000,
      size: 'M',
    }));
    const id = await createTeamOrder(team.user, { data: teamOrderData(teamOrderItem({ players })) });
    const before = process.cpuUsage();
    const { status, headers, text } = await api('GET', `/api/team/orders/${id}/pdf`, { token: team.token });
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(20);
  }, 120_000);

  it('is a history that nobody changes', async () => {
    const id = await proofed();
    await expect(rows`update team_order_events set by_name = 'x' where team_order_id = ${id}`).rejects.toThrow();
    await expect(rows`delete from team_order_events where team_order_id = ${id}`).rejects.toThrow();
  });

  it('is an entry of the activity log and an email, where staff move it on', async () => {
    const id = await createTeamOrder(team.user, { needsProof: false });
    await move(id, 'approved');
    const [entry] = await rows`select before, after, actor_name from activity_log where subject_id = ${id}`;
    expect(entry).toEqual({
      before: { status: 'pending' },
      after: { status: 'approved' },
      actor_name: 'The administrator',
    });
    const sent = await rows`select "to", data ->> 'news' as news from mail_messages where data ->> 'orderId' = ${id}`;
    const news = 'It is now: Approved.\n\nThe invoice for your order is attached.';
    expect(sent).toEqual([{ to: 'manager@proofs.test', news }]);
  });
});
