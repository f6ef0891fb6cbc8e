import { describe, expect, it } from 'vitest';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { localRequest } from '@/lib/payload/local-request';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { api } from '../setup/http';
import { actionsOn, createPerson, createStaff, createTeam, payload, rows } from '../setup/shop';
import { createTeamOrder, giveProof, teamOrderData, teamOrderItem } from '../setup/team-orders';
import { writeEmail } from '../setup/written-email';

type Pin = {
  number: number;
  isResolved: boolean;
  page: { id: string; title: string };
  notes: { author: string | null; byStaff: boolean; text: string }[];
};
type Pins = { pages: { id: string; title: string; picture?: string }[]; pins: Pin[] };

const staff = await createStaff('production', { fullName: 'Sam of the shop' });
const seller = await createStaff('warehouse');
const team = await createTeam({ teamName: 'Pin Rovers', email: 'manager@pins.test', contactPerson: 'Ada' });
const treasurer = await createPerson(team.user, 'treasurer');
const other = await createTeam();

async function proofed(team_ = team, kit?: Parameters<typeof teamOrderItem>[0]) {
  const order = await createTeamOrder(team_.user, kit && { data: teamOrderData(teamOrderItem(kit)) });
  expect(await giveProof(staff.user, order)).toMatchObject({ ok: true });
  return { order, proof: await newestProof(order) };
}

async function newestProof(order: string): Promise<string> {
  const [proof] = await rows<{ id: string }>`select id from team_order_proofs where team_order_id = ${order}
    order by version desc limit 1`;
  return String(proof?.id);
}

type Place = { order: string; proof: string };

const ofTeam = ({ order, proof }: Place) => `/api/team/orders/${order}/proofs/${proof}/pins`;
const ofStaff = ({ order, proof }: Place) => `/api/team-orders/${order}/proofs/${proof}/pins`;
const pin = { page: 'file', x: 0.25, y: 0.5, text: 'Bigger numbers' };

const pins = async (place: Place) => (await api<Pins>('GET', ofTeam(place), { token: team.token })).body;
const addPin = (place: Place, change: object = {}, token = team.token) =>
  api<Pin>('POST', ofTeam(place), { token, body: { ...pin, ...change } });
const write = (path: string, token: string, text = 'Better now?') => api<Pin>('POST', path, { token, body: { text } });
const decide = ({ order, proof }: Place, answer: object) =>
  api('POST', `/api/team/orders/${order}/proof`, { token: team.token, body: { proofId: proof, ...answer } });

