import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anonymiseTeam } from '@/areas/back-office/teams/privacy/anonymise-team';
import { exportTeamData } from '@/areas/back-office/teams/privacy/data/team-record';
import { erasePlayer } from '@/areas/back-office/teams/privacy/erase-player';
import { starterKit } from '@/domain/kits/document/starter-kit';
import type { Team } from '@/payload-types';
import { api } from '../setup/http';
import {
  actionsOn,
  asStaff,
  createPerson,
  createStaff,
  createTeam,
  rows,
  payload,
  tablesWith,
  type Signed,
} from '../setup/shop';
import { printedFor } from '@/domain/teams/team-order';
import { createArtwork, createTeamOrder, giveProof, linesIn, teamOrderData, teamOrderItem } from '../setup/team-orders';

const staff = await createStaff('administrator', { fullName: 'Jo Price' });

const newWord = () => `q${randomUUID().slice(0, 8)}`;

async function addPlayer(team: Signed<Team>, name: string): Promise<string> {
  const { body } = await api<{ player: { id: string } }>('POST', '/api/team/members', {
    token: team.token,
    body: { name, email: `${name.replace(/\W/g, '').toLowerCase()}@family.test`, sizePreference: 'M' },
  });
  return body.player.id;
}

async function orderFor(team: Signed<Team>, players: { id: string; name: string }[], status = 'delivered') {
  const pieces = players.map(({ id, name }, at) => ({
    memberId: id,
    name,
    nameOnBack: `${name.slice(0, 1)} ${name.split(' ').at(-1)}`,
    number: at,
    size: 'M',
  }));
  const packed = pieces.map(printedFor);
  const data = teamOrderData(
    teamOrderItem({ quantities: { M: players.length }, totalQuantity: players.length, players: pieces }),
  );
  const order = await createTeamOrder(team.user, { data });
  await giveProof(staff.user, order);
  const says = players.map(({ name }) => `now ${name}`).join('; ');
  await rows`insert into team_order_events (team_order_id, team_id, type, by_name, by_staff, comment)
    select id, team_id, 'edited', ${team.user.contactPerson ?? 'The manager'}, false, ${says} from team_orders
    where id = ${order}`;
  await rows`insert into order_notes (team_order_id, text, by_name) values (${order}, ${says}, 'Jo Price')`;
  const [shipment] = await rows<{ id: string }>`insert into shipments (team_order_id, number, by_name)
    values (${order}, 1, 'Jo Price') returning id`;
  await rows`insert into shipment_pieces (_order, _parent_id, id, line, quantity, players)
    values (1, ${shipment?.id}, ${randomUUID()}, '0:M', ${players.length}, ${JSON.stringify(packed)})`;
  await rows`update team_orders set status = ${status}::enum_team_orders_status, notes = ${says} where id = ${order}`;
  return order;
}

async function askSizes(team: Signed<Team>): Promise<void> {
  const deadline = new Date(Date.now() + 86_400_000).toISOString();
  const opened = await api<{ id: string }>('POST', '/api/team/size-requests', {
    token: team.token,
    body: { title: 'Autumn kit', deadline },
  });
  expect(opened.status).toBe(201);
  const sent = await api('POST', `/api/team/size-requests/${opened.body.id}/send`, { token: team.token, body: {} });
  expect(sent.status).toBe(200);
}

const linesOf = async (order: string) => (await linesIn(order)).items[0];
const proofsOf = async (order: string) => rows`select 1 from team_order_proofs where team_order_id = ${order}`;

