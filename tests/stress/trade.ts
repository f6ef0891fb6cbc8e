import { randomUUID } from 'node:crypto';
import { ValidationError } from 'payload';
import { seededChance } from '../../bench/mix';
import { addUpOrders } from '@/data/order-sums';
import { shopToday } from '@/domain/delivery/promise';
import { creditInCents, creditNoteInput } from '@/domain/invoices/received-money';
import { toCents } from '@/domain/money/money';
import { shopOrder, teamOrder, type OrderRef } from '@/domain/orders/order-ref';
import { resolutionInput } from '@/domain/returns/return-input';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { submissionInput } from '@/domain/teams/team-draft-input';
import type { Failure } from '@/lib/result';
import { createShipment } from '@/modules/despatch/create-shipment';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import type { AnyStatus } from '@/domain/orders/policies';
import { issueCreditNote } from '@/modules/payments/issue-credit-note';
import { movePayment } from '@/modules/payments/move-payment';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { splitPayment } from '@/modules/payments/split-payment';
import { voidPayment } from '@/modules/payments/void-payment';
import { undoWriteOff, writeOff } from '@/modules/payments/write-off';
import { approveReturn, receiveReturn } from '@/modules/returns/change-return';
import { requestReturn } from '@/modules/returns/request-return';
import { resolveReturn } from '@/modules/returns/resolve-return';
import { createTeamOrder } from '@/modules/team/orders/create-team-order';
import { asStaff, checkoutBody, createProduct, createStaff, createTeam, editPlaced } from '../setup/shop';
import { order as place, payload, rows } from '../setup/shop';

const GOODS = [
  { name: 'Shirt', price: 24, taxClass: 'standard' },
  { name: 'Cap', price: 10.55, taxClass: 'reduced' },
  { name: 'Book', price: 9.99, taxClass: 'zero' },
] as const;
const STOCK = 1_000_000;
/** At once, each with an order of its own. */
const LANES = 4;

/** For dollars, the shop’s currency, whose tax is stated in pounds too. */
export async function setRate(homeRate: number): Promise<void> {
  const { homeCountry: _, reverseChargeCountries: __, ...taxes } = NO_TAXES;
  const data = { ...taxes, isCharged: true, rates: [...UK_RATES], homeRate, homeRateOn: shopToday() };
  await payload.updateGlobal({ slug: 'tax-settings', data });
}

/** @returns why it is refused */
export async function changeCurrency(): Promise<string | undefined> {
  try {
    await payload.updateGlobal({ slug: 'site-settings', data: { currency: 'EUR' } });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.data.errors[0]?.message : String(error);
  }
}

export async function addUp(): Promise<void> {
  while (await addUpOrders(payload));
}

type Trade = { orders: number; seed: number };
type Line = { id: string; quantity: number };
type Placed = OrderRef & { cents: number };

