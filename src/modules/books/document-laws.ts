/** Laws of invoices and credit notes, by the rules that issue and print them. */
import type { Difference } from '@/data/kept-sums';
import { chargedSoFar, nextDocument, type Charges } from '@/domain/invoices/charges';
import { chargesOf } from '@/domain/invoices/order-charges';
import { readCharges } from '@/domain/invoices/stored-charges';
import { findUntied } from '@/domain/invoices/tax-rows';
import { currencyDecimals } from '@/domain/money/currency';
import { toAmount, type Cents } from '@/domain/money/money';
import { isBilled } from '@/domain/orders/order-policy';
import { policyOf } from '@/domain/orders/policies';
import type { InvoicedOrder, StoredDocument } from './data/invoiced-orders';

/** Undefined if an amount is not one of the currency. */
function exact<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function untiedRows(document: StoredDocument): Difference | undefined {
  const { number, currency } = document;
  const charges = exact(() => readCharges(document, currency));
  if (!charges) return { subject: number, is: null, should: null, currency };
  const untied = findUntied(charges);
  if (!untied) return undefined;
  const { rate, is, should } = untied;
  const subject = rate === undefined ? number : `${number}: ${rate}%`;
  return { subject, is: toAmount(is, currency), should: toAmount(should, currency), currency };
}

/** Exact fractions are PostgreSQL’s: off by more than half a unit is wrong. */
export function wrongHomeTax({ number, taxLines, homeTax }: StoredDocument): Difference | undefined {
  if (!homeTax) return undefined;
  const { currency, rate, tax } = homeTax;
  const units = taxLines.reduce((sum, line) => sum + line.tax, 0) * rate * 10 ** currencyDecimals(currency);
  if (Math.abs(units - tax * 10 ** currencyDecimals(currency)) <= 0.501) return undefined;
  return { subject: number, is: tax, should: toAmount(Math.round(units), currency), currency };
}

/** Total, or else the tax of a rate. A team’s order that waits for approval is invoiced with it. */
export function wronglyInvoiced(order: InvoicedOrder): Difference | undefined {
  const { kind, orderNumber, status, currency, documents, storedCredit } = order;
  if (!isBilled(policyOf(kind), status)) return undefined;
  const compared = exact(() => {
    const credited = storedCredit ? readCharges(storedCredit, currency) : undefined;
    const target = chargesOf({ ...order, ...{ items: [], discounts: [], shippingAmount: 0, credited } });
    const issued = documents.map((document) => ({
      kind: document.kind,
      charges: readCharges(document, document.currency),
    }));
    return { target, issued: chargedSoFar(issued), isRight: nextDocument(target, issued) === undefined };
  });
  if (!compared) return { subject: orderNumber, is: null, should: null, currency };
  const { target, issued, isRight } = compared;
  if (isRight) return undefined;
  const between = (what: string, of: (charges: Charges) => Cents): Difference => ({
    ...{ subject: `${orderNumber}${what}`, currency },
    ...{ is: toAmount(of(issued), currency), should: toAmount(of(target), currency) },
  });
  const taxAt = (rate: number) => (charges: Charges) => charges.taxLines.find((line) => line.rate === rate)?.tax ?? 0;
  const rates = [...target.taxLines, ...issued.taxLines].map(({ rate }) => rate);
  const differing = rates.find((rate) => taxAt(rate)(target) !== taxAt(rate)(issued));
  if (target.total !== issued.total || differing === undefined) return between('', ({ total }) => total);
  return between(`: tax at ${differing}%`, taxAt(differing));
}
