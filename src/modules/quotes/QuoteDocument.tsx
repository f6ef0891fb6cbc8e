import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { discountText } from '@/domain/money/price-tiers';
import { addressLines } from '@/domain/orders/address-lines';
import { lineName } from '@/domain/orders/order-edit-summary';
import { quoteDeposit, type QuoteContent, type QuoteOption } from '@/domain/quotes/quote-content';
import { taxRows, totalNote } from '@/domain/taxes/tax-text';
import { formatFullDay } from '@/domain/text/locale';
import { DocumentHead } from '@/modules/documents/DocumentHead';
import { Document, View } from '@/modules/documents/elements';
import { day, look } from '@/modules/documents/look';
import { Sheet, Total, type Letterhead } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';

type QuoteDocumentProps = { quoteNumber: string; sentAt: string; content: QuoteContent; settings: Letterhead };

export function QuoteDocument({ quoteNumber, sentAt, content, settings }: QuoteDocumentProps) {
  const { customer, companyName, shippingAddress, options, notes, terms } = content;
  const to = [
    companyName,
    `${customer.firstName} ${customer.lastName}`,
    ...addressLines(shippingAddress),
    customer.email,
  ];
  const facts = [
    { label: 'Date', value: day(sentAt) },
    { label: 'Valid until', value: formatFullDay(content.expiresOn) },
  ];
  return (
    <Document title={`Quote ${quoteNumber}`} author={settings.brandName} language="en-GB">
      <Sheet settings={settings} subject={`Quote ${quoteNumber}`} source={content}>
        <DocumentHead title="Quote" number={quoteNumber} columns={[{ label: 'For', lines: to }]} facts={facts} />
        {options.map((option, index) => (
          <Option key={index} option={option} content={content} />
        ))}
        {[notes, terms].filter(Boolean).map((text) => (
          <Text key={text} style={{ marginTop: 12 }}>
            {text}
          </Text>
        ))}
      </Sheet>
    </Document>
  );
}

function Option({ option, content }: { option: QuoteOption; content: QuoteContent }) {
  const { currency } = content;
  const { name, lines, discounts, delivery, shippingAmount, taxes, totalAmount, totalItems } = option;
  const note = totalNote(taxes);
  const deposit = quoteDeposit(option, content);
  return (
    <View style={{ marginBottom: 18 }}>
      {name !== '' && <Text style={look.title}>{name}</Text>}
      {lines.map((line, index) => (
        <View key={index} style={look.row} wrap={false}>
          <Text style={look.grow}>{lineName(line)}</Text>
          <Text style={look.number}>{line.quantity}</Text>
          <Text style={look.number}>{formatAmount(line.unitPrice, currency)}</Text>
          <Text style={look.number}>{formatAmount(line.totalPrice, currency)}</Text>
        </View>
      ))}
      <View style={look.totals} wrap={false}>
        {discounts.map((discount, index) => (
          <Total key={index} label={discountText(discount)} value={`-${formatAmount(discount.amount, currency)}`} />
        ))}
        {delivery && <Total label={deliveryLabel(delivery)} value={deliveryPrice(shippingAmount)} />}
        {taxRows(taxes).map(({ key, ...row }) => (
          <Total key={key} {...row} />
        ))}
        <View style={[look.total, look.grand, look.strong]}>
          <Text>Total, {totalItems} pieces</Text>
          <Text>{formatAmount(totalAmount, currency)}</Text>
        </View>
        {note && <Text style={look.muted}>{note}</Text>}
        {deposit && <Text style={look.muted}>{deposit}</Text>}
      </View>
    </View>
  );
}
