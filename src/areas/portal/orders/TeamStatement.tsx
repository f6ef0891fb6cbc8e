import Link from 'next/link';
import { StatementView } from '@/modules/invoices/components/StatementView';
import type { LoadedStatement } from '@/modules/invoices/load-statement';
import { PORTAL_HOME } from '@/modules/team/portal-path';

export function TeamStatement({ statement, range }: Pick<LoadedStatement, 'statement' | 'range'>) {
  return (
    <>
      <Link
        href={`${PORTAL_HOME}/orders`}
        prefetch={false}
        className="inline-block py-1 text-sm text-ink-muted underline-offset-4 hover:underline"
      >
        ← All orders
      </Link>
      <h1 className="mt-1 mb-6 text-heading">Statement</h1>
      <StatementView {...{ statement, range }} path={`${PORTAL_HOME}/orders/statement`} files="/api/team/statement" />
    </>
  );
}
