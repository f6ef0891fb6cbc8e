import { toCents } from '@/domain/money/money';
import type { TeamOrderMoney } from '@/modules/team/data/team-order-money';
import { Documents } from '../orders/detail/InvoicesAndPayments';
import { RecordPayment } from '../orders/detail/RecordPayment';

type ClubInvoicesProps = { order: { id: string; orderNumber: string }; money: TeamOrderMoney };

/** The numbered documents of a team’s order, and the money that came in for it. */
export function ClubInvoices({ order: { id, orderNumber }, money }: ClubInvoicesProps) {
  const { invoices, payments, paidAmount, toPay } = money;
  return (
    <Documents path={`/admin/team-orders/${id}`} {...{ invoices, payments, toPay }} kept={toCents(paidAmount)}>
      {toPay > 0 && <RecordPayment order={{ id, orderNumber, paidAmount }} toPay={toPay} />}
    </Documents>
  );
}
