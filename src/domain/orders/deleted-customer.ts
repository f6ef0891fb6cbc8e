/** Placeholders in a customer’s record and orders once their personal data is removed. */
const domain = 'deleted.invalid';

export const DELETED_CUSTOMER = { firstName: 'Deleted', lastName: 'customer', name: 'Deleted customer' } as const;
export const REMOVED = 'Removed';

export const deletedEmail = (customerId: string): string => `${customerId}@${domain}`;
export const isDeletedEmail = (email: string): boolean => email.endsWith(`@${domain}`);
