import { shopFormat } from '@/domain/text/shop-format';
import { Document, View } from '@react-pdf/renderer';
import { deliveryLabel, deliveryOf, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import { recordedTaxes } from '@/domain/taxes/order-taxes';
import { taxRows } from '@/domain/taxes/tax-text';
import { discountText } from '@/domain/money/price-tiers';
import { day, look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { inPages, textHeight } from '@/modules/documents/pages';
import { Sheet, Total } from '@/modules/documents/Sheet';
import type { OrderDocumentData } from './load-order-document';
import { shopDocument } from './document-order';
import { designsOf, pricedRows, type Design } from './designs';
import { OrderHead, shownOf } from './OrderHead';
import { kitText } from './player-list';
import { paymentNote } from './invoice-payment-note';

const columns = { quantity: { width: 50, textAlign: 'right' }, money: { width: 72, textAlign: 'right' } } as const;

/** What an order costs and how it is to be paid, before or beside its numbered invoices. */
export function ProForma(data: OrderDocumentData) {
  const { order, settings } = data;
  const facts = [
    { label: 'Order date', value: day(order.createdAt) },
    { label: 'Payment', value: order.paymentMethod === 'card' ? 'Card' : 'Invoice' },
  ];
  const pages = inPages(designsOf(order.orderItems).flatMap(invoiceRows), rowHeight);
  return (
    <Document title={`Pro forma invoice ${order.orderNumber}`} author={settings.brandName} language="en-GB">
      {pages.map((rows, page) => (
        <Sheet
          key={page}
          settings={settings}
          subject={`Pro forma invoice ${order.orderNumber}`}
          source={shownOf(shopDocument(order))}
        >
          {page === 0 ? (
            <OrderHead title={titleOf(order)} order={shopDocument(order)} facts={facts} />
          ) : (
            <View style={look.gap} />
          )}
          <View style={look.head}>
            <Text style={look.grow}>Item</Text>
            <Text style={columns.quantity}>Quantity</Text>
            <Text style={columns.money}>Price</Text>
            <Text style={columns.money}>Amount</Text>
          </View>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
          {page === pages.length - 1 && (
            <>
              <Sums {...data} />
              <View style={{ marginTop: 20 }} wrap={false}>
                <Text style={look.strong}>Payment</Text>
                <Text>{paymentNote(data)}</Text>
              </View>
            </>
          )}
        </Sheet>
      ))}
    </Document>
  );
}

const titleOf = ({ status }: OrderDocumentData['order']) =>
  status === 'cancelled' ? 'Pro forma (cancelled)' : 'Pro forma';

type InvoiceRow = { name: string; details: string; unitPrice: number; quantity: number; cents: number };

/** One row for each price of a design: larger sizes may cost more. */
const invoiceRows = (design: Design): InvoiceRow[] =>
  pricedRows(design).map(({ unitPrice, quantity, sizes, lines }) => ({
    name: [design.productName, design.color].filter(Boolean).join(', '),
    details: [design.sku, sizes, kitText({ kit: design.kit, lines })].filter(Boolean).join('  ·  '),
    unitPrice,
    quantity,
    cents: centsOf(lines.map(({ totalPrice }) => totalPrice)),
  }));

const rowHeight = ({ name, details }: InvoiceRow) => 9 + textHeight(name, 58) + textHeight(details, 66) * 0.82;

function Row({ row: { name, details, unitPrice, quantity, cents } }: { row: InvoiceRow }) {
  return (
    <View style={look.row} wrap={false}>
      <View style={[look.grow, { paddingRight: 12 }]}>
        <Text style={look.strong}>{name}</Text>
        <Text style={[look.muted, { fontSize: 9 }]}>{details}</Text>
      </View>
      <Text style={columns.quantity}>{quantity}</Text>
      <Text style={columns.money}>{formatAmount(unitPrice)}</Text>
      <Text style={columns.money}>{formatMoney(cents)}</Text>
    </View>
  );
}

const centsOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + toCents(each), 0);

function Sums({ order, refunds }: OrderDocumentData) {
  const subtotal = centsOf(order.orderItems.map(({ totalPrice }) => totalPrice));
  return (
    <View style={look.totals} wrap={false}>
      <Total label="Subtotal" value={formatMoney(subtotal)} />
      {order.discounts?.map((discount, index) => (
        <Total
          key={index}
          label={discountText({ ...discount, color: discount.color ?? undefined })}
          value={`-${formatAmount(discount.amount)}`}
        />
      ))}
      <Total label={deliveryLabel(deliveryOf(order))} value={deliveryPrice(order.shippingAmount)} />
      {taxRows(recordedTaxes(order)).map(({ key, ...row }) => (
        <Total key={key} {...row} />
      ))}
      <View style={[look.total, look.grand, look.strong]}>
        <Text>Total ({shopFormat().currency})</Text>
        <Text>{formatAmount(order.totalAmount)}</Text>
      </View>
      {refunds.map((refund) => (
        <Total
          key={refund.id}
          label={`Refunded on ${day(refund.createdAt)}`}
          value={`-${formatAmount(refund.amount)}`}
        />
      ))}
      {refunds.length > 0 && (
        <View style={[look.total, look.strong]}>
          <Text>Total after refunds ({shopFormat().currency})</Text>
          <Text>{formatMoney(toCents(order.totalAmount) - centsOf(refunds.map(({ amount }) => amount)))}</Text>
        </View>
      )}
    </View>
  );
}
