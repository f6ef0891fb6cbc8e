import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { invoicesCsv } from '@/areas/back-office/invoices/invoice-endpoints';
import { orderDocuments } from '@/areas/back-office/orders/documents/document-routes';
import { orderExport } from '@/areas/back-office/orders/export/order-export-endpoint';
import { createShipment } from '@/modules/despatch/create-shipment';
import { designsOf, designText, matricesOf } from '@/modules/orders/documents/designs';
import { isPrinted, printRows } from '@/modules/orders/documents/player-list';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { teamDocument } from '@/modules/team/documents/team-document';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, createTeam, rows, payload } from '../setup/shop';
import { pdfText } from '../setup/pdf-text';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';

const alex = await createStaff('administrator');
const editor = await createStaff('content_manager');
const team = await createTeam({
  teamName: 'Northside',
  contactPerson: 'Priya Nair',
});
const skirt = teamOrderItem({
  productName: 'Skirt',
  players: [],
  quantities: { L: 4 },
  totalQuantity: 4,
});
const id = await createTeamOrder(team.user, {
  data: teamOrderData(teamOrderItem({ quantities: { S: 1, M: 3 } }), skirt),
});
const [order] = await rows<{ number: string }>`update team_orders set status = 'in_production' where id = ${id}
  returning order_number as number`;
const orderNumber = order?.number ?? '';

async function ask(document: Exclude<keyof typeof orderDocuments.team, 'invoice'>, orderId = id, shipmentId = '') {
  const params = Promise.resolve({ id: orderId, shipmentId });
  const answer = await orderDocuments.team[document](new Request('http://shop.test/'), { params });
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const pages = text.startsWith('%PDF-') ? text.match(/\/Type \/Page\b(?!s)/g)?.length : undefined;
  return {
    status: answer.status,
    pages,
    name: /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1],
  };
}

it('tell who makes and packs a team’s order its pieces, with the players that they are for', async () => {
  const order = (await loadTeamOrder({ payload, id })) ?? expect.fail('There is no such order.');
  const { columns, orderItems } = await teamDocument((await asStaff(alex.user)).req, order);
  expect(columns[0]?.lines).toEqual(expect.arrayContaining(['Northside', 'Priya Nair']));
  expect(matricesOf(orderItems)).toMatchObject([
    {
      productName: 'Velocity Netball Dress',
      sizes: ['Small', 'Medium'],
      totals: [1, 3],
    },
    { productName: 'Skirt', sizes: ['Large'], totals: [4] },
  ]);
  expect(printRows(designsOf(orderItems)[0]!)).toMatchObject([
    {
      size: 'Small',
      number: '1',
      name: 'CARTER',
      person: 'Abi Carter',
      pieces: 1,
    },
    {
      size: 'Medium',
      number: '2',
      name: 'ŻAK',
      person: 'Łucja Żak',
      pieces: 1,
    },
    { size: 'Medium', number: '', pieces: 2 },
  ]);
});

