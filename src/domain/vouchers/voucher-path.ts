export const VOUCHERS_PATH = '/admin/vouchers';

export const voucherPath = (id: string): string => `${VOUCHERS_PATH}/${id}`;
