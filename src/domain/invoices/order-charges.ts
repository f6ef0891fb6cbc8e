import { discountText } from '../money/price-tiers';
import { toCents, type Cents } from '../money/money';
import type { OrderTaxes } from '../taxes/order-taxes';
import type { Credit } from '../orders/order-credit';
import type { OrderStatus } from '../orders/order-status';
import type { TeamOrderStatus } from '../orders/team-order-status';
import { withRates } from './tax-rows';
import { addCharges, negateCharges, NO_CHARGES, type ChargeRow, type Charges, type TaxLine } from './charges';

export type ChargedOrder = Credit & {
  currency: string;
  status: OrderStatus | TeamOrderStatus;
  items: readonly {
    line?: string;
    productName: string;
    color?: string | null;
    sku: string;
    sizeLabel?: string | null;
    quantity: number;
    unitPrice: number;
    totalPrice: number;
    /** `reliefRate` is not charged; for a team’s order it is the rate itself. */
    tax?: { rate: number; reliefRate?: number | null } | null;
  }[];
  discounts: readonly {
    productName: string;
    color?: string | null;
    quantity: number;
    percentOff: number;
    amount: number;
    offer?: string | null;
    isGiven?: boolean;
  }[];
  shippingAmount: number;
  totalAmount: number;
  paidAmount: number;
  refundedAmount: number;
  /** All of `creditedAmount`; undefined without. */
  credited?: Charges | undefined;
  taxes?: Pick<OrderTaxes, 'name' | 'pricesIncludeTax' | 'treatment' | 'reliefAmount' | 'taxLines'> | null;
};

/** Nothing if cancelled. A refund without goods first returns overpayment; the rest reduces the charges. */
export function chargesOf(order: ChargedOrder): Charges {
  if (order.status === 'cancelled') return NO_CHARGES;
  const inCents = (amount: number): Cents => toCents(amount, order.currency);
  const total = inCents(order.totalAmount);
  const overpaid = Math.max(0, inCents(order.paidAmount) - total);
  const waived = Math.max(0, inCents(order.refundedAmount) - inCents(order.creditRefundedAmount) - overpaid);
  const { taxes } = order;
  const taxed = (taxes?.taxLines ?? []).map(({ rate, net, tax }) => ({ rate, net: inCents(net), tax: inCents(tax) }));
  const charged = withRates(chargedRows(order, taxed));
  const left = order.credited ? addCharges([charged, negateCharges(order.credited)]) : charged;
  if (waived === 0) return left;
  const taxLines = withoutPart(left.taxLines, waived);
  const refunds = refundRows(left.taxLines, taxLines, waived, taxes?.pricesIncludeTax !== false);
  return { rows: [...left.rows, ...refunds], taxLines, total: left.total - waived };
}

/** A row for each rate. At prices without tax, its part of a refund is not part of the row. */
function refundRows(before: readonly TaxLine[], after: readonly TaxLine[], waived: Cents, isContained: boolean) {
  if (before.length === 0) return [plainRow('refund', 'Refund', -waived)];
  return before.flatMap(({ rate, net, tax }, index): ChargeRow[] => {
    const { net: netLeft = 0, tax: taxLeft = 0 } = after[index] ?? {};
    const cents = netLeft - net + (isContained ? taxLeft - tax : 0);
    return cents === 0 ? [] : [{ ...plainRow('refund', 'Refund', cents), taxRate: rate }];
  });
}

function chargedRows(order: ChargedOrder, taxLines: TaxLine[]): Charges {
  const inCents = (amount: number): Cents => toCents(amount, order.currency);
  const { taxes } = order;
  const relief = inCents(taxes?.reliefAmount ?? 0);
  const isRelieved = taxes?.pricesIncludeTax === true && taxes.treatment !== 'charged';
  const rows: ChargeRow[] = [
    ...order.items.map((line): ChargeRow => ({
      kind: 'line',
      name: [line.productName, line.color].filter(Boolean).join(', '),
      sku: line.sku,
      size: line.sizeLabel ?? '',
      quantity: line.quantity,
      unitCents: inCents(line.unitPrice),
      taxRate: line.tax?.rate ?? null,
      ...(isRelieved && { reliefRate: line.tax?.reliefRate ?? line.tax?.rate ?? 0 }),
      cents: inCents(line.totalPrice),
    })),
    ...order.discounts
      .filter(({ amount }) => amount > 0)
      .map((discount) => plainRow('discount', discountText(discount), -inCents(discount.amount))),
    ...(order.shippingAmount > 0 ? [plainRow('delivery', 'Delivery', inCents(order.shippingAmount))] : []),
    ...(relief > 0 ? [plainRow('relief', `${taxes?.name} not charged`, -relief)] : []),
  ];
  return { rows, taxLines, total: inCents(order.totalAmount) };
}

const plainRow = (kind: Exclude<ChargeRow['kind'], 'line'>, name: string, cents: Cents): ChargeRow => ({
  ...{ kind, name, sku: '', size: '', quantity: 0, unitCents: null, taxRate: null, cents },
});

/** Proportional by rate, to the cent; `taken` is at most net plus tax. */
export function withoutPart(lines: readonly TaxLine[], taken: Cents): TaxLine[] {
  const gross = lines.reduce((sum, { net, tax }) => sum + net + tax, 0);
  if (gross === 0 || taken === 0) return [...lines];
  let [passed, gone] = [0, 0];
  return lines.map(({ rate, net, tax }) => {
    passed += net + tax;
    // Shares are rounded cumulatively, so that they add up exactly.
    const share = Math.round((taken * passed) / gross) - gone;
    gone += share;
    const left = net + tax - share;
    const taxLeft = net + tax === 0 ? 0 : Math.round((tax * left) / (net + tax));
    return { rate, net: left - taxLeft, tax: taxLeft };
  });
}
