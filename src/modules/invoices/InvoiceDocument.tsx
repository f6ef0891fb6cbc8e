import type { ComponentProps } from 'react';
import { Document, View } from '@/modules/documents/elements';
import { PRINTED_LABELS } from '@/domain/invoices/invoice-names';
import { netRows } from '@/domain/invoices/net-rows';
import { printedRows, type PrintedRow } from '@/domain/invoices/printed-rows';
import { containTax, withNets } from '@/domain/invoices/tax-rows';
import { payTo } from '@/domain/money/pay-to';
import { formatAmount, formatMoney } from '@/domain/money/money';
import { addressLines } from '@/domain/orders/address-lines';
import { formatFullDay } from '@/domain/text/locale';
import { percentText } from '@/domain/taxes/tax-text';
import { DocumentHead, roomBelow } from '@/modules/documents/DocumentHead';
import { look } from '@/modules/documents/look';
import { inPages, textHeight } from '@/modules/documents/pages';
import { Sheet, Total } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import type { IssuedInvoice } from './data/issued-invoice';

const columns = {
  quantity: { width: 46, textAlign: 'right' },
  rate: { width: 40, textAlign: 'right' },
  money: { width: 74, textAlign: 'right' },
} as const;

/** A document as issued, or a pro forma: the invoice that the order would have now. */
export type PrintedInvoice = Omit<IssuedInvoice, 'id' | 'kind'> & {
  kind: IssuedInvoice['kind'] | 'pro_forma';
  /** Payment terms of a pro forma; an issued document has its own. */
  paymentNote?: string;
};

/** An invoice or a credit note, from nothing but what was stored when it was issued; or a pro forma. */
export function InvoiceDocument({ invoice }: { invoice: PrintedInvoice }) {
  const { kind, number, orderNumber, supplier, charges } = invoice;
  const title = `${PRINTED_LABELS[kind]} ${number}`;
  const containsTax = containTax(charges);
  const relieved = netRows(charges.rows)?.map((row) => ({ ...row, net: row.cents }));
  const rows = printedRows(relieved ?? withNets(charges));
  const head = headOf(invoice);
  const pages = inPages(rows, (row) => rowHeight(row, containsTax), roomBelow(head));
  const hasTax = charges.taxLines.length > 0;
  const { taxName, taxNote } = invoice.customer;
  // Prices without a tax that is not charged claim no rate of it.
  const printed = { hasRates: hasTax && !taxNote, containsTax, currency: invoice.currency };
  const isDeducted = !relieved && charges.rows.some(({ kind: of }) => of === 'relief');
  const ofTax = hasTax ? ` ${isDeducted ? 'incl.' : 'excl.'} ${taxName}` : '';
  return (
    <Document title={title} author={supplier.brandName} language="en-GB">
      {pages.map((onPage, page) => (
        <Sheet
          key={page}
          settings={supplier}
          subject={number === orderNumber ? title : `${title} · order ${orderNumber}`}
          source={[invoice.customer, rows]}
        >
          {page === 0 ? <DocumentHead {...head} /> : <View style={look.gap} />}
          <View style={look.head}>
            <Text style={look.grow}>Item</Text>
            <Text style={columns.quantity}>Quantity</Text>
            {printed.hasRates && <Text style={columns.rate}>{taxName}</Text>}
            <Text style={columns.money}>{containsTax ? `Price incl. ${taxName}` : `Price${ofTax}`}</Text>
            <Text style={columns.money}>{`Amount${ofTax}`}</Text>
            {containsTax && <Text style={columns.money}>{`Amount incl. ${taxName}`}</Text>}
          </View>
          {onPage.map((row, index) => (
            <Row key={index} row={row} {...printed} />
          ))}
          {page === pages.length - 1 && (
            <>
              <Sums invoice={invoice} />
              <Closing invoice={invoice} />
            </>
          )}
        </Sheet>
      ))}
    </Document>
  );
}

const DATE_LABELS = { invoice: 'Invoice date', credit_note: 'Date', pro_forma: 'Order date' } as const;

function headOf(invoice: PrintedInvoice): ComponentProps<typeof DocumentHead> {
  const { kind, number, orderNumber, issuedOn, dueOn, refersTo, customer, payment, supplier } = invoice;
  const { contact, teamName, companyName, billingAddress, shippingAddress, isCollection, vatNumber } = customer;
  const to = billingAddress ?? shippingAddress;
  const company = [
    supplier.companyName,
    supplier.companyNumber && `Company number ${supplier.companyNumber}`,
    supplier.vatNumber && `VAT number ${supplier.vatNumber}`,
  ];
  const facts = [
    { label: DATE_LABELS[kind], value: formatFullDay(issuedOn) },
    ...(kind === 'invoice' && !payment.isPaid && payment.deposit?.dueNow !== 0
      ? [{ label: 'Due date', value: formatFullDay(dueOn) }]
      : []),
    ...(kind === 'pro_forma' ? [] : [{ label: 'Order', value: orderNumber }]),
    ...(customer.purchaseOrder ? [{ label: 'Your PO number', value: customer.purchaseOrder }] : []),
    ...(billingAddress && shippingAddress && !isCollection
      ? [{ label: 'Deliver to', value: addressLines(shippingAddress).join('\n') }]
      : []),
    ...(refersTo
      ? [
          {
            label: kind === 'invoice' ? 'Follows invoice' : 'Credits invoice',
            value: `${refersTo.number}, ${formatFullDay(refersTo.issuedOn)}`,
          },
        ]
      : []),
  ];
  const customerLines = [
    ...[companyName, teamName === companyName ? null : teamName, `${contact.firstName} ${contact.lastName}`.trim()],
    ...(to ? addressLines(to) : []),
    ...[contact.email, vatNumber && `${customer.taxName} number ${vatNumber}`],
  ];
  return {
    title: PRINTED_LABELS[kind],
    number,
    columns: [
      { label: kind === 'credit_note' ? 'To' : 'Invoice to', lines: customerLines },
      ...(company.some(Boolean) ? [{ label: 'From', lines: company }] : []),
    ],
    facts,
  };
}

