import type { ClientBase } from 'pg';
import type { Difference } from '@/data/kept-sums';
import { formatAmount, isExactAmount } from '@/domain/money/money';
import { applyShopFormat } from '@/domain/text/shop-format';
import { findShopFormat, findWrong, sqlLaws } from './data/laws';
import { readInvoicedOrders } from './data/invoiced-orders';
import { untiedRows, wrongHomeTax, wronglyInvoiced } from './document-laws';
import { checkReports } from './report-laws';

export type Finding = {
  law: string;
  of: string;
  checked: number;
  wrong: number;
  examples: Difference[];
};

const EXAMPLES = 10;

/** Begins the transaction in which all is read: nobody waits for it but the vacuum. */
export const SNAPSHOT = `
  begin isolation level repeatable read, read only;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local work_mem = '128MB'`;

/** Law by law, in the caller’s transaction. */
export async function* checkBooks(client: ClientBase): AsyncGenerator<Finding> {
  applyShopFormat(await findShopFormat(client));
  for (const law of sqlLaws()) {
    yield { law: law.law, of: law.of, ...(await findWrong(client, law, EXAMPLES)) };
  }
  yield* await checkDocuments(client);
  yield* await checkAllReports(client);
}

const emptyFinding = (of: string, law: string): Finding => ({ law, of, checked: 0, wrong: 0, examples: [] });

function note(to: Finding, found: Difference | undefined): void {
  to.checked += 1;
  if (!found) return;
  to.wrong += 1;
  if (to.examples.length < EXAMPLES) to.examples.push(found);
}

async function checkAllReports(client: ClientBase): Promise<Iterable<Finding>> {
  const findings = new Map<string, Finding>();
  for await (const { law, difference } of checkReports(client)) {
    const finding = findings.get(law) ?? emptyFinding('reports', law);
    findings.set(law, finding);
    note(finding, difference);
  }
  return findings.values();
}

async function checkDocuments(client: ClientBase): Promise<Finding[]> {
  const tied = emptyFinding('documents', 'rows by rate = tax lines = total');
  const home = emptyFinding('documents', 'tax in the home currency = tax at its rate');
  const invoiced = emptyFinding('invoiced orders', 'invoices - credit notes = what the order charges');
  for await (const order of readInvoicedOrders(client)) {
    note(invoiced, wronglyInvoiced(order));
    for (const document of order.documents) {
      note(tied, untiedRows(document));
      note(home, wrongHomeTax(document));
    }
  }
  return [tied, home, invoiced];
}

export function findingText({ law, of, checked, wrong, examples }: Finding): string {
  if (wrong === 0) return `ok     ${of}: ${law} (${checked})`;
  return [
    `WRONG  ${of}: ${law} (${wrong} of ${checked})`,
    ...examples.map((each) => `       ${differenceText(each)}`),
  ].join('\n');
}

function differenceText({ subject, is, should, currency }: Difference): string {
  const text = (value: Difference['is']): string => {
    if (value === null) return 'none';
    if (currency === null) return String(value);
    return isExactAmount(Number(value), currency) ? formatAmount(Number(value), currency) : `${value} ${currency}`;
  };
  return is === null && should === null ? subject : `${subject}: ${text(is)}, should be ${text(should)}`;
}
