import { describe, expect, it } from 'vitest';
import { statusOnceShipped } from '../despatch/shipments';
import {
  allows,
  flowOf,
  invoiceStep,
  isBilled,
  isOwed,
  mayEdit,
  permissionsToMove,
  startsUnapproved,
  statusesIn,
  workStep,
  type OrderPolicy,
} from './order-policy';
import { SHOP_ORDERS, type OrderStatus } from './order-status';
import { consequenceOf, needsReason } from './status-flow';
import { isTeamOrderStatus, TEAM_ORDERS, type TeamOrderStatus } from './team-order-status';

const changes = <Status extends string>(
  { statuses }: OrderPolicy<Status>,
  passes: (from: Status, to: Status) => boolean,
): string[] =>
  statuses.flatMap((from) => statuses.filter((to) => from !== to && passes(from, to)).map((to) => `${from} ${to}`));

const allowed = <Status extends string>(policy: OrderPolicy<Status>, ability: Parameters<typeof allows>[1]): Status[] =>
  policy.statuses.filter((status) => allows(policy, ability, status));

describe('what may happen to an order', () => {
  it('is editing until it is shipped, or production of a team’s order starts', () => {
    expect(allowed(SHOP_ORDERS, 'editable')).toEqual(['pending', 'processing']);
    expect(allowed(TEAM_ORDERS, 'editable')).toEqual(['pending', 'approved']);
    expect(allowed(TEAM_ORDERS, 'deliveryEditable')).toEqual(['in_production']);
    expect(SHOP_ORDERS.statuses.filter((status) => mayEdit(SHOP_ORDERS, status))).toEqual(['pending', 'processing']);
    expect(TEAM_ORDERS.statuses.filter((status) => mayEdit(TEAM_ORDERS, status))).toHaveLength(3);
  });

  it('is despatch until all is sent', () => {
    expect(allowed(SHOP_ORDERS, 'ships')).toEqual(['pending', 'processing', 'shipped']);
    expect(allowed(TEAM_ORDERS, 'ships')).toEqual(['in_production']);
  });

  it('is a stage of production until it is delivered', () => {
    expect(SHOP_ORDERS.stages).toEqual({ pending: 'to_start', processing: 'in_production', shipped: 'on_its_way' });
    expect(TEAM_ORDERS.stages).toEqual({ pending: 'to_approve', approved: 'ready', in_production: 'in_production' });
  });

  it('is a new proof as long as it can be edited', () => {
    expect(allowed(SHOP_ORDERS, 'takesProofs')).toEqual(['pending', 'processing']);
    expect(allowed(TEAM_ORDERS, 'takesProofs')).toEqual(['pending', 'approved']);
  });
});

describe('the work', () => {
  it('begins with production and with despatch, once', () => {
    const steps = (step: string) => changes(SHOP_ORDERS, (from, to) => workStep(SHOP_ORDERS, from, to) === step);
    expect(steps('production')).toEqual(['pending processing', 'cancelled processing']);
    expect(steps('despatch')).toEqual([
      ...['pending shipped', 'pending delivered', 'processing shipped', 'processing delivered'],
      ...['cancelled shipped', 'cancelled delivered'],
    ]);
    expect(workStep(TEAM_ORDERS, 'approved', 'in_production')).toBe('production');
    expect(workStep(TEAM_ORDERS, 'in_production', 'delivered')).toBe('despatch');
    expect(workStep(TEAM_ORDERS, 'pending', 'approved')).toBeUndefined();
  });

  it('waits for an approval before anything is made, whichever step is left out', () => {
    const waiting = changes(TEAM_ORDERS, (from, to) => startsUnapproved(TEAM_ORDERS, from, to));
    expect(waiting).toEqual([
      ...['pending in_production', 'pending delivered', 'approved in_production', 'approved delivered'],
      ...['delivered in_production', 'cancelled in_production', 'cancelled delivered'],
    ]);
    expect(changes(SHOP_ORDERS, (from, to) => startsUnapproved(SHOP_ORDERS, from, to))).toEqual([
      ...['pending processing', 'pending shipped', 'pending delivered', 'processing shipped', 'processing delivered'],
      ...['cancelled processing', 'cancelled shipped', 'cancelled delivered'],
    ]);
  });
});

describe('the invoice', () => {
  it('comes with the approval of a team’s order, and follows what changes while it is owed', () => {
    const steps = (step: string) => changes(TEAM_ORDERS, (from, to) => invoiceStep(TEAM_ORDERS, from, to) === step);
    expect(steps('issue')).toEqual([
      ...['pending approved', 'pending in_production', 'pending delivered'],
      ...['cancelled approved', 'cancelled in_production', 'cancelled delivered'],
    ]);
    expect(invoiceStep(TEAM_ORDERS, 'approved', 'pending')).toBeUndefined();
    expect(invoiceStep(TEAM_ORDERS, 'cancelled', 'pending')).toBeUndefined();
    expect(invoiceStep(TEAM_ORDERS, 'approved', 'delivered')).toBe('follow');
    expect(invoiceStep(TEAM_ORDERS, 'pending', 'cancelled')).toBe('follow');
    expect(TEAM_ORDERS.statuses.filter((status) => !isBilled(TEAM_ORDERS, status))).toEqual(['pending']);
    expect(SHOP_ORDERS.statuses.every((status) => isBilled(SHOP_ORDERS, status))).toBe(true);
  });

  it('of the shop’s orders follows a cancellation and its undoing alone', () => {
    expect(changes(SHOP_ORDERS, (from, to) => invoiceStep(SHOP_ORDERS, from, to) !== undefined)).toEqual([
      ...['pending cancelled', 'processing cancelled', 'shipped cancelled', 'delivered cancelled'],
      ...['cancelled pending', 'cancelled processing', 'cancelled shipped', 'cancelled delivered'],
    ]);
  });
});

