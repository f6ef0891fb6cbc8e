import { expect, it } from 'vitest';
import { starterKit } from '@/domain/kits/document/starter-kit';
import type { KitElement } from '@/domain/kits/document/kit-document';
import { localRequest } from '@/lib/payload/local-request';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { loadProofChanges } from '@/modules/team/proofs/proof-changes';
import { createStaff, createTeam, payload } from '../setup/shop';
import { createTeamOrder, giveProof, setLines, teamOrderData, teamOrderItem } from '../setup/team-orders';

const staff = await createStaff('production');
const team = await createTeam();
const req = await localRequest(payload);

const home = starterKit('netball-dress', ['#112233', '#ffffff'], 'Home');
const larger = {
  ...home,
  elements: home.elements.map((element): KitElement =>
    element.kind === 'number' ? { ...element, height: 180 } : element,
  ),
};
const hashes = [home, larger].map(async (kit) => (await storeKitDocument(req, kit)).hash);
const [was = '', is = ''] = await Promise.all(hashes);

const players = [
  { name: 'Abi Carter', nameOnBack: 'CARTER', number: 1, size: 'S' },
  { name: 'Łucja Żak', nameOnBack: 'ŻAK', number: 2, size: 'M' },
];
const dress = (hash: string, of: typeof players) =>
  teamOrderData(teamOrderItem({ players: of, kit: { hash, name: 'Home', garment: 'netball-dress' } }));

it('names design and players that changed since the proof before', async () => {
  const order = await createTeamOrder(team.user, { data: dress(was, players) });
  await giveProof(staff.user, order);
  expect(await loadProofChanges(req, order)).toBeUndefined();
  await setLines(order, dress(is, [{ ...players[0], number: 7 } as (typeof players)[number], ...players.slice(1)]));
  await giveProof(staff.user, order);
  const changes = await loadProofChanges(req, order);
  expect(changes).toMatchObject({
    since: 1,
    kits: [{ was, is, sides: [{ garment: 'netball-dress', view: 'back' }] }],
  });
  expect(changes?.texts).toEqual([
    'Velocity Netball Dress, kit “Home”: the design has changed',
    expect.stringMatching(/: no longer Abi Carter, “CARTER”, no. 1, /),
    expect.stringMatching(/: now Abi Carter, “CARTER”, no. 7, /),
    expect.stringMatching(/^“Home”: Netball dress, Number, size: 150 mm high.* → 180 mm high/),
  ]);
});

it('says that a new file shows the same order', async () => {
  const order = await createTeamOrder(team.user, { data: dress(was, players) });
  await giveProof(staff.user, order);
  await giveProof(staff.user, order);
  expect(await loadProofChanges(req, order)).toEqual({ since: 1, texts: [], kits: [] });
});