it('make a set part by part, in the sizes that its players gave or the roster has', async () => {
  const parts = [
    { name: 'Shirt', worn: 'sizePreference', sizes: [] },
    { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'M', 'L'] },
  ];
  const set = await createProduct({ name: 'Full Kit', stock: { S: 0, M: 0 }, parts });
  const player = { name: 'Abi Carter', nameOnBack: 'CARTER', number: 7, size: 'M' };
  const asking = (sizes: object) => ({
    token: team.token,
    headers: { 'Idempotency-Key': randomUUID() },
    body: { items: [{ product: set.id, color: 'Red', players: [{ ...player, sizes }], extras: { S: 2 } }] },
  });
  const refused = await api('POST', '/api/team/orders', asking({ Shorts: 'XXL' }));
  expect(refused.body).toMatchObject({
    fieldErrors: { 'items.0.players.0.sizes.Shorts': ['Shorts: not made in 2X-Large.'] },
  });
  const { body } = await api<{ id: string; orderNumber: string }>(
    'POST',
    '/api/team/orders',
    asking({ Shorts: 'Large' }),
  );
  const order = (await loadTeamOrder({ payload, id: body.id })) ?? expect.fail('There is no such order.');
  const { orderItems } = await teamDocument((await asStaff(alex.user)).req, order);
  expect(matricesOf(orderItems).map(({ productName, sizes, totals }) => [productName, sizes, totals])).toEqual([
    ['Full Kit, Shirt', ['Small', 'Medium'], [2, 1]],
    ['Full Kit, Shorts', ['Small', 'Large'], [2, 1]],
  ]);
  expect(designsOf(orderItems).flatMap(printRows)).toMatchObject([
    { size: 'Small', pieces: 2 },
    { size: 'Medium', number: '7', person: 'Abi Carter', partSizes: 'Shorts Large' },
  ]);
  signIn(alex.token);
  const pieces = await orderExport(new Request(`http://shop.test/?kind=team&rows=pieces&search=${body.orderNumber}`));
  expect(Papa.parse<string[]>(await pieces.text(), { skipEmptyLines: true }).data.map((row) => row.slice(10))).toEqual([
    ['Part', 'Size', 'Pieces', 'Player', 'Name on the back', 'Number', 'Squad'],
    ['Shirt', 'Small', '2', '', '', '', ''],
    ['Shirt', 'Medium', '1', 'Abi Carter', 'CARTER', '7', ''],
    ['Shorts', 'Small', '2', '', '', '', ''],
    ['Shorts', 'Large', '1', 'Abi Carter', '', '', ''],
  ]);
  expect(await ask('productionSheet', body.id)).toMatchObject({ status: 200, pages: 2 });
});

it('say where a team’s order goes, how, by when, and what its books call it', async () => {
  const orderId = await createTeamOrder(team.user);
  await rows`update team_orders set shipping_address_line1 = '1 High Street', shipping_address_city = 'Leeds',
    shipping_address_postcode = 'LS1 4AP', shipping_address_country = 'GB', delivery_method = 'standard',
    delivery_name = 'Standard', delivery_is_collection = false, delivery_days = 3, delivery_from = now(),
    promised_date = '2026-12-04', needed_by = '2026-12-11', purchase_order = 'PO-77' where id = ${orderId}`;
  const order = (await loadTeamOrder({ payload, id: orderId })) ?? expect.fail('There is no such order.');
  signIn(alex.token);
  const parcels = await orderExport(
    new Request(`http://shop.test/?kind=team&rows=shipstation&search=${order.orderNumber}`),
  );
  expect(await parcels.text()).toContain(`,1 High Street,,Leeds,,LS1 4AP,GB,`);
  const { columns, promise } = await teamDocument((await asStaff(alex.user)).req, order);
  expect(columns[1]).toEqual({
    label: 'Deliver to',
    lines: ['Northside', 'Priya Nair', '1 High Street', 'Leeds LS1 4AP', 'United Kingdom'],
  });
  expect(promise.map(({ label, value }) => [label, value])).toEqual([
    ['Delivery', 'Standard'],
    ['Promised date', 'Fri, 4 Dec 2026'],
    ['Needed by', 'Fri, 11 Dec 2026'],
    ['Purchase order', 'PO-77'],
  ]);
});

it('tell lines with different logos apart where they are printed and packed, and count them together', async () => {
  const bag = { productName: 'Bag', sku: 'B-1', color: null, players: [], quantities: { ONE: 2 }, totalQuantity: 2 };
  const print = { assetId: '0b5c2b56-6a0e-4d0c-9a5e-2f4b8f1f7a11', name: 'Crest', place: 'bag-front' } as const;
  const orderId = await createTeamOrder(team.user, {
    data: teamOrderData(teamOrderItem(bag), teamOrderItem({ ...bag, prints: [print] })),
  });
  const order = (await loadTeamOrder({ payload, id: orderId })) ?? expect.fail('There is no such order.');
  const { orderItems } = await teamDocument((await asStaff(alex.user)).req, order);
  expect(designsOf(orderItems).map((design) => [designText(design), isPrinted(design)])).toEqual([
    ['Bag', false],
    ['Bag, “Crest” (bag front)', true],
  ]);
  expect(matricesOf(orderItems)).toMatchObject([{ productName: 'Bag', rows: [{ total: 4 }], total: 4 }]);
  signIn(alex.token);
  expect(await ask('productionSheet', orderId)).toMatchObject({ status: 200, pages: 2 });
});

