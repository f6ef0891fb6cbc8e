import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireMember } from '@/areas/back-office/access/session';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { loadVoucher } from '@/areas/back-office/vouchers/load-voucher';
import { VoucherScreen } from '@/areas/back-office/vouchers/VoucherScreen';
import { voucherPath } from '@/domain/vouchers/voucher-path';

export async function generateMetadata({ params }: PageProps<'/admin/vouchers/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'vouchers', id: (await params).id, otherwise: 'Gift voucher' });
}

export default async function VoucherPage({ params }: PageProps<'/admin/vouchers/[id]'>) {
  const { id } = await params;
  const { payload, user } = await requireMember('vouchers:read', voucherPath(id));
  const data = await loadVoucher(payload, user, id);
  if (!data) notFound();
  return <VoucherScreen {...data} />;
}
