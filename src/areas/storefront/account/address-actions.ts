'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { bookAddressInput, MOST_ADDRESSES } from '@/domain/orders/address-book';
import { isUuid } from '@/domain/text/uuid';
import { inTransaction } from '@/lib/database/transaction';
import { invalidInput } from '@/lib/failures';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { deleteAddress, insertAddress, setFirstAddress } from '@/modules/shoppers/data/addresses';
import { currentShopper } from '@/modules/shoppers/session';
import type { SentFormState } from '@/ui/use-sent-form';
import { ACCOUNT_PATH } from './account-path';

const FAILED = { message: 'Something went wrong, and nothing was changed. Please try again.' };

export async function addAddressAction(_before: SentFormState, form: FormData): Promise<SentFormState> {
  const values = typedValues(form);
  const { data, error } = bookAddressInput.safeParse(values);
  if (error) return { ...invalidInput(error), values };
  const shopper = await ownShopper();
  try {
    const req = await localRequest(await getPayloadClient(), { headers: await headers() });
    const isAdded = await inTransaction(req, (session) => insertAddress(session, shopper.id, data));
    if (!isAdded) return { message: `You can keep ${MOST_ADDRESSES} addresses. Remove one first.`, values };
  } catch (cause) {
    log.error({ err: cause }, 'An address could not be kept.');
    return { ...FAILED, values };
  }
  refresh();
  return { ok: true };
}

export async function changeAddressAction(_before: SentFormState, form: FormData): Promise<SentFormState> {
  const id = String(form.get('id'));
  const shopper = await ownShopper();
  const change = form.get('change') === 'remove' ? deleteAddress : setFirstAddress;
  try {
    if (isUuid(id)) await change(await getPayloadClient(), shopper.id, id);
  } catch (cause) {
    log.error({ err: cause }, 'An address could not be changed.');
    return FAILED;
  }
  refresh();
  return {};
}

async function ownShopper() {
  const shopper = isFromAnotherSite(await headers()) ? undefined : await currentShopper();
  return shopper ?? redirect(ACCOUNT_PATH);
}