it('are PDFs, of the whole order or of one shipment', async () => {
  signIn(alex.token);
  expect(await ask('productionSheet')).toEqual({
    status: 200,
    pages: 2,
    name: `production-sheet-${orderNumber}.pdf`,
  });
  expect(await ask('packingSlip')).toEqual({
    status: 200,
    pages: 1,
    name: `packing-slip-${orderNumber}.pdf`,
  });
  const shipment = await createShipment({
    ...(await asStaff(alex.user)),
    ...{ kind: 'team', orderId: id, pieces: [{ line: '0:M', quantity: 2 }] },
    tracking: { carrier: null, trackingNumber: null, trackingUrl: null },
  });
  const { shipmentId } = shipment.ok ? shipment : expect.fail(shipment.message);
  const slip = await ask('shipmentSlip', id, shipmentId);
  expect(slip).toEqual({
    status: 200,
    pages: 1,
    name: `packing-slip-${orderNumber}-1.pdf`,
  });
  const other = await createTeamOrder(team.user);
  expect((await ask('shipmentSlip', other, shipmentId)).status).toBe(404);
  for (const unknown of ['b4a3c6de-0000-4000-8000-000000000000', 'one'])
    expect((await ask('packingSlip', unknown)).status, unknown).toBe(404);
});

it('name on a packing slip each piece of a size by number and name, and whom it is for', async () => {
  signIn(alex.token);
  const params = Promise.resolve({ id, shipmentId: '' });
  const answer = await orderDocuments.team.packingSlip(new Request('http://shop.test/'), { params });
  const slip = await pdfText(new Uint8Array(await answer.arrayBuffer()));
  expect(slip).toMatch(/Small 1 CARTER Abi Carter 1 Medium 2 .{12,20} 1 Medium No name or number 2 Skirt.* Large 4/);
});

it('are for staff who may read orders alone', async () => {
  for (const document of ['productionSheet', 'packingSlip', 'shipmentSlip'] as const) {
    signIn();
    expect((await ask(document)).status, document).toBe(401);
    signIn(team.token, 'teams');
    expect((await ask(document)).status, document).toBe(401);
    signIn(editor.token);
    expect((await ask(document)).status, document).toBe(403);
  }
});

it('are exported across orders, a row for each or for each name and size, to administrators alone', async () => {
  const read = async (query: string, serve = orderExport) => {
    const answer = await serve(new Request(`http://shop.test/export.csv?kind=team&${query}`));
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    return {
      status: answer.status,
      lines: text
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    };
  };
  signIn(alex.token);
  const { lines: orders } = await read(`rows=orders&search=${orderNumber}`);
  expect(orders).toHaveLength(2);
  const { data } = Papa.parse<Record<string, string>>(orders.join('\n'), { delimiter: ',', header: true });
  expect(data).toMatchObject([
    {
      ...{ order_number: orderNumber, status: 'in_production', team: 'Northside', contact: 'Priya Nair', pieces: '3' },
      ...{ currency: 'USD', total_amount: '90.00', paid_amount: '0.00', due_now: '90.00', revenue: '90.00' },
    },
  ]);
  const { lines: pieces } = await read(`rows=pieces&status=in_production&search=${orderNumber}`);
  expect(pieces[0]).toContain('Size,Pieces,Player,Name on the back,Number');
  expect(pieces.filter((line) => line.includes(',Skirt,'))).toEqual([expect.stringMatching(/,Large,4,,,,$/)]);
  expect(pieces.some((line) => /,CARTER,1,$/.test(line))).toBe(true);
  expect((await read(`status=cancelled&search=${orderNumber}`)).lines).toHaveLength(1);
  expect((await read('from=2020-01-01&to=2020-12-31', invoicesCsv)).lines).toEqual([
    expect.stringMatching(/^number,kind,issued_on,due_on,/),
  ]);
  for (const serve of [orderExport, invoicesCsv]) {
    signIn(editor.token);
    expect((await read('rows=orders', serve)).status).toBe(403);
    signIn();
    expect((await read('rows=orders', serve)).status).toBe(401);
    signIn(alex.token);
  }
});
