import { redirect } from 'next/navigation';
import { AccountFrame } from '@/areas/storefront/account/AccountFrame';
import { accountMetadata } from '@/areas/storefront/account/account-metadata';
import { ACCOUNT_PATH } from '@/areas/storefront/account/account-path';
import { AddressesView } from '@/areas/storefront/account/AddressesView';
import { usualCountry } from '@/domain/delivery/zones';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { listAddresses } from '@/modules/shoppers/data/addresses';
import { currentShopper } from '@/modules/shoppers/session';
import { CountryOptions } from '@/ui/CountryOptions';

export const metadata = accountMetadata('Your addresses');

export default async function AddressesPage() {
  const shopper = await currentShopper();
  if (!shopper) redirect(ACCOUNT_PATH);
  const [addresses, rules] = await Promise.all([
    listAddresses(await getPayloadClient(), shopper.id),
    getDeliveryRules(),
  ]);
  return (
    <AccountFrame email={shopper.email} current="Addresses">
      <AddressesView addresses={addresses} countries={<CountryOptions />} country={usualCountry(rules)} />
    </AccountFrame>
  );
}