it('has no status of two kinds by one name for different steps', () => {
  const shared = SHOP_ORDERS.statuses.filter((status): status is typeof status & TeamOrderStatus =>
    isTeamOrderStatus(status),
  );
  expect(shared).toEqual(['pending', 'delivered', 'cancelled']);
  for (const status of shared) expect(SHOP_ORDERS.phases[status]).toBe(TEAM_ORDERS.phases[status]);
});

it('names no delivery of an order that is collected', () => {
  expect(flowOf(SHOP_ORDERS, true).labels).toMatchObject({ shipped: 'Ready to collect', delivered: 'Collected' });
  expect(flowOf(TEAM_ORDERS, true).labels).toMatchObject({ pending: 'Pending Approval', delivered: 'Collected' });
  expect(flowOf(SHOP_ORDERS, false).labels.delivered).toBe('Delivered');
});

describe('a third kind of order, such as a quote,', () => {
  const STATUSES = ['drafted', 'offered', 'agreed', 'producing', 'posted', 'declined'] as const;
  const QUOTES: OrderPolicy<(typeof STATUSES)[number]> = {
    buyer: 'customer',
    statuses: STATUSES,
    labels: {
      ...{ drafted: 'Drafted', offered: 'Offered', agreed: 'Agreed' },
      ...{ producing: 'Producing', posted: 'Posted', declined: 'Declined' },
    },
    collectedLabels: { posted: 'Ready to collect' },
    badges: {
      ...{ drafted: 'outline', offered: 'outline', agreed: 'secondary' },
      ...{ producing: 'secondary', posted: 'default', declined: 'destructive' },
    },
    reasonHint: 'The customer reads it.',
    whenCancelled: 'Its price no longer stands.',
    phases: {
      ...{ drafted: 'placed', offered: 'placed', agreed: 'accepted' },
      ...{ producing: 'making', posted: 'sent', declined: 'cancelled' },
    },
    stages: { agreed: 'ready', producing: 'in_production' },
    editable: ['placed'],
    deliveryEditable: ['accepted'],
    takesProofs: ['placed', 'accepted'],
    ships: ['making'],
    needsApproval: ['placed', 'accepted'],
    owedFrom: 'accepted',
  };

  it('needs its policy alone', () => {
    expect(allowed(QUOTES, 'editable')).toEqual(['drafted', 'offered']);
    expect(workStep(QUOTES, 'agreed', 'producing')).toBe('production');
    expect(startsUnapproved(QUOTES, 'agreed', 'producing')).toBe(true);
    expect(STATUSES.filter((status) => isOwed(QUOTES, status))).toEqual(['agreed', 'producing', 'posted']);
    expect(STATUSES.filter((status) => isBilled(QUOTES, status))).not.toContain('offered');
    expect(invoiceStep(QUOTES, 'offered', 'agreed')).toBe('issue');
    expect(statusOnceShipped(QUOTES, 'producing', 0)).toBe('posted');
    expect(statusesIn(QUOTES, ['placed'])).toEqual(['drafted', 'offered']);
    expect(needsReason(QUOTES, 'agreed', 'offered')).toBe(true);
    expect(flowOf(QUOTES, true).labels.posted).toBe('Ready to collect');
  });

  it('has its own words for what follows', () => {
    expect(consequenceOf(QUOTES, 'agreed', 'declined')).toBe('Its price no longer stands.');
    expect(needsReason(QUOTES, 'drafted', 'declined')).toBe(true);
  });
});

it('each status is for whom it belongs to', () => {
  const moves = (from: OrderStatus, ...to: OrderStatus[]) =>
    to.map((each) => permissionsToMove(SHOP_ORDERS, from, each).join(' '));
  expect(moves('pending', 'processing', 'shipped', 'delivered', 'cancelled')).toEqual([
    ...['production:write', 'despatch:write', 'despatch:write', 'orders:write'],
  ]);
  expect(moves('shipped', 'processing', 'delivered', 'cancelled')).toEqual([
    ...['despatch:write', 'despatch:write', 'orders:write'],
  ]);
  expect(moves('cancelled', 'pending', 'processing', 'shipped')).toEqual([
    ...['orders:write', 'orders:write production:write', 'orders:write despatch:write'],
  ]);
  expect(permissionsToMove(TEAM_ORDERS, 'pending', 'approved')).toEqual(['orders:write']);
  expect(permissionsToMove(TEAM_ORDERS, 'approved', 'in_production')).toEqual(['production:write']);
});
