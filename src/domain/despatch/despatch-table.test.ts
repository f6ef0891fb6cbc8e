import { NO_CREDIT } from '../orders/order-credit';
import { describe, expect, it } from 'vitest';
import { MAX_DESPATCH_ROWS, planDespatch, readDespatch, type OrderToShip } from './despatch-table';

const HEAD = 'Order number,Carrier,Tracking number,Tracking link';
const rowsOf = (...lines: string[]) => {
  const read = readDespatch([HEAD, ...lines].join('\n'));
  return read.ok ? read.rows : expect.fail(read.message);
};
const faultsOf = (...lines: string[]) => rowsOf(...lines).map(({ fault }) => fault);

describe('a file of tracking numbers', () => {
  it('is read by its headings, in any order and separator', () => {
    const read = readDespatch('Tracking;Courier;Order No.;Weight\nAB1;royal mail;#ord-2026-000001;2');
    expect(read).toEqual({
      ok: true,
      rows: [
        {
          number: 2,
          orderNumber: 'ORD-2026-000001',
          tracking: { carrier: 'Royal Mail', trackingNumber: 'AB1', trackingUrl: null },
        },
      ],
    });
  });

  it('says what is missing or wrong of each row', () => {
    expect(
      faultsOf(
        'ORD-1,DPD,1',
        ',DPD,1',
        'ORD-2,,1',
        'ORD-3,DPD,',
        'ORD-4,DPD,1.5E+12',
        'ORD-5,Van,1,http://x.test',
        'ord-1,DPD,2',
      ),
    ).toEqual([
      undefined,
      'The order number is missing.',
      'Please name the carrier.',
      'Carrier and tracking number are both needed.',
      'A spreadsheet has shortened this number. Format the column as text and enter it again.',
      'Please enter a full https:// address.',
      'Row 2 is about the same order.',
    ]);
  });

  it('is refused as a whole without its columns, without rows, with too many', () => {
    expect(readDespatch('Order number,Carrier\nORD-1,DPD')).toMatchObject({ ok: false });
    expect(readDespatch('Order,Order number,Carrier,Tracking\nA,B,C,D')).toMatchObject({
      ok: false,
      message: 'The column “Order number” appears twice.',
    });
    expect(readDespatch(HEAD)).toMatchObject({ ok: false, message: 'The file has headings but no rows.' });
    const many = Array.from({ length: MAX_DESPATCH_ROWS + 1 }, (_, index) => `ORD-${index},DPD,1`);
    expect(readDespatch([HEAD, ...many].join('\n'))).toMatchObject({ ok: false });
  });
});

describe('what a row does', () => {
  const order = {
    kind: 'shop',
    id: 'o',
    orderNumber: 'ORD-1',
    revision: 4,
    status: 'processing',
    awaitsConfirmation: false,
    customer: 'Ada Byron',
    open: 3,
    ...{ currency: 'USD', totalAmount: 50, paidAmount: 0, depositPercent: 0, ...NO_CREDIT },
    shipments: [],
  } satisfies OrderToShip;
  const shipment = { id: 's', number: 1, carrier: null, trackingNumber: null, trackingUrl: null };
  const plan = (change: object) =>
    planDespatch(rowsOf('ORD-1,DPD,1'), [{ ...order, ...change }])[0] ?? expect.fail('No row');

  it('ships what is left', () => {
    expect(plan({})).toMatchObject({
      kind: 'ship',
      orderKind: 'shop',
      orderId: 'o',
      revision: 4,
      pieces: 3,
      isRest: false,
    });
    expect(plan({ shipments: [shipment] })).toMatchObject({ kind: 'ship', isRest: true });
    const ofTeam = { kind: 'team', status: 'in_production' };
    expect(plan(ofTeam)).toMatchObject({ kind: 'ship', orderKind: 'team', pieces: 3 });
    expect(plan({ ...ofTeam, status: 'approved' })).toMatchObject({ kind: 'refused' });
  });

  it('says what was to be paid before', () => {
    expect(plan({})).toMatchObject({ unpaid: 0 });
    expect(plan({ depositPercent: 30, paidAmount: 15 })).toMatchObject({ kind: 'ship', unpaid: 3500 });
  });

  it('gives the one shipment without a number its tracking, once everything is shipped', () => {
    const shipped = { open: 0, status: 'shipped' as const };
    expect(plan({ ...shipped, shipments: [shipment] })).toMatchObject({ kind: 'track', shipmentId: 's', shipment: 1 });
    expect(plan({ ...shipped, shipments: [shipment, { ...shipment, number: 2 }] }).kind).toBe('refused');
    expect(plan({ ...shipped, shipments: [{ ...shipment, carrier: 'DPD', trackingNumber: '2' }] })).toMatchObject({
      kind: 'refused',
      message: 'Everything of this order is shipped already.',
    });
  });

  it('changes nothing the second time', () => {
    const tracked = { ...shipment, number: 2, carrier: 'DPD', trackingNumber: '1' };
    expect(plan({ status: 'delivered', shipments: [tracked] })).toMatchObject({ kind: 'unchanged', shipment: 2 });
  });

  it('is refused for an order that is unknown, cancelled, delivered or not confirmed', () => {
    expect(planDespatch(rowsOf('ORD-9,DPD,1'), [order])[0]).toMatchObject({
      kind: 'refused',
      message: 'There is no order with this number.',
    });
    expect(plan({ status: 'cancelled' })).toMatchObject({ kind: 'refused', message: 'This order is cancelled.' });
    expect(plan({ status: 'delivered' }).kind).toBe('refused');
    expect(plan({ awaitsConfirmation: true }).kind).toBe('refused');
  });
});