describe('the data of a team', () => {
  it('is exported with its players, and is removed everywhere', async () => {
    const word = newWord();
    const team = await createTeam({
      ...{
        teamName: `${word} Rovers`,
        contactPerson: `Ada ${word}`,
        email: `${word}@club.test`,
        phone: `07700 ${word}`,
      },
    });
    await createPerson(team.user, 'coach', { fullName: `Coach ${word}` });
    const players = [`Tom ${word}`, `Bea ${word}`];
    const ids = await Promise.all(players.map((name) => addPlayer(team, name)));
    const named = players.map((name, at) => ({ name, id: ids[at] ?? '' }));
    const order = await orderFor(team, named);
    const sums = await rows`select order_number, total_amount, status from team_orders where id = ${order}`;
    await askSizes(team);
    await createArtwork(team.user, `${word} crest`);
    const { body: design } = await api<{ id: string; revision: string }>('POST', '/api/kits/designs', {
      token: team.token,
      body: { document: starterKit('football-shirt', ['#1e3a8a', '#ffffff'], `${word} home`) },
    });
    const renamed = {
      document: starterKit('football-shirt', ['#1e3a8a', '#ffffff'], `${word} away`),
      revision: design.revision,
      keep: true,
    };
    await api('PUT', `/api/kits/designs/${design.id}`, { token: team.token, body: renamed });
    const draft = { version: 0, draft: { items: [], notes: `For ${word}` } };
    await api('PUT', '/api/team/draft', { token: team.token, body: draft });

    const exported = await exportTeamData(payload, team.user.id);
    expect(exported).toMatchObject({
      kitDesigns: [{ versions: expect.arrayContaining([expect.objectContaining({ name: `${word} home` })]) }],
    });
    const data = JSON.stringify(exported);
    for (const kept of [
      ...players,
      `${word} Rovers`,
      `Coach ${word}`,
      `now Tom ${word}`,
      `tom${word}@family.test`,
      `${word} away`,
    ])
      expect(data).toContain(kept);
    expect(await tablesWith(word)).toEqual(
      expect.arrayContaining(['team_profiles', 'team_people', 'team_members', 'team_orders', 'shipment_pieces']),
    );

    const context = await asStaff(staff.user);
    expect(await anonymiseTeam({ ...context, id: team.user.id })).toEqual({ ok: true, orders: 1 });
    expect(await tablesWith(word)).toEqual([]);
    expect(await rows`select order_number, total_amount, status from team_orders where id = ${order}`).toEqual(sums);
    expect(await linesOf(order)).toMatchObject({ quantities: { M: 2 }, totalQuantity: 2, players: [] });
    expect(await proofsOf(order)).toEqual([]);
    expect(await actionsOn(team.user.id)).toContain('team.anonymised');
    expect(await anonymiseTeam({ ...context, id: team.user.id })).toMatchObject({ code: 'refused' });
    expect((await api('GET', '/api/team/members/export', { token: team.token })).status).toBe(401);
  });

  it('stays while an order is under way, and is not removed without permission to change teams', async () => {
    const team = await createTeam();
    const tom = await addPlayer(team, 'Tom Smith');
    const order = await orderFor(team, [{ id: tom, name: 'Tom Smith' }], 'in_production');
    const context = await asStaff(staff.user);
    expect(await anonymiseTeam({ ...context, id: team.user.id })).toMatchObject({ ok: false, code: 'in_use' });
    expect(await erasePlayer({ ...context, id: team.user.id, memberId: tom })).toMatchObject({ code: 'in_use' });
    const editor = await asStaff((await createStaff('content_manager')).user);
    expect(await anonymiseTeam({ ...editor, id: team.user.id })).toMatchObject({ code: 'forbidden' });
    expect(await erasePlayer({ ...editor, id: team.user.id, memberId: tom })).toMatchObject({ code: 'forbidden' });
    expect(await linesOf(order)).toMatchObject({ players: [{ name: 'Tom Smith' }] });
  });
});

it('removes one child from lines, parcels, history, size links and proofs, and nobody else', async () => {
  const [word, other] = [newWord(), newWord()];
  const team = await createTeam({ email: 'manager@children.test' });
  const [tom, bea] = [await addPlayer(team, `Tom ${word}`), await addPlayer(team, `Bea ${other}`)];
  const both = [
    { id: tom, name: `Tom ${word}` },
    { id: bea, name: `Bea ${other}` },
  ];
  const order = await orderFor(team, both);
  const elsewhere = await orderFor(team, both.slice(1));
  await askSizes(team);
  const context = await asStaff(staff.user);
  const stranger = await createTeam();
  expect(await erasePlayer({ ...context, id: stranger.user.id, memberId: tom })).toMatchObject({ code: 'not_found' });
  expect(await erasePlayer({ ...context, id: team.user.id, memberId: tom })).toEqual({ ok: true, orders: 1 });
  expect(await tablesWith(word)).toEqual([]);
  expect(await linesOf(order)).toMatchObject({ quantities: { M: 2 }, players: [{ name: `Bea ${other}` }] });
  expect([(await proofsOf(order)).length, (await proofsOf(elsewhere)).length]).toEqual([0, 1]);
  expect(await linesOf(elsewhere)).toMatchObject({ players: [{ name: `Bea ${other}` }] });
  expect(await tablesWith(other)).toEqual(expect.arrayContaining(['team_members', 'team_orders', 'shipment_pieces']));
});

it('keeps history from being changed in any other way', async () => {
  const team = await createTeam();
  const order = await orderFor(team, [{ id: randomUUID(), name: 'Tom Smith' }]);
  const refused = 'Entries of team_order_events are never changed or removed.';
  for (const change of [`set comment = 'other'`, `set by_name = 'Someone'`, `set type = 'submitted', comment = null`])
    await expect(rows(`update team_order_events ${change} where team_order_id = $1`, order)).rejects.toThrow(refused);
  await expect(rows`delete from team_order_events where team_order_id = ${order}`).rejects.toThrow(refused);
});
