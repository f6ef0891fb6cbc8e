import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, SHOP_ORDERS } from '../orders/order-status';
import { TEAM_ORDER_STATUSES, TEAM_ORDERS } from '../orders/team-order-status';
import {
  countPieces,
  editErrors,
  openPieces,
  packPieces,
  pieceErrors,
  statusOnceShipped,
  statusOnceWithdrawn,
  unshippable,
  type LineToShip,
} from './shipments';
import { forAll } from '../../../tests/setup/for-all';

it('leaves open what is in no shipment', () => {
  const lines = [
    { line: 'a', quantity: 3, shipped: 1 },
    { line: 'b', quantity: 2, shipped: 2 },
  ];
  expect(openPieces(lines)).toEqual([{ line: 'a', quantity: 2, players: [] }]);
});

it('ships orders that are confirmed, and neither cancelled nor delivered', () => {
  const may = ORDER_STATUSES.filter((status) => !unshippable({ kind: 'shop', status, awaitsConfirmation: false }));
  expect(may).toEqual(['pending', 'processing', 'shipped']);
  expect(unshippable({ kind: 'shop', status: 'cancelled', awaitsConfirmation: false })).toBe(
    'This order is cancelled.',
  );
  expect(unshippable({ kind: 'shop', status: 'pending', awaitsConfirmation: true })).toContain('not confirmed');
});

it('ships of a team’s order what is in production alone', () => {
  const may = TEAM_ORDER_STATUSES.filter((status) => !unshippable({ kind: 'team', status }));
  expect(may).toEqual(['in_production']);
  expect(unshippable({ kind: 'team', status: 'approved' })).toBe(
    'This order is not in production yet: it is approved.',
  );
  expect(unshippable({ kind: 'team', status: 'cancelled' })).toBe('This order is cancelled.');
});

describe('the status of an order', () => {
  it('follows the first and the last piece forward, and never back', () => {
    const after = (open: number) => ORDER_STATUSES.map((status) => statusOnceShipped(SHOP_ORDERS, status, open));
    expect(after(2)).toEqual(['processing', 'processing', 'shipped', 'delivered', 'cancelled']);
    expect(after(0)).toEqual(['shipped', 'shipped', 'shipped', 'delivered', 'cancelled']);
  });

  it('goes back where all was shipped and a shipment is withdrawn', () => {
    expect(ORDER_STATUSES.map((status) => statusOnceWithdrawn(SHOP_ORDERS, status, 0))).toEqual([
      ...['pending', 'processing', 'processing', 'delivered', 'cancelled'],
    ]);
    expect(statusOnceWithdrawn(SHOP_ORDERS, 'shipped', 1)).toBe('shipped');
  });

  it('stays where staff say that everything has arrived', () => {
    expect(statusOnceShipped(TEAM_ORDERS, 'in_production', 0)).toBe('in_production');
    expect(statusOnceWithdrawn(TEAM_ORDERS, 'in_production', 0)).toBe('in_production');
  });
});

it('says how many of a line are left', () => {
  const open = [{ line: 'a', quantity: 2, players: [] }];
  expect(pieceErrors([{ line: 'a', quantity: 2 }], open)).toEqual({});
  expect(pieceErrors([{ line: 'a', quantity: 3 }], open)).toEqual({ 'pieces.0.quantity': ['Only 2 left to ship.'] });
  expect(pieceErrors([{ line: 'b', quantity: 1 }], open)).toEqual({
    'pieces.0.quantity': ['All of these are already shipped.'],
  });
});

it('leaves shipped pieces in an edited order', () => {
  const before = [
    { id: 'a', productName: 'Shirt', shipped: 2 },
    { id: 'b', productName: 'Bag', shipped: 0 },
  ];
  expect(editErrors(before, [{ id: 'a', quantity: 2 }])).toEqual({});
  expect(editErrors(before, [{ quantity: 1 }, { id: 'a', quantity: 1 }])).toEqual({
    'lines.1.quantity': ['2 of these are shipped already.'],
  });
  expect(editErrors(before, [{ id: 'b', quantity: 9 }])).toEqual({
    lines: ['2 × Shirt shipped already: the line has to stay.'],
  });
});

it('ships each piece once, over any number of shipments', () => {
  const lineId = fc.constantFrom('a', 'b', 'c');
  const requested = fc.array(fc.record({ line: lineId, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 });
  forAll(
    fc.uniqueArray(fc.record({ line: lineId, quantity: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ line }) => line,
    }),
    fc.array(requested, { maxLength: 12 }),
    (ordered, shipments) => {
      const lines: LineToShip[] = ordered.map((line) => ({ ...line, shipped: 0 }));
      for (const pieces of shipments) {
        if (Object.keys(pieceErrors(pieces, openPieces(lines))).length > 0) continue;
        for (const { line, quantity } of pieces) {
          const found = lines.find((each) => each.line === line);
          if (found) found.shipped += quantity;
          else expect.fail('A line that was not ordered is shipped.');
        }
      }
      for (const { quantity, shipped } of lines) expect(shipped).toBeLessThanOrEqual(quantity);
      const shipped = lines.reduce((sum, line) => sum + line.shipped, 0);
      expect(countPieces(openPieces(lines)) + shipped).toBe(countPieces(ordered));
    },
  );
});

describe('whose pieces are in a parcel', () => {
  const [abi, bo, cy] = ['ABI', 'BO', 'CY'].map((name, index) => ({ name, number: String(10 - index) }));
  const twins = [{ name: 'JO', number: '' }, { name: 'JO', number: '' }, bo!];
  const left = (of: Partial<LineToShip> = {}) =>
    openPieces([{ line: 'a', quantity: 4, shipped: 0, players: [abi!, bo!, cy!], ...of }]);

  it('is chosen by place, and counted once, also where two are printed alike', () => {
    expect(left()[0]?.players.map(({ name, place }) => [name, place])).toEqual([
      ['CY', 2],
      ['BO', 1],
      ['ABI', 0],
    ]);
    const after = left({ players: twins, shipped: 1, packed: [twins[0]!] });
    expect(after[0]?.players.map(({ place }) => place)).toEqual([2, 1]);
    expect(packPieces([{ line: 'a', quantity: 2, players: [1] }], left())).toEqual([
      { line: 'a', quantity: 2, players: [bo] },
    ]);
  });

  it('is everyone who is left where all that is left goes, and otherwise unknown until someone says so', () => {
    expect(packPieces([{ line: 'a', quantity: 4 }], left())[0]?.players).toHaveLength(3);
    expect(packPieces([{ line: 'a', quantity: 2 }], left())[0]?.players).toBeNull();
    // Parcels from before players were recorded: more names than pieces are left.
    expect(packPieces([{ line: 'a', quantity: 2 }], left({ shipped: 2 }))[0]?.players).toBeNull();
  });

  it('names nobody twice, and no more or fewer than there are pieces of', () => {
    const wrong = (quantity: number, players: number[], of?: Partial<LineToShip>) =>
      pieceErrors([{ line: 'a', quantity, players }], left(of))['pieces.0.players'];
    expect(wrong(2, [0, 1])).toBeUndefined();
    expect(wrong(1, [])).toBeUndefined();
    expect(wrong(1, [0, 1])).toEqual(['There are more players than pieces.']);
    expect(wrong(3, [0])).toEqual(['Tick whose pieces these are.']);
    expect(wrong(1, [0], { shipped: 1, packed: [abi!] })).toEqual(['Some of these players are in another shipment.']);
    expect(wrong(1, [7])).toEqual(['Some of these players are in another shipment.']);
  });
});
