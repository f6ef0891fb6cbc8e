import { furtherParts, partNames } from '@/domain/catalogue/product-parts';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount, addAmounts } from '@/domain/money/money';
import { discountText, discountValue } from '@/domain/money/price-tiers';
import type { OrderDiscount } from '@/domain/orders/price-goods';
import { partPieces, piecesText } from '@/domain/orders/part-pieces';
import { storedPlayers } from '@/domain/orders/players';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { taxRows, totalNote } from '@/domain/taxes/tax-text';
import { Document, View } from '@/modules/documents/elements';
import { day, look } from '@/modules/documents/look';
import { Sheet, Total } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';
import type { SiteSetting } from '@/payload-types';
import { designsOf, designText, sizeOf, type Design } from './designs';
import type { DocumentOrder } from './document-order';
import type { KitPictures } from './kit-pictures';
import { OrderHead, shownOf } from './OrderHead';
import { OrderNotes } from './OrderNotes';
import { PrintPages } from './PrintPages';

type OrderConfirmationProps = {
  order: DocumentOrder;
  sums: Omit<PlacedDelivery, 'promisedDate'> & {
    discounts: readonly OrderDiscount[];
    taxes: OrderTaxes | null;
    totalAmount: number;
  };
  settings: SiteSetting;
  pictures: KitPictures;
};

export function OrderConfirmation({ order, sums, settings, pictures }: OrderConfirmationProps) {
  const facts = [
    { label: 'Ordered', value: day(order.createdAt) },
    { label: 'Status', value: order.status },
    ...order.promise,
  ];
  const designs = designsOf(order.orderItems);
  const { discounts, delivery, taxes } = sums;
  const note = totalNote(taxes);
  return (
    <Document title={`Order ${order.orderNumber}`} author={settings.brandName} language="en-GB">
      <Sheet settings={settings} subject={order.orderNumber} source={[shownOf(order), order.notes, facts]}>
        <OrderHead title="Order confirmation" order={order} facts={facts} />
        {designs.map((design, index) => (
          <DesignRows key={index} design={design} />
        ))}
        <View style={look.totals} wrap={false}>
          {discounts.length > 0 && (
            <Total
              label="Subtotal"
              value={formatAmount(addAmounts(...order.orderItems.map(({ totalPrice }) => totalPrice)))}
            />
          )}
          {discounts.map((discount, index) => (
            <Total key={index} label={discountText(discount)} value={discountValue(discount)} />
          ))}
          {delivery && <Total label={deliveryLabel(delivery)} value={deliveryPrice(sums.shippingAmount)} />}
          {taxRows(taxes).map(({ key, ...row }) => (
            <Total key={key} {...row} />
          ))}
          <View style={[look.total, look.grand, look.strong]}>
            <Text>Total, {order.totalItems} pieces</Text>
            <Text>{formatAmount(sums.totalAmount)}</Text>
          </View>
          {note && <Text style={look.muted}>{note}</Text>}
        </View>
        <OrderNotes notes={order.notes} />
      </Sheet>
      <PrintPages order={order} subject={order.orderNumber} settings={settings} pictures={pictures} />
    </Document>
  );
}

function DesignRows({ design }: { design: Design }) {
  const { lines } = design;
  const parts = partNames(lines[0]?.parts);
  const pieces = partPieces({
    parts,
    quantities: Object.fromEntries(lines.map((line) => [line.sizeCode ?? '', line.quantity])),
    players: lines.flatMap((line) =>
      storedPlayers(line.players).map((player) => ({ ...player, size: line.sizeCode ?? '' })),
    ),
  });
  return (
    <View style={{ marginBottom: 18 }}>
      <View style={look.band} wrap={false}>
        <Text style={[look.grow, look.strong]}>{designText(design)}</Text>
        <Text style={look.muted}>{design.sku}</Text>
      </View>
      {lines.map((line, index) => (
        <View key={index} style={look.row} wrap={false}>
          <Text style={look.grow}>{[parts?.[0], sizeOf(line)].filter(Boolean).join(' ')}</Text>
          <Text style={look.number}>{line.quantity}</Text>
          <Text style={look.number}>{formatAmount(line.unitPrice)}</Text>
          <Text style={look.number}>{formatAmount(line.totalPrice)}</Text>
        </View>
      ))}
      {furtherParts(pieces).map((part) => (
        <View key={part.part} style={look.row} wrap={false}>
          <Text style={[look.grow, look.muted]}>{piecesText(part)}</Text>
        </View>
      ))}
    </View>
  );
}