const rowHeight = ({ name, details }: PrintedRow, containsTax: boolean) =>
  9 + textHeight(name, containsTax ? 31 : 46) + textHeight(details, containsTax ? 37 : 56) * 0.82;

type RowProps = { row: PrintedRow; hasRates: boolean; containsTax: boolean; currency: string };

function Row({ row, hasRates, containsTax, currency }: RowProps) {
  const { name, details, quantity, unitCents, taxRate, net, cents } = row;
  return (
    <View style={look.row} wrap={false}>
      <View style={[look.grow, { paddingRight: 12 }]}>
        <Text style={look.strong}>{name}</Text>
        {details !== '' && <Text style={[look.muted, { fontSize: 9 }]}>{details}</Text>}
      </View>
      <Text style={columns.quantity}>{unitCents === null && quantity === 0 ? '' : quantity}</Text>
      {hasRates && <Text style={columns.rate}>{taxRate === null ? '' : percentText(taxRate)}</Text>}
      <Text style={columns.money}>{unitCents === null ? '' : formatMoney(unitCents, currency)}</Text>
      <Text style={columns.money}>{formatMoney(net, currency)}</Text>
      {containsTax && <Text style={columns.money}>{formatMoney(cents, currency)}</Text>}
    </View>
  );
}

function Sums({ invoice: { kind, charges, currency, customer, payment, homeTax } }: { invoice: PrintedInvoice }) {
  const deposit = payment.isPaid ? undefined : payment.deposit;
  const net = charges.taxLines.reduce((sum, line) => sum + line.net, 0);
  const tax = charges.taxLines.reduce((sum, line) => sum + line.tax, 0);
  return (
    <View style={look.totals} wrap={false}>
      {charges.taxLines.length > 0 && <Total label="Net" value={formatMoney(net, currency)} />}
      {charges.taxLines.map(({ rate, net: of, tax: atRate }) => (
        <Total
          key={rate}
          label={`${customer.taxName} ${percentText(rate)} on ${formatMoney(of, currency)}`}
          value={formatMoney(atRate, currency)}
        />
      ))}
      {charges.taxLines.length > 1 && <Total label={`Total ${customer.taxName}`} value={formatMoney(tax, currency)} />}
      {homeTax && (
        <Total
          label={`${customer.taxName} in ${homeTax.currency}, 1 ${currency} = ${homeTax.rate} ${homeTax.currency} on ${formatFullDay(homeTax.on)}`}
          value={formatAmount(homeTax.tax, homeTax.currency)}
        />
      )}
      <View style={[look.total, look.grand, look.strong]}>
        <Text>{`${kind === 'credit_note' ? 'Total credited' : 'Total'} (${currency})`}</Text>
        <Text>{formatMoney(charges.total, currency)}</Text>
      </View>
      {deposit && deposit.dueNow > 0 && (
        <Total
          label={`Due now (deposit of ${percentText(deposit.percent)})`}
          value={formatAmount(deposit.dueNow, currency)}
        />
      )}
      {deposit && deposit.beforeDespatch > 0 && (
        <Total label="Due before despatch" value={formatAmount(deposit.beforeDespatch, currency)} />
      )}
    </View>
  );
}

function Closing({ invoice }: { invoice: PrintedInvoice }) {
  const { kind, reason, customer } = invoice;
  return (
    <View style={{ marginTop: 20 }} wrap={false}>
      {reason && (
        <>
          <Text style={look.strong}>Reason</Text>
          <Text style={{ marginBottom: 12 }}>{reason}</Text>
        </>
      )}
      {customer.taxNote && <Text style={{ marginBottom: 12 }}>{customer.taxNote}</Text>}
      {kind !== 'credit_note' && (
        <>
          <Text style={look.strong}>Payment</Text>
          <Text>{paymentText(invoice)}</Text>
        </>
      )}
    </View>
  );
}

function paymentText(invoice: PrintedInvoice): string {
  const { payment, orderNumber, supplier, paymentNote } = invoice;
  if (paymentNote !== undefined) return paymentNote;
  if (payment.isPaid) return payment.method === 'card' ? 'Paid by card. Thank you.' : 'Paid. Thank you.';
  return [dueText(invoice), payTo(supplier.bankDetails, orderNumber)].filter(Boolean).join('\n\n');
}

function dueText({ payment: { deposit }, dueOn, currency }: PrintedInvoice): string {
  const day = formatFullDay(dueOn);
  if (!deposit) return `Please pay by ${day}.`;
  const [now, rest] = [deposit.dueNow, deposit.beforeDespatch].map((amount) => formatAmount(amount, currency));
  if (deposit.dueNow === 0) return 'Please pay before despatch.';
  if (deposit.beforeDespatch === 0) return `Please pay by ${day}: work begins once it is paid.`;
  return `Please pay the deposit of ${percentText(deposit.percent)}, ${now}, by ${day}, and the rest, ${rest}, before despatch.`;
}
