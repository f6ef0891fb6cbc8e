'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { shopOrder } from '@/domain/orders/order-ref';
import { errorsByLine, linesReturned, typedReturn } from '@/domain/returns/return-form';
import { openReturnInput } from '@/domain/returns/return-input';
import { invalidInput } from '@/lib/failures';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { failure, type Failure } from '@/lib/result';
import { cancelReturn } from '@/modules/returns/change-return';
import { requestReturn, type ReturnAnswer } from '@/modules/returns/request-return';
import { checkPhotos } from '@/modules/returns/return-photos';
import type { LinkState } from '@/ui/LinkButton';
import type { SentFormState } from '@/ui/use-sent-form';
import { getOrder } from '../order/queries';
import { returnRequest } from './return-request';

const FOREIGN = failure('forbidden', 'Please send this form from our own site.');
const NO_ORDER = failure('not_found', 'Order not found.');
const FAILED = failure('failed', 'Something went wrong, and nothing was sent. Please try again.');

export async function requestReturnAction(_before: SentFormState, form: FormData): Promise<SentFormState> {
  const [values, token] = [typedValues(form), String(form.get('token') ?? '')];
  const wanted = linesReturned(form);
  const answer = await requested(token, form, wanted);
  if (answer.ok) redirect(`/order/${token}#returns`);
  return { ...answer, values, fieldErrors: answer.fieldErrors && errorsByLine(answer.fieldErrors, wanted) };
}

async function requested(token: string, form: FormData, wanted: readonly string[]): Promise<ReturnAnswer | Failure> {
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return FOREIGN;
  const { data, error } = openReturnInput.safeParse(typedReturn(form, wanted));
  if (error) return invalidInput(error);
  // Without any chosen file, browsers send one without a name.
  const files = form.getAll('photos').filter((file): file is File => file instanceof File && file.name !== '');
  try {
    const call = await returnRequest(incoming, files.length > 0);
    if (!call.ok) return call;
    const [order, checked] = [await getOrder(token), await checkPhotos(files)];
    if (!order) return NO_ORDER;
    return checked.ok ? await requestReturn(call.req, shopOrder(order.id), data, checked.photos) : checked;
  } catch (cause) {
    log.error({ err: cause }, 'A return could not be requested.');
    return FAILED;
  }
}

export async function cancelReturnAction(_before: LinkState, form: FormData): Promise<LinkState> {
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { message: FOREIGN.message };
  try {
    const call = await returnRequest(incoming);
    if (!call.ok) return { message: call.message };
    const order = await getOrder(String(form.get('token') ?? ''));
    const answer = order ? await cancelReturn({ req: call.req, id: String(form.get('id') ?? '') }, order.id) : NO_ORDER;
    if (!answer.ok) return { message: answer.message };
  } catch (error) {
    log.error({ err: error }, 'A return could not be cancelled.');
    return { message: FAILED.message };
  }
  refresh();
  return {};
}
