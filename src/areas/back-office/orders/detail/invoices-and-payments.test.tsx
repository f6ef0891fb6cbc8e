import { NO_CREDIT } from '@/domain/orders/order-credit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Permission } from '@/domain/staff/permissions';
import { GrantedPermissions } from '../../access/granted';
import { InvoicesAndPayments } from './InvoicesAndPayments';

vi.mock('../order-actions', () => ({}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const order = {
  ...{
    id: 'o',
    orderNumber: 'ORD-2026-000016',
    status: 'pending' as const,
    revision: 1,
    remindersStopped: false,
    awaitsConfirmation: false,
  },
  ...{ totalAmount: 75, paidAmount: 30, refundedAmount: 0, depositPercent: 0, paymentMethod: 'invoice' as const },
  ...NO_CREDIT,
};
const invoice = {
  ...{ id: 'i', kind: 'invoice' as const, number: 'INV-000016', totalAmount: 75, currency: 'USD' },
  ...{ issuedOn: '2026-11-28', dueOn: '2026-12-12' },
};
const shown = (hasRecipient: boolean, permissions: Permission[] = ['payments:write']) =>
  renderToStaticMarkup(
    <GrantedPermissions permissions={permissions}>
      <InvoicesAndPayments
        kind="shop"
        path="/admin/orders/o"
        order={order}
        toPay={4500}
        money={{ invoices: [invoice], payments: [], dueOn: '2026-12-12', writeOff: undefined }}
        reminders={[]}
        hasRecipient={hasRecipient}
      />
    </GrantedPermissions>,
  );

it('offers to remind whoever owes something, and nobody whose data is removed', () => {
  expect(shown(true)).toContain('Send a reminder');
  expect(shown(false)).not.toContain('reminder');
  expect(shown(true, ['invoices:read'])).not.toContain('<button');
});
