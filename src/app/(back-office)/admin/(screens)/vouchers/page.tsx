import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { listVouchers } from '@/areas/back-office/vouchers/data';
import { parseVoucherFilters, vouchersHref } from '@/areas/back-office/vouchers/voucher-filters';
import { VouchersScreen } from '@/areas/back-office/vouchers/VouchersScreen';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';

export const metadata: Metadata = { title: 'Gift Vouchers' };

export default async function VouchersPage({ searchParams }: PageProps<'/admin/vouchers'>) {
  const filters = parseVoucherFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('vouchers:read', vouchersHref(filters));
  return (
    <FirstRows list={listVouchers} payload={payload} filters={filters} failure={failed('Failed to load gift vouchers')}>
      {(listing) => <VouchersScreen listing={listing} filters={filters} />}
    </FirstRows>
  );
}
