'use server';

import { z } from 'zod';
import { customerRecordInput } from '@/domain/orders/customer-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { anonymiseCustomer } from './anonymise-customer';
import { deleteCustomer, editCustomer } from './change-customer';
import { CUSTOMERS_PATH } from './customer-filters';
import { staffAction } from '../access/staff-action';

const target = z.object({ id: z.guid() });

export async function editCustomerAction(customerId: string, values: unknown): Promise<Result> {
  return staffAction('customers:write', CUSTOMERS_PATH, target.safeParse({ id: customerId }), async (call) => {
    const { data: input, error } = customerRecordInput.safeParse(values);
    return error ? invalidInput(error) : refreshed(editCustomer({ ...call, input }));
  });
}

export async function deleteCustomerAction(customerId: string): Promise<Result> {
  return staffAction('customers:write', CUSTOMERS_PATH, target.safeParse({ id: customerId }), deleteCustomer);
}

export async function anonymiseCustomerAction(
  customerId: string,
): Promise<Result<{ orders: number; inquiries: number }>> {
  return staffAction('customers:write', CUSTOMERS_PATH, target.safeParse({ id: customerId }), (call) =>
    refreshed(anonymiseCustomer(call)),
  );
}
