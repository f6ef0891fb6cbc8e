import { formatAmount, formatMoney } from '../money/money';
import { orderDue } from './order-edit';

type PaidRow = { label: string; value: string; isOpen: boolean };

export function paidRows(order: Parameters<typeof orderDue>[0]): PaidRow[] {
  const { paidAmount, refundedAmount, creditedAmount } = order;
  const { toPay, lost, toRefund } = orderDue(order);
  return [
    ...(creditedAmount > 0 ? [{ label: 'Credited', value: `−${formatAmount(creditedAmount)}`, isOpen: false }] : []),
    ...(paidAmount > 0 ? [{ label: 'Paid', value: formatAmount(paidAmount), isOpen: false }] : []),
    ...(refundedAmount > 0 ? [{ label: 'Refunded', value: `−${formatAmount(refundedAmount)}`, isOpen: false }] : []),
    ...(lost > 0 ? [{ label: 'Written off', value: `−${formatMoney(lost)}`, isOpen: false }] : []),
    ...(toRefund > 0 ? [{ label: 'To be refunded', value: formatMoney(toRefund), isOpen: true }] : []),
    ...((paidAmount > 0 || creditedAmount > 0 || lost > 0) && toPay > 0
      ? [{ label: 'To be paid', value: formatMoney(toPay), isOpen: true }]
      : []),
  ];
}
