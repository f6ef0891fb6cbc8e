import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Permission } from '@/domain/staff/permissions';
import type { VoucherDetail } from '@/modules/vouchers/data';
import { GrantedPermissions } from '../access/granted';
import { VoucherScreen } from './VoucherScreen';

vi.mock('./voucher-actions', () => ({}));

const voucher: VoucherDetail = {
  ...{ id: 'v', sealedCode: 'sealed', ending: 'NPQR', currency: 'USD', paidBy: null, expiresOn: '2027-12-31' },
  ...{ recipientName: 'Ada', recipientEmail: null, message: 'Well played', createdAt: '2026-11-30T10:00:00.000Z' },
  ...{ balance: 35, issued: 50, state: 'active' },
  entries: [
    {
      ...{ id: '1', kind: 'issued', amount: 50, reason: null, byName: 'Grace', createdAt: '2026-11-30T10:00:00.000Z' },
      order: null,
    },
    {
      ...{ id: '2', kind: 'used', amount: -15, reason: null, byName: 'System', createdAt: '2026-11-30T11:00:00.000Z' },
      order: { id: 'o', orderNumber: 'ORD-2026-000016', teamId: null },
    },
  ],
};

const shown = (permissions: Permission[], code?: string) =>
  renderToStaticMarkup(
    <GrantedPermissions permissions={permissions}>
      <VoucherScreen voucher={voucher} code={code} />
    </GrantedPermissions>,
  );

it('shows a voucher’s ledger, and its code and changes to those who may make them', () => {
  const page = shown(['vouchers:read', 'vouchers:write'], 'GVABCDEFGHJKLMNPQR');
  for (const text of ['GV-ABCD-EFGH-JKLM-NPQR', '+$50.00', '−$15.00', '$35.00', '#ORD-2026-000016', 'Well played'])
    expect(page).toContain(text);
  expect(page).not.toContain('sealed');
  for (const act of ['Email</button>', 'Correct</button>', 'Void</button>']) expect(page).toContain(act);
  const read = shown(['vouchers:read']);
  expect(read).not.toContain('GV-');
  expect(read).not.toContain('<button');
});
