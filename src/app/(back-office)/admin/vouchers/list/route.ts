import { listRoute } from '@/areas/back-office/access/endpoint';
import { listVouchers } from '@/areas/back-office/vouchers/data';
import { parseVoucherFilters } from '@/areas/back-office/vouchers/voucher-filters';

export const GET = listRoute('vouchers:read', listVouchers, parseVoucherFilters);
