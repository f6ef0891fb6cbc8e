'use server';

import { z } from 'zod';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { staffAction } from '../access/staff-action';
import { saveOffer } from './change-offer';
import { deleteRecord, endRecord } from './end-or-delete';
import { offerForm } from './offer-form';
import { OFFERS_PATH } from './offer-filters';

const id = z.uuid();

export async function saveOfferAction(offerId: string | null, values: unknown, isUsed: boolean): Promise<Result> {
  const target = z.object({ id: id.nullable(), isUsed: z.boolean() }).safeParse({ id: offerId, isUsed });
  return staffAction('products:write', OFFERS_PATH, target, async (call) => {
    const { data: input, error } = offerForm.safeParse(values);
    return error ? invalidInput(error) : refreshed(saveOffer({ ...call, input }));
  });
}

export async function endOfferAction(offerId: string): Promise<Result> {
  return staffAction('products:write', OFFERS_PATH, z.object({ id }).safeParse({ id: offerId }), (call) =>
    refreshed(endRecord('offers', call)),
  );
}

export async function deleteOfferAction(offerId: string): Promise<Result> {
  return staffAction('products:write', OFFERS_PATH, z.object({ id }).safeParse({ id: offerId }), (call) =>
    refreshed(deleteRecord('offers', call)),
  );
}
