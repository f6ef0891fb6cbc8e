import { VOUCHER_STATES } from '@/domain/vouchers/voucher';
import { VOUCHERS_PATH } from '@/domain/vouchers/voucher-path';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

const url = listUrl(VOUCHERS_PATH, { state: ['all', ...VOUCHER_STATES] });
export const { parse: parseVoucherFilters, query: voucherQuery, href: vouchersHref } = url;
export type VoucherFilters = FiltersOf<typeof url>;
