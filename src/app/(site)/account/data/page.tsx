import { redirect } from 'next/navigation';
import { AccountFrame } from '@/areas/storefront/account/AccountFrame';
import { accountMetadata } from '@/areas/storefront/account/account-metadata';
import { ACCOUNT_PATH } from '@/areas/storefront/account/account-path';
import { DataView } from '@/areas/storefront/account/DataView';
import { currentShopper } from '@/modules/shoppers/session';

export const metadata = accountMetadata('Your data');

export default async function DataPage() {
  const shopper = await currentShopper();
  if (!shopper) redirect(ACCOUNT_PATH);
  return (
    <AccountFrame email={shopper.email} current="Your data">
      <DataView />
    </AccountFrame>
  );
}
