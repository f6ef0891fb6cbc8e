'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { eraseShopper } from '@/modules/privacy/erase-customer';
import { currentShopper, endShopperSession } from '@/modules/shoppers/session';
import type { SentFormState } from '@/ui/use-sent-form';
import { ACCOUNT_PATH } from './account-path';

const FAILED = 'Something went wrong, and nothing was deleted. Please try again.';

export async function deleteDataAction(_before: SentFormState, form: FormData): Promise<SentFormState> {
  const incoming = await headers();
  const shopper = isFromAnotherSite(incoming) ? undefined : await currentShopper();
  if (!shopper) redirect(ACCOUNT_PATH);
  if (!form.has('sure')) return { message: 'Please confirm that your data is to be deleted.' };
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    const erased = await eraseShopper({ req, email: shopper.email });
    if (!erased.ok) return { message: erased.code === 'in_use' ? openOrders(erased.open) : erased.message };
  } catch (error) {
    log.error({ err: error }, 'The data of a shopper could not be deleted.');
    return { message: FAILED };
  }
  await endShopperSession();
  redirect(`${ACCOUNT_PATH}?deleted=1`);
}

const openOrders = (numbers: readonly string[]): string =>
  `Your data can be deleted once these orders are delivered or cancelled: ${numbers.join(', ')}.`;
