'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { fieldErrors } from '@/domain/orders/checkout-input';
import { customerInput } from '@/domain/orders/customer-input';
import { failure, type Result } from '@/lib/result';
import { anonymiseCustomer } from './anonymise-customer';
import { deleteCustomer, editCustomer } from './change-customer';
import { CUSTOMERS_PATH } from './customer-filters';
import { administratorRequest } from '../access/session';

const id = z.guid();
const invalid = () => failure('invalid', 'This request is not valid. Please reload the page.');

/** Changes name, email and phone of a customer. */
export async function editCustomerAction(customerId: string, values: unknown): Promise<Result> {
  const context = await administratorRequest(CUSTOMERS_PATH);
  const target = id.safeParse(customerId);
  if (!target.success) return invalid();
  const parsed = customerInput.safeParse(values);
  if (!parsed.success) {
    return failure('invalid', 'Some fields are not valid.', { fieldErrors: fieldErrors(parsed.error) });
  }
  const result = await editCustomer({ ...context, id: target.data, input: parsed.data });
  if (result.ok) refresh();
  return result;
}

/** Deletes a customer; refused, as `in_use`, while orders refer to them. */
export async function deleteCustomerAction(customerId: string): Promise<Result> {
  const context = await administratorRequest(CUSTOMERS_PATH);
  const parsed = id.safeParse(customerId);
  return parsed.success ? deleteCustomer({ ...context, id: parsed.data }) : invalid();
}

/** Removes a customer’s personal data for good. */
export async function anonymiseCustomerAction(
  customerId: string,
): Promise<Result<{ orders: number; inquiries: number }>> {
  const { req } = await administratorRequest(CUSTOMERS_PATH);
  const parsed = id.safeParse(customerId);
  if (!parsed.success) return invalid();
  const result = await anonymiseCustomer({ req, id: parsed.data });
  if (result.ok) refresh();
  return result;
}
