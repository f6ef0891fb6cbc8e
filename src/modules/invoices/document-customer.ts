import { billingOf, type Billing } from '@/domain/orders/billing';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { taxNote } from '@/domain/taxes/tax-text';
import type { Customer } from './data/invoices';

type Addressed = Billing &
  Pick<Customer, 'contact' | 'shippingAddress' | 'isCollection' | 'teamName'> & { taxes: OrderTaxes | null };

export function documentCustomer({
  contact,
  shippingAddress,
  isCollection,
  teamName,
  taxes,
  ...billing
}: Addressed): Customer {
  const { firstName, lastName, email } = contact;
  return {
    ...{ contact: { firstName, lastName, email }, shippingAddress, teamName },
    ...(isCollection && { isCollection }),
    ...billingOf(billing),
    ...(taxes && { taxName: taxes.name, taxNote: taxNote(taxes), pricesIncludeTax: taxes.pricesIncludeTax }),
    ...(taxes?.treatment === 'charged' && taxes.vatNumber && { vatNumber: taxes.vatNumber }),
  };
}
