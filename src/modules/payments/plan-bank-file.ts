import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import {
  numbersIn,
  planBankLines,
  wordsOf,
  type PayableOrder,
  type PlannedBankLine,
} from '@/domain/invoices/bank-matching';
import { policyOf } from '@/domain/orders/policies';
import { readStatement, type BankColumns, type BankLine, type Statement } from '@/domain/invoices/bank-table';
import { toAmount } from '@/domain/money/money';
import { awaitsCard } from '@/domain/invoices/card-payments';
import { orderDeposit } from '@/domain/invoices/deposits';
import { shopFormat } from '@/domain/text/shop-format';
import { readTableText } from '@/domain/text/table/text';
import { failure, type Result } from '@/lib/result';
import { listBankOrders, listEnteredLines, listInvoicePrefixes, type BankOrder } from './data/bank-orders';

/** Without payments while its columns are unknown. */
export type PlannedStatement = Omit<Statement, 'lines'> & { lines: PlannedBankLine[] | undefined };

/** Writes nothing. `columns`: corrected meaning of its columns. */
export async function planBankFile(
  payload: Payload,
  bytes: Uint8Array,
  columns?: BankColumns,
): Promise<Result<{ statement: PlannedStatement }, 'invalid'>> {
  const decoded = readTableText(bytes);
  const read = decoded.ok ? readStatement(decoded.text, columns) : decoded;
  if (!read.ok) return failure('invalid', read.message);
  const { lines, ...statement } = read.statement;
  return { ok: true, statement: { ...statement, lines: lines && (await plan(payload, lines.map(hashed))) } };
}

/** Hashed, as the text of a line can be long. */
const hashed = (line: BankLine): BankLine => ({ ...line, key: createHash('sha256').update(line.key).digest('hex') });

async function plan(payload: Payload, lines: readonly BankLine[]): Promise<PlannedBankLine[]> {
  const prefixes = await listInvoicePrefixes(payload);
  const texts = lines.map(({ text, payer }) => `${text} ${payer}`);
  const [orders, entered] = await Promise.all([
    listBankOrders(payload, {
      numbers: [...new Set(texts.flatMap((text) => numbersIn(text, prefixes)))],
      amounts: [...new Set(lines.map(({ cents }) => toAmount(cents)))],
      words: [...new Set(texts.flatMap(wordsOf))],
      currency: shopFormat().currency,
    }),
    listEnteredLines(
      payload,
      lines.map(({ key }) => key),
    ),
  ]);
  return planBankLines(lines, orders.map(payableOrder), entered, prefixes);
}

const payableOrder = (order: BankOrder): PayableOrder => {
  const { kind, id, orderNumber, invoiceNumbers, firstName, lastName } = order;
  const refusal = refusalOf(order);
  const { dueNow, dueBeforeDespatch } = orderDeposit(order);
  const open = dueNow + dueBeforeDespatch;
  return {
    ...{ kind, id, orderNumber, invoiceNumbers, firstName, lastName, open, dueNow },
    ...(refusal && { refusal }),
  };
};

/** As `recordPayment`; nothing is owed before the invoice of an order that owes by its status. */
function refusalOf(order: BankOrder) {
  const { kind, invoiceNumbers, awaitsConfirmation } = order;
  if (policyOf(kind).owedFrom && invoiceNumbers.length === 0) return 'it is not invoiced yet.';
  if (awaitsConfirmation) return 'its customer has not confirmed it yet.';
  return awaitsCard(order) ? 'it is paid by card.' : undefined;
}
