import { afterAll, expect, it } from 'vitest';
import { listShipments } from '@/data/shipments';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { teamOrder } from '@/domain/orders/order-ref';
import type { ProofedLine } from '@/domain/orders/proof';
import { storeTeamOrder, type StoredTeamOrder } from '@/domain/teams/stored-team-order';
import { localRequest } from '@/lib/payload';
import { down, up } from '@/migrations/20261128_225442_lines_of_teams';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { approvalHash } from '@/modules/proofs/approval';
import { api } from '../setup/http';
import { createProduct, createStaff, createTeam, rows, shop, unique } from '../setup/shop';
import { createArtwork, linesIn } from '../setup/team-orders';

afterAll(async () => (await shop()).destroy());

const migrate = async (step: typeof up) => {
  const payload = await shop();
  await step({ db: payload.db.drizzle, payload } as unknown as Parameters<typeof up>[0]);
};

it('an order from before lines were stored is whole after it, and before it again', async () => {
  const { user: team } = await createTeam();
  const { token } = await createStaff('administrator');
  const { id: product } = await createProduct();
  const crest = await createArtwork(team, 'Crest');
  const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');
  const { hash } = await storeKitDocument(await localRequest(await shop()), kit);
  const stored: StoredTeamOrder = {
    items: [
      {
        ...{ product_id: product, product_name: 'Team Set', sku: 'SET-1', color: null, customized: true },
        kit: { hash, name: 'Riverside home', garment: 'football-shirt' },
        ...{
          quantities: { S: 1, XL: 2 },
          unit_price: 30,
          size_prices: { XL: 32.5 },
          total_quantity: 3,
          total_price: 95,
        },
        ...{ tax_rates: { S: 0, XL: 20 }, parts: ['Shirt', 'Shorts'] },
        players: [
          { member_id: 'm1', squad: 'U12', name: 'Abi Carter', name_on_back: 'CARTER', number: '00', size: 'XL' },
          { name: 'Łucja Żak', name_on_back: '', number: 7, size: 'S', sizes: { Shorts: 'M' } },
          { name: 'Bo', name_on_back: 'BO', number: null, size: 'XL' },
        ],
      },
      {
        ...{ id: 'socks', product_id: product, product_name: 'Socks', sku: 'SCK', color: 'Red', customized: false },
        ...{ quantities: { ONE: 4 }, unit_price: 5.5, total_quantity: 4, total_price: 22, players: [] },
        prints: [{ asset_id: crest, name: 'Crest', place: 'back' }],
      },
    ],
    discounts: [{ product_name: 'Socks', color: 'Red', quantity: 4, percent_off: 10, amount: 2.2 }],
  };
  await migrate(down);
  const [order] = await rows<{ id: string; revision: string }>(
    `insert into team_orders (team_id, order_number, status, total_amount, total_items, needs_proof, order_data)
     values ($1, $2, 'in_production', 114.8, 7, true, $3) returning id, revision`,
    [team.id, unique('ORD'), JSON.stringify(stored)],
  );
  // Older than prices and names on the back.
  const [old] = await rows<{ id: string }>(
    `insert into team_orders (team_id, order_number, status, total_amount, total_items, order_data)
     values ($1, $2, 'delivered', 10, 2, $3) returning id`,
    [
      ...[team.id, unique('ORD')],
      JSON.stringify({
        items: [
          {
            product_id: 'gone',
            product_name: 'Cap',
            color: 'Red',
            quantities: { Medium: 2 },
            players: [{ name: 'Jo' }],
          },
        ],
      }),
    ],
  );
  const [shipment] = await rows<{ id: string }>(
    `insert into shipments (team_order_id, number, by_name) values ($1, 1, 'Alex') returning id`,
    [order!.id],
  );
  await rows(
    `insert into shipment_pieces (id, _order, _parent_id, line, quantity)
     values (gen_random_uuid(), 1, $1, '0:XL', 2), (gen_random_uuid(), 2, $1, 'socks:ONE', 1)`,
    [shipment!.id],
  );
  await migrate(up);

  const whole = await linesIn(order!.id);
  const [set] = stored.items!;
  expect(storeTeamOrder(whole)).toEqual({ ...stored, items: [{ id: '0', ...set }, stored.items![1]] });
  const [after] = await rows(
    `select revision, team_order_id from team_orders o join order_items i on i.team_order_id = o.id where o.id = $1 limit 1`,
    [order!.id],
  );
  expect(after).toMatchObject({ revision: order!.revision });
  const ofBefore: Omit<ProofedLine, 'players'>[] = [
    { sku: 'SET-1', color: null, kit: { hash }, quantities: { S: 1, XL: 2 } },
    { sku: 'SCK', color: 'Red', quantities: { ONE: 4 }, prints: [{ assetId: crest, place: 'back' }] },
  ];
  const players = set!.players!.map(({ name_on_back: nameOnBack, name, number, size, sizes }) => ({
    ...{ name, nameOnBack, number, size },
    ...(sizes && { sizes }),
  }));
  expect(approvalHash('f', whole.items)).toBe(
    approvalHash('f', [
      { ...ofBefore[0]!, players },
      { ...ofBefore[1]!, players: [] },
    ]),
  );
  expect((await listShipments(await shop(), teamOrder(order!.id)))[0]?.pieces).toMatchObject([
    { line: '0:XL', quantity: 2, productName: 'Team Set', color: 'Riverside home', sizeLabel: 'X-Large' },
    { line: 'socks:ONE', quantity: 1, productName: 'Socks', color: 'Red', sizeLabel: null },
  ]);
  const read = await api<{ orderData: StoredTeamOrder }>('GET', `/api/team-orders/${old!.id}`, { token });
  expect(read.body.orderData.items).toMatchObject([
    { product_id: '', product_name: 'Cap', quantities: { Medium: 2 }, total_quantity: 2, players: [{ name: 'Jo' }] },
  ]);

  await migrate(down);
  const [again] = await rows<{ data: StoredTeamOrder }>('select order_data as data from team_orders where id = $1', [
    order!.id,
  ]);
  expect(again?.data).toMatchObject({
    items: [
      { id: '0', quantities: { S: 1, XL: 2 }, size_prices: { XL: 32.5 }, players: set!.players! },
      stored.items![1]!,
    ],
    discounts: stored.discounts!,
  });
  await migrate(up);
  expect(await linesIn(order!.id)).toEqual(whole);
});
