import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { BankScreen } from '@/areas/back-office/invoices/bank/BankScreen';
import { INVOICES_PATH } from '@/areas/back-office/invoices/invoice-filters';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Import a bank statement' };

export default async function BankPage() {
  await requireMember('bank:write', `${INVOICES_PATH}/bank`);
  return (
    <>
      <BackLink href={INVOICES_PATH}>Invoices</BackLink>
      <PageHeading
        title="Import a bank statement"
        intro="Payments are matched to orders by the numbers in their text. The same payment is entered once, however often its statement is read."
      />
      <BankScreen />
    </>
  );
}
