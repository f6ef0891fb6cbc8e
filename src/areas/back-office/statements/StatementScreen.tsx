import { notFound } from 'next/navigation';
import type { Payload } from 'payload';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { StatementView } from '@/modules/invoices/components/StatementView';
import type { AccountRef } from '@/modules/invoices/data/statement';
import { requestedPeriod, loadStatement } from '@/modules/invoices/load-statement';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { SendStatement } from './SendStatement';
import { Allowed } from '../access/granted';

type StatementScreenProps = {
  payload: Payload;
  owner: AccountRef;
  path: string;
  query: URLSearchParams;
};

export async function StatementScreen({ payload, owner, path, query }: StatementScreenProps) {
  const loaded = await loadStatement(payload, owner, requestedPeriod(query));
  if (!loaded) notFound();
  const { holder, statement, range } = loaded;
  const { email } = holder;
  return (
    <>
      <BackLink href={path}>{holder.name}</BackLink>
      <PageHeading title="Statement" intro={holder.name} />
      <StatementView
        {...{ statement, range }}
        path={`${path}/statement`}
        files={`${path}/statement`}
        actions={
          email &&
          !isDeletedEmail(email) && (
            <Allowed to="payments:write">
              <SendStatement owner={owner} period={statement} email={email} />
            </Allowed>
          )
        }
      />
    </>
  );
}