/** @returns how often each step was refused, by its reason */
export async function trade({ orders, seed }: Trade): Promise<Record<string, number>> {
  const { user } = await createStaff('administrator');
  const team = await createTeam({ email: `contact-${seed}@books.test` });
  const products = await Promise.all(
    [...GOODS, ...GOODS].map((goods) => createProduct({ ...goods, stock: { M: STOCK, L: STOCK } })),
  );
  const refusals: Record<string, number> = {};
  const earlier: Placed[] = [];

  async function done<Answer extends { ok: true } | Failure>(outcome: Promise<Answer>) {
    const answer = await outcome;
    if (answer.ok) return answer as Extract<Answer, { ok: true }>;
    const why = answer.message.replaceAll(/[#$]?[\d.,]*\d(-\S+)?/g, '…');
    refusals[why] = (refusals[why] ?? 0) + 1;
    return undefined;
  }

  async function tradeOne(index: number): Promise<void> {
    const chance = seededChance(seed * 1_000_003 + index);
    const upTo = (most: number) => 1 + Math.floor(chance() * most);
    const oneOf = <Each>(list: readonly Each[]): Each => list[Math.floor(chance() * list.length)]!;
    const { req } = await asStaff(user);
    const received = { way: oneOf(['transfer', 'cash', 'cheque'] as const), receivedOn: shopToday(), reference: '' };
    const linesOf = (id: string) =>
      rows<Line>`select id, quantity::int from order_items where _parent_id = ${id} and not is_service order by _order`;
    const moveTo = (order: OrderRef, status: AnyStatus) =>
      done(updateOrderStatus({ req, ...order, status, reason: 'Test', despiteUnpaid: true }));

    async function placeForTeam(): Promise<Placed | undefined> {
      const submission = submissionInput.parse({
        items: [{ product: oneOf(products).id, color: 'Red', extras: { M: upTo(9), L: upTo(9) } }],
        shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
      });
      const made = await done(createTeamOrder({ req, teamId: team.user.id, submission, idempotencyKey: randomUUID() }));
      if (!made) return undefined;
      const order = { ...teamOrder(made.order.id), cents: toCents(made.order.totalAmount) };
      await moveTo(order, 'approved');
      return order;
    }

    async function placeForShop(): Promise<Placed | undefined> {
      const items = Array.from({ length: upTo(3) }, (_, place) => ({
        product: products[(index * 5 + place * 2 + seed) % products.length]!.id,
        ...{ color: 'Red', sizes: { M: upTo(6), L: upTo(3) } },
      }));
      const made = await done(place(checkoutBody(...items), randomUUID(), chance() < 0.1 ? 'stranger' : 'staff'));
      if (!made) return undefined;
      const { id, totalAmount } = made.order;
      const order = { ...shopOrder(id), cents: toCents(totalAmount) };
      if (chance() < 0.25) {
        const fee = { custom: { description: 'Set-up fee' }, quantity: 1, unitPrice: 15 };
        const more = chance() < 0.4 ? [fee] : [];
        const change = (lines: Line[]) => [...lines.map((line) => ({ ...line, quantity: line.quantity + 1 })), ...more];
        await done(editPlaced(user, id, change));
      }
      return order;
    }

    async function pay(order: Placed): Promise<void> {
      const share = oneOf([1, 1, 1, 1, 0.5, 0.3, 1.1]);
      const cents = Math.round(order.cents * share);
      const other = earlier.at(-upTo(20));
      if (other && chance() < 0.15) {
        const parts = [
          { ...order, cents },
          { ...other, cents: upTo(2_000) },
        ];
        const sum = parts.reduce((all, part) => all + part.cents, 0);
        await done(splitPayment({ ...received, reference: 'Split', req, cents: sum, parts, allowOverpayment: true }));
        return;
      }
      const paid = await done(recordPayment({ ...received, ...order, req, cents, allowOverpayment: true }));
      if (!paid) return;
      const call = { req, kind: order.kind, orderId: order.orderId, paymentId: paid.payment.id };
      const what = chance();
      if (what < 0.06) await done(voidPayment({ ...call, reason: 'Entered twice' }));
      else if (what < 0.1 && other) await done(movePayment({ ...call, to: other, allowOverpayment: true }));
    }

    async function sendBack({ orderId }: Placed, [line]: Line[]): Promise<void> {
      if (!line) return;
      const items = [{ lineId: line.id, quantity: 1, reason: 'faulty' as const }];
      const id = (await done(requestReturn(req, shopOrder(orderId), { items })))?.returned.id;
      if (!id || !(await done(approveReturn({ req, id }, {})))) return;
      const restocked = upTo(2) - 1;
      await done(receiveReturn({ req, id }, { items: [{ lineId: line.id, restocked, writtenOff: 1 - restocked }] }));
      const resolution = oneOf(['refund', 'refund', 'replacement', 'none'] as const);
      await done(resolveReturn({ req, id, input: resolutionInput.parse({ resolution }) }));
    }

    async function ship(order: Placed): Promise<void> {
      await moveTo(order, order.kind === 'shop' ? 'processing' : 'in_production');
      const lines = order.kind === 'shop' ? await linesOf(order.orderId) : [];
      const tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
      const shipment = { ...{ req, kind: order.kind, orderId: order.orderId, tracking }, despiteUnpaid: true };
      const pieces = lines.slice(0, 1).map(({ id }) => ({ line: id, quantity: 1 }));
      const isPart = pieces.length > 0 && chance() < 0.5;
      if (!(await done(createShipment(isPart ? { ...shipment, pieces } : shipment)))) return;
      if (isPart && chance() < 0.6) await done(createShipment(shipment));
      if (lines.length > 0 && chance() < 0.2) await sendBack(order, lines);
    }

    const order = index % 8 === 7 ? await placeForTeam() : await placeForShop();
    if (!order) return;
    if (chance() < 0.75) await pay(order);
    if (chance() < 0.06) await moveTo(order, 'cancelled');
    else if (chance() < 0.6) await ship(order);
    if (order.kind === 'shop' && chance() < 0.12) {
      const [line] = (await linesOf(order.orderId)).toReversed();
      const note = creditNoteInput.parse({
        reason: 'A seam came open',
        lines: [{ line: line?.id ?? '', quantity: 1 }],
      });
      await done(issueCreditNote({ req, ...order, ...creditInCents(note) }));
    }
    if (chance() < 0.12) await done(refundOrder({ req, ...order, cents: upTo(1_500), reason: 'Late' }));
    if (chance() < 0.05 && (await done(writeOff({ req, ...order, reason: 'Insolvent' }))) && chance() < 0.3)
      await done(undoWriteOff({ req, ...order, reason: 'Found' }));
    earlier.push(order);
  }

  let next = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (next < orders) await tradeOne(next++);
    }),
  );
  return refusals;
}
