'use server';

import { z } from 'zod';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { staffAction } from '../../access/staff-action';
import { deleteRecord, endRecord } from '../end-or-delete';
import { savePriceList } from './change-price-list';
import { priceListForm } from './price-list-form';
import { PRICE_LISTS_PATH } from './price-list-filters';

const id = z.uuid();

export async function savePriceListAction(listId: string | null, values: unknown): Promise<Result> {
  const target = z.object({ id: id.nullable() }).safeParse({ id: listId });
  return staffAction('products:write', PRICE_LISTS_PATH, target, async (call) => {
    const { data: input, error } = priceListForm.safeParse(values);
    return error ? invalidInput(error) : refreshed(savePriceList({ ...call, input }));
  });
}

export async function endPriceListAction(listId: string): Promise<Result> {
  return staffAction('products:write', PRICE_LISTS_PATH, z.object({ id }).safeParse({ id: listId }), (call) =>
    refreshed(endRecord('price-lists', call)),
  );
}

export async function deletePriceListAction(listId: string): Promise<Result> {
  return staffAction('products:write', PRICE_LISTS_PATH, z.object({ id }).safeParse({ id: listId }), (call) =>
    refreshed(deleteRecord('price-lists', call)),
  );
}
