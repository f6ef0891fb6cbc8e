export const ACCOUNT_PATH = '/account';
export const ADDRESSES_PATH = '/account/addresses';
export const DATA_PATH = '/account/data';
