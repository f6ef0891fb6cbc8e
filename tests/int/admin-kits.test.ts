import { describe, expect, it } from 'vitest';
import { listKits, loadKit } from '@/areas/back-office/kits/data';
import { parseKitFilters } from '@/areas/back-office/kits/kit-filters';
import type { NewDesignView } from '@/domain/kits/designs/design-view';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { newAddress } from '../setup/address';
import { api, type Call } from '../setup/http';
import { createProduct, createTeam, placed, rows, payload } from '../setup/shop';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';

const ask = <Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, call: Call = {}) =>
  api<Body>(method, `/api/kits/designs${path}`, { address: newAddress(), ...call });
const create = async (name: string, call: Call = {}) => {
  const document = starterKit('netball-dress', ['#1e3a8a', '#ffffff'], name);
  return (await ask<NewDesignView>('POST', '', { ...call, body: { document } })).body;
};
const namesOf = async (query = '', limit = 20, offset = 0) => {
  const filters = parseKitFilters(new URLSearchParams(query));
  const { rows: found, matching } = await listKits({ payload, filters, limit, offset });
  return [found.map(({ name }) => name), matching];
};

const team = await createTeam({ teamName: 'Northside Netball' });
const ofTeam = await create('Home dress', { token: team.token });
const ofVisitor = await create('Cup kit');
await rows`update kit_designs set email = 'ada@visitor.test' where id = ${ofVisitor.id}`;
const deleted = await create('Deleted');
await ask('DELETE', `/${deleted.id}`, { headers: { 'X-Design-Key': String(deleted.key) } });

describe('the saved designs, for staff', () => {
  it('are listed by when they changed, searched, and narrowed to teams or visitors', async () => {
    expect(await namesOf()).toEqual([['Cup kit', 'Home dress'], 2]);
    expect(await namesOf('', 1, 1)).toEqual([['Home dress'], 2]);
    expect(await namesOf('search=northside+dress')).toEqual([['Home dress'], 1]);
    expect(await namesOf('search=ada@visitor')).toEqual([['Cup kit'], 1]);
    expect(await namesOf('search=nobody')).toEqual([[], 0]);
    expect(await namesOf('owner=teams')).toEqual([['Home dress'], 1]);
    expect(await namesOf('owner=visitors')).toEqual([['Cup kit'], 1]);
  });

  it('tell who has ordered them, in the state they were in then', async () => {
    expect(await namesOf('use=ordered')).toEqual([[], 0]);
    const { id, orderNumber } = await placed({ product: (await createProduct()).id, quantity: 1 });
    await rows`update order_items set kit_document_id = (select document_id from kit_designs where id = ${ofVisitor.id})
      where _parent_id = ${id}`;
    const made = { hash: ofTeam.revision, name: 'Home dress', garment: 'netball-dress' as const };
    const theirs = await createTeamOrder(team.user, { data: teamOrderData(teamOrderItem({ color: null, kit: made })) });
    const [{ ofTheirs } = { ofTheirs: '' }] = await rows<{ ofTheirs: string }>`select order_number as "ofTheirs"
      from team_orders where id = ${theirs}`;
    const document = starterKit('netball-dress', ['#0f5f2e', '#ffffff'], 'Cup kit, green');
    await rows`update kit_design_versions set created_at = created_at - interval '1 hour'
      where design_id = ${ofVisitor.id}`;
    const headers = { 'X-Design-Key': String(ofVisitor.key) };
    await ask('PUT', `/${ofVisitor.id}`, { headers, body: { document, revision: ofVisitor.revision } });
    expect(await namesOf('use=ordered')).toEqual([['Cup kit, green', 'Home dress'], 2]);
    expect(await namesOf('use=open')).toEqual([[], 0]);
    expect((await loadKit(payload, ofVisitor.id))?.orders).toMatchObject([{ id, orderNumber, isTeams: false }]);
    expect((await loadKit(payload, ofTeam.id))?.orders).toMatchObject([{ orderNumber: ofTheirs, isTeams: true }]);
  });

  it('are shown with comments and versions, and none where there is none', async () => {
    const token = ofTeam.sharePath.split('/').at(-1);
    await api('POST', `/api/kits/shared/${token}/comments`, {
      address: newAddress(),
      body: { author: 'Bea', text: 'More blue' },
    });
    const kit = await loadKit(payload, ofTeam.id);
    expect(kit).toMatchObject({
      name: 'Home dress',
      teamName: 'Northside Netball',
      teamId: team.user.id,
      revision: ofTeam.revision,
      document: ofTeam.document,
      comments: [{ author: 'Bea', text: 'More blue' }],
      versions: [{ name: 'Home dress', revision: ofTeam.revision, savedBy: 'Northside Netball', isAutosave: false }],
    });
    expect(JSON.stringify(kit)).not.toMatch(/editKey/i);
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(await loadKit(payload, id)).toBeUndefined();
  });
});