describe('a pin on a proof', () => {
  it('is set by the team, answered and resolved by staff, and opened again by the team’s answer', async () => {
    const place = await proofed();
    const { status, body } = await addPin(place);
    expect([status, body]).toMatchObject([201, { number: 1, page: { id: 'file' }, isResolved: false }]);
    expect((await write(`${ofStaff(place)}/1/notes`, staff.token)).status).toBe(201);
    const resolved = await api<Pin>('POST', `${ofStaff(place)}/1/resolve`, { token: staff.token, body: {} });
    expect(resolved.body).toMatchObject({ isResolved: true, notes: [{}, { author: 'Sam of the shop' }] });
    expect((await pins(place)).pins).toMatchObject([
      {
        isResolved: true,
        notes: [
          { author: 'Ada', byStaff: false },
          { author: null, byStaff: true },
        ],
      },
    ]);
    expect((await write(`${ofTeam(place)}/1/notes`, team.token, 'No')).body.isResolved).toBe(false);
    expect(await actionsOn(place.order)).toEqual(
      expect.arrayContaining(['team-order.proof-noted', 'team-order.proof-note-resolved']),
    );
  });

  it('is set by staff, on the side of a kit’s garment', async () => {
    const { hash } = await storeKitDocument(
      await localRequest(payload),
      starterKit('netball-dress', ['#112233'], 'Home'),
    );
    const place = await proofed(team, { kit: { hash, name: 'Home', garment: 'netball-dress' } });
    const { pages } = await pins(place);
    expect(pages.map(({ title }) => title)).toEqual([
      'Proof',
      ...['front', 'back', 'left', 'right'].map((view) => `Home, netball dress, ${view}`),
    ]);
    const page = String(pages[2]?.id);
    const set = await api<Pin>('POST', ofStaff(place), { token: staff.token, body: { ...pin, page } });
    expect([set.status, set.body.page]).toEqual([201, { id: page, title: 'Home, netball dress, back' }]);
    expect(pages[2]?.picture).toContain(`/api/kits/pictures/${hash}?garment=netball-dress&view=back`);
  });

  it.each([
    ['another kit’s page', { page: `${'0'.repeat(64)}.netball-dress.front` }],
    ['no place', { x: undefined }],
    ['a place off the page', { y: 1.2 }],
    ['no words', { text: ' ' }],
    ['too many words', { text: 'x'.repeat(1001) }],
  ])('is refused with %s', async (_what, change) => {
    expect((await addPin(await proofed(), change)).status).toBe(422);
  });

  it('is for managers, and staff who may send proofs', async () => {
    const place = await proofed();
    expect((await addPin(place, {}, treasurer.token)).status).toBe(403);
    expect((await api('GET', ofTeam(place), { token: treasurer.token })).status).toBe(200);
    expect((await api('POST', ofStaff(place), { token: seller.token, body: pin })).status).toBe(403);
    expect((await api('POST', ofStaff(place), { token: team.token, body: pin })).status).toBe(401);
  });

  it('belongs to its team', async () => {
    const place = await proofed();
    const theirs = await proofed(other);
    await addPin(place);
    for (const mixed of [place, { ...theirs, proof: place.proof }]) {
      expect((await api('GET', ofTeam(mixed), { token: other.token })).status).toBe(404);
      expect((await addPin(mixed, {}, other.token)).status).toBeGreaterThanOrEqual(404);
      expect((await write(`${ofTeam(mixed)}/1/notes`, other.token)).status).toBeGreaterThanOrEqual(404);
    }
    expect((await pins(place)).pins).toMatchObject([{ notes: [{ text: 'Bigger numbers' }] }]);
  });

  it('is of one version: none on a replaced, approved or cancelled one', async () => {
    const place = await proofed();
    await addPin(place);
    await giveProof(staff.user, place.order);
    expect((await addPin(place)).body).toMatchObject({ code: 'conflict' });
    const next = { ...place, proof: await newestProof(place.order) };
    expect((await pins(next)).pins).toEqual([]);
    expect((await pins(place)).pins).toHaveLength(1);
    await decide(next, { decision: 'approve' });
    expect((await addPin(next)).body).toMatchObject({ code: 'closed' });
    const cancelled = await proofed();
    await rows`update team_orders set status = 'cancelled' where id = ${cancelled.order}`;
    expect((await addPin(cancelled)).body).toMatchObject({ code: 'closed' });
  });

  it('is one of 50, has 29 answers, and a number of its own', async () => {
    const place = await proofed();
    const numbers = await Promise.all(Array.from({ length: 4 }, async () => (await addPin(place)).body.number));
    expect(numbers.sort()).toEqual([1, 2, 3, 4]);
    await rows`insert into proof_pins (proof_id, number, page, page_title, x, y)
      select ${place.proof}, n, 'file', 'Proof', 0, 0 from generate_series(5, 50) n`;
    await rows`insert into proof_pin_notes (pin_id, by_staff, author, text)
      select id, false, 'Ada', 'x' from proof_pins where proof_id = ${place.proof} and number > 4`;
    await rows`insert into proof_pin_notes (pin_id, by_staff, author, text)
      select id, false, 'Ada', 'x' from proof_pins, generate_series(1, 29) where proof_id = ${place.proof} and number = 1`;
    expect((await addPin(place)).body).toMatchObject({ code: 'full' });
    expect((await write(`${ofTeam(place)}/1/notes`, team.token)).body).toMatchObject({ code: 'full' });
    expect((await write(`${ofTeam(place)}/2/notes`, team.token)).status).toBe(201);
    expect((await write(`${ofTeam(place)}/51/notes`, team.token)).status).toBe(404);
  });

  it('is throttled by team', async () => {
    const busy = await createTeam();
    const place = await proofed(busy);
    const statuses: number[] = [];
    for (let times = 0; times < 121; times += 1) statuses.push((await addPin(place, { text: '' }, busy.token)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('an answer to a proof', () => {
  it('gives open pins as the reason for changes, without more words', async () => {
    const place = await proofed();
    expect((await decide(place, { decision: 'changes' })).body).toMatchObject({
      fieldErrors: { comment: ['Say what should be different.'] },
    });
    await addPin(place);
    expect((await decide(place, { decision: 'changes' })).status).toBe(200);
    expect(await rows`select comment from team_order_proofs where id = ${place.proof}`).toEqual([
      { comment: '1. Proof: Bigger numbers' },
    ]);
    expect((await addPin(place)).body).toMatchObject({ code: 'closed' });
    expect((await write(`${ofStaff(place)}/1/notes`, staff.token)).status).toBe(201);
  });

  it('approves with open pins only if it says so', async () => {
    const place = await proofed();
    await addPin(place);
    const refused = await decide(place, { decision: 'approve' });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'open_pins' }]);
    expect((await decide(place, { decision: 'approve', withOpenPins: true })).status).toBe(200);
  });

  it('approves once staff have resolved all pins', async () => {
    const place = await proofed();
    await addPin(place);
    await api('POST', `${ofStaff(place)}/1/resolve`, { token: staff.token, body: {} });
    expect((await decide(place, { decision: 'approve' })).status).toBe(200);
  });
});

describe('the email about pins', () => {
  type Queued = { to: string; data: Record<string, unknown>; wait: number };
  const queued = (order: string) =>
    rows<Queued>`select "to", data, extract(epoch from attempt_after - now())::float8 / 60 as wait from mail_messages
      where template = 'team-proof-notes' and data ->> 'orderId' = ${order} order by created_at`;
  const emailOf = (mail?: Queued) => writeEmail('team-proof-notes', mail?.data ?? {});

  it('gathers them for the other side, at most one in an hour', async () => {
    const place = await proofed();
    await addPin(place);
    await addPin(place, { text: 'No crest' });
    await write(`${ofStaff(place)}/1/notes`, staff.token, 'As you like');
    const [toStaff, toTeam, ...more] = await queued(place.order);
    expect([toStaff?.to, toTeam?.to, more]).toEqual(['supplier', 'manager@pins.test', []]);
    expect(toStaff?.wait).toBeGreaterThan(9);
    const email = await emailOf(toStaff);
    expect(email?.text).toContain('1. Proof: Bigger numbers');
    expect(email?.text).toContain('2. Proof: No crest');
    const answer = await emailOf(toTeam);
    expect(answer?.text).toContain('As you like');
    expect(answer?.text).not.toContain('Sam of the shop');

    await rows`update mail_messages set sent_at = now(), attempt_after = now()
      where template = 'team-proof-notes' and data ->> 'orderId' = ${place.order}`;
    await addPin(place, { text: 'White socks' });
    const later = (await queued(place.order)).at(-1);
    expect(later?.wait).toBeGreaterThan(58);
  });

  it('is left out once the answer to the proof has them', async () => {
    const place = await proofed();
    await addPin(place);
    await decide(place, { decision: 'changes' });
    const [mail] = await queued(place.order);
    expect(await emailOf(mail)).toBeUndefined();
  });
});
