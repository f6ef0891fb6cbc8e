import type { BookAddress } from '@/domain/orders/address-book';
import { request } from '@/lib/client/request';
import { fillEmpty } from './draft';
import { readForm } from './form-fields';

export type Details = { email: string; address?: BookAddress };

/** Only into what is empty, an address as a whole. @returns true if anything was filled in */
export async function fillFromAccount(form: HTMLFormElement): Promise<boolean> {
  const answer = await request<Details>('/account/details');
  if (!answer.ok) return false;
  const { email, address } = answer.value;
  const { firstName = '', lastName = '', phone, ...place } = address ?? {};
  const typed = readForm(form);
  const isOpen =
    !typed['shippingAddress.line1'] && !typed['shippingAddress.city'] && !typed['shippingAddress.postcode'];
  fillEmpty(form, {
    ...{ 'customer.email': email, 'customer.firstName': firstName, 'customer.lastName': lastName },
    'customer.phone': phone ?? '',
    ...(isOpen && Object.fromEntries(Object.entries(place).map(([name, value]) => [`shippingAddress.${name}`, value]))),
  });
  return true;
}
