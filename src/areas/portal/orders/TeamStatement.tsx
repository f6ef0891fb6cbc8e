import { BackLink } from '@/ui/BackLink';
import { StatementView } from '@/modules/invoices/components/StatementView';
import type { LoadedStatement } from '@/modules/invoices/load-statement';
import { PORTAL_HOME } from '@/modules/team/portal-path';

export function TeamStatement({ statement, range }: Pick<LoadedStatement, 'statement' | 'range'>) {
  return (
    <>
      <BackLink href={`${PORTAL_HOME}/orders`}>All orders</BackLink>
      <h1 className="mb-6 text-heading">Statement</h1>
      <StatementView {...{ statement, range }} path={`${PORTAL_HOME}/orders/statement`} files="/api/team/statement" />
    </>
  );
}
