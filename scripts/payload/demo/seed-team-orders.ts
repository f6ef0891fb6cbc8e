import { NO_CREDIT } from '@/domain/orders/order-credit';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { promisedDay } from '@/domain/delivery/calendar';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import { toCents } from '@/domain/money/money';
import { isOwed } from '@/domain/orders/order-policy';
import { TEAM_ORDERS, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { ONE_SIZE, type TeamOrderData } from '@/domain/teams/team-order';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { TeamOrderEventType } from '@/domain/teams/team-order-events';
import { storeTeamOrder } from '@/domain/teams/stored-team-order';
import { teamOrderData } from '@/domain/teams/resolve-team-items';
import { readDeliveryRules } from '@/modules/delivery/data';
import { issueInvoice } from '@/modules/invoices/issue-invoice';
import { insertPayment } from '@/data/payments';
import { lockTeamOrder } from '@/data/locked-team-order';
import { nextOrderNumber } from '@/modules/orders/data/order-number';
import { priceDraft } from '@/modules/team/order-builder/quote-draft';
import { approvalHash } from '@/modules/proofs/approval';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { proofFile } from './pictures';
import { demoAddress, demoMembers, demoTeam, demoTeamOrders, nameOnBack } from './team';

type DemoOrder = (typeof demoTeamOrders)[number];
const DAY_MS = 86_400_000;

export async function seedTeamOrders(payload: Payload, team: string): Promise<void> {
  const { totalDocs: stored } = await payload.count({ collection: 'team-orders', where: { team: { equals: team } } });
  for (const order of demoTeamOrders.slice(stored)) await createTeamOrder(payload, team, order);
}

async function createTeamOrder(payload: Payload, team: string, order: DemoOrder): Promise<void> {
  const { slug, color, pieces, statuses, daysAgo, notes, proof } = order;
  const players = pieces === 'members' ? demoMembers : [];
  const extras: Record<string, number> = pieces === 'members' ? {} : { [ONE_SIZE]: pieces };
  const line = {
    ...{ key: slug, product: slug, color },
    extras,
    players: players.map(([name, , number, size]) => ({ name, nameOnBack: nameOnBack(name), number, size })),
  };
  const resolved = await priceDraft(payload, { items: [line], shippingAddress: demoAddress }, { id: team });
  if (Object.keys(resolved.fieldErrors).length > 0) {
    throw new Error(`A demo order cannot be ordered: ${JSON.stringify(resolved.fieldErrors)}`);
  }
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const [numbered] = await query<{ orderNumber: string }>(
    payload,
    `select ${nextOrderNumber('$1::timestamptz')} as "orderNumber"`,
    [at],
  );
  if (!numbered) throw new Error('The database gave no number.');
  const orderData = teamOrderData(resolved);
  const status: TeamOrderStatus = statuses.at(-1) ?? 'pending';
  const data = {
    team,
    revision: 1,
    ...numbered,
    status,
    totalAmount: resolved.totalAmount,
    discountAmount: resolved.discountAmount,
    totalItems: resolved.totalItems,
    needsProof: resolved.needsProof,
    depositPercent: 0,
    ...NO_CREDIT,
    ...(resolved.taxes && taxFields(resolved.taxes)),
    orderData: storeTeamOrder(orderData),
    notes,
    shippingAddress: demoAddress,
    ...(await deliveredThen(payload, resolved.delivery, { at, waits: resolved.needsProof && proof !== 'approved' })),
    remindersStopped: false,
    createdAt: at.toISOString(),
  };
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async (session) => {
    const { id } = await payload.create({ collection: 'team-orders', data, req });
    await addHistory(session, { team, id, at }, order);
    if (order.proof) await addProof(req, { team, id, at }, order.proof, orderData);
    if (isOwed(TEAM_ORDERS, status)) await issueInvoice(session, { kind: 'team', orderId: id });
    if (status === 'delivered') await addPayment(req, session, id, at);
  });
}

async function addPayment(req: PayloadRequest, session: Session, id: string, at: Date): Promise<void> {
  const order = await lockTeamOrder(session, id);
  if (!order) throw new Error('A demo order is gone.');
  await insertPayment(session, req, order, {
    cents: toCents(order.totalAmount),
    way: 'transfer',
    receivedOn: new Date(at.getTime() + 7 * DAY_MS).toISOString().slice(0, 10),
    reference: order.orderNumber,
  });
}

async function deliveredThen(
  payload: Payload,
  { delivery, shippingAmount }: PlacedDelivery,
  { at, waits }: { at: Date; waits: boolean },
) {
  if (!delivery) return { shippingAmount };
  const { calendar } = await readDeliveryRules(payload);
  return {
    shippingAmount,
    promisedDate: promisedDay(calendar, at, delivery.days),
    delivery: { ...delivery, from: waits ? null : at.toISOString() },
  };
}

const taxFields = (taxes: OrderTaxes) => ({
  taxAmount: taxes.taxAmount,
  taxReliefAmount: taxes.reliefAmount,
  taxLines: taxes.taxLines,
  taxTreatment: taxes.treatment,
  taxName: taxes.name,
  pricesIncludeTax: taxes.pricesIncludeTax,
  taxRounding: taxes.rounding,
});

type Stored = { team: string; id: string; at: Date };

async function addHistory(
  { client }: Session,
  { team, id, at }: Stored,
  { statuses, proof }: DemoOrder,
): Promise<void> {
  const manager = { byName: demoTeam.contactPerson, byStaff: false };
  const staff = { byName: 'Demo Administrator', byStaff: true };
  const events: {
    type: TeamOrderEventType;
    byName: string;
    byStaff: boolean;
    from?: TeamOrderStatus;
    to?: TeamOrderStatus;
  }[] = [{ type: 'submitted', to: 'pending', ...manager }];
  if (proof) events.push({ type: 'proof_added', ...staff });
  if (proof === 'approved') events.push({ type: 'proof_approved', ...manager });
  statuses.forEach((to, index) =>
    events.push({ type: 'status_changed', from: statuses[index - 1] ?? 'pending', to, ...staff }),
  );
  for (const [index, { type, from, to, byName, byStaff }] of events.entries()) {
    const createdAt = new Date(at.getTime() + index * 0.2 * DAY_MS);
    await client.query(
      `insert into team_order_events (team_id, team_order_id, type, "from", "to", by_name, by_staff, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [team, id, type, from ?? null, to ?? null, byName, byStaff, createdAt],
    );
  }
}

async function addProof(
  req: PayloadRequest,
  { team, id, at }: Stored,
  status: 'waiting' | 'approved',
  data: TeamOrderData,
): Promise<void> {
  const bytes = await readFile(proofFile);
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const isApproved = status === 'approved';
  const decidedAt = new Date(at.getTime() + 0.4 * DAY_MS).toISOString();
  await req.payload.create({
    collection: 'team-order-proofs',
    data: {
      team,
      teamOrder: id,
      version: 1,
      note: 'Front and back in your colours; numbers in white.',
      fileHash,
      isDrawn: false,
      status,
      createdAt: new Date(at.getTime() + 0.2 * DAY_MS).toISOString(),
      ...(isApproved && {
        decidedAt,
        decidedByName: demoTeam.contactPerson,
        approvalHash: approvalHash(fileHash, data.items),
      }),
    },
    file: { data: bytes, name: `${randomBytes(12).toString('hex')}.jpg`, mimetype: 'image/jpeg', size: bytes.length },
    req,
  });
}
