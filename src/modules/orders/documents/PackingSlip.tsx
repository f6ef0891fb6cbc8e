import { Document, StyleSheet, View } from '@react-pdf/renderer';
import { trackingText } from '@/domain/despatch/carriers';
import { countPieces } from '@/domain/despatch/shipments';
import { itemsText } from '@/domain/orders/order-counts';
import { playersText } from '@/domain/orders/players';
import type { Shipment } from '@/data/shipments';
import { roomBelow } from '@/modules/documents/DocumentHead';
import { day, look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { inPages, textHeight } from '@/modules/documents/pages';
import { Sheet } from '@/modules/documents/Sheet';
import type { SiteSetting } from '@/payload-types';
import type { DocumentOrder } from './document-order';
import { designsOf, designText, sizeOf, type Design, type DocumentLine } from './designs';
import { playersOf } from './player-list';
import { OrderHead, shownOf } from './OrderHead';
import { OrderNotes } from './OrderNotes';

const styles = StyleSheet.create({
  box: { width: 12, height: 12, border: '1 solid #0b0b12', marginRight: 14 },
  quantity: { width: 70, textAlign: 'right', fontSize: 12, fontWeight: 700 },
  sign: { flexDirection: 'row', gap: 28, marginTop: 30 },
  signLine: { flexGrow: 1, flexBasis: 0, borderTop: '0.5 solid #585766', paddingTop: 3, fontSize: 9 },
});

/** What goes into the box, to be ticked off: no prices, for it travels with the goods. Of one shipment, or of all. */
export function PackingSlip({ order, settings, shipment }: SlipProps) {
  return (
    <Document title={`Packing slip ${order.orderNumber}`} author={settings.brandName} language="en-GB">
      <SlipPages order={order} settings={settings} shipment={shipment} />
    </Document>
  );
}

/** The slips of several orders in one document, each on pages of its own. */
export function PackingSlips({ orders, settings }: { orders: readonly DocumentOrder[]; settings: SiteSetting }) {
  return (
    <Document title={`${orders.length} packing slips`} author={settings.brandName} language="en-GB">
      {orders.map((order) => (
        <SlipPages key={order.id} order={order} settings={settings} />
      ))}
    </Document>
  );
}

type SlipProps = { order: DocumentOrder; settings: SiteSetting; shipment?: Shipment };

function SlipPages({ order: whole, settings, shipment }: SlipProps) {
  const order = shipment ? withPieces(whole, shipment) : whole;
  const subject = [`Packing slip ${order.orderNumber}`, shipment && `shipment ${shipment.number}`];
  const facts = [
    { label: 'Ordered', value: day(order.createdAt) },
    ...order.promise,
    { label: 'To pack', value: itemsText(order.orderItems.length, order.totalItems) },
    ...(shipment ? shipmentFacts(shipment) : []),
  ];
  const ordered = designsOf(order.orderItems).flatMap(({ lines }) => lines);
  const pages = inPages(ordered, lineHeight, roomBelow({ ...order, facts }));
  return (
    <>
      {pages.map((lines, page) => (
        <Sheet
          key={page}
          settings={settings}
          subject={subject.filter(Boolean).join(', ')}
          source={[shownOf(order), order.notes, facts]}
          place={{ page: page + 1, of: pages.length }}
        >
          {page === 0 ? <OrderHead title="Packing slip" order={order} facts={facts} /> : <View style={look.gap} />}
          <View style={look.head}>
            <Text style={{ width: 26 }} />
            <Text style={look.grow}>Size</Text>
            <Text style={look.number}>Quantity</Text>
          </View>
          {designsOf(lines).map((design, index) => (
            <DesignRows key={index} design={design} />
          ))}
          {page === pages.length - 1 && (
            <>
              <OrderNotes notes={order.notes} />
              <View style={styles.sign} wrap={false}>
                {['Packed by', 'Checked by', 'Date'].map((label) => (
                  <Text key={label} style={styles.signLine}>
                    {label}
                  </Text>
                ))}
              </View>
            </>
          )}
        </Sheet>
      ))}
    </>
  );
}

const shipmentFacts = (shipment: Shipment) => {
  const carried = trackingText(shipment);
  return [
    { label: 'Shipment', value: String(shipment.number) },
    ...(carried ? [{ label: 'Carrier', value: carried }] : []),
  ];
};

/** An order with the pieces of one shipment alone. Whose pieces they are is known where a whole line goes. */
function withPieces(order: DocumentOrder, { pieces }: Shipment): DocumentOrder {
  const orderItems = order.orderItems.flatMap((line) => {
    const quantity = pieces.find((each) => each.line === line.id)?.quantity ?? 0;
    if (quantity === 0) return [];
    return [quantity === line.quantity ? line : { ...line, quantity, players: null }];
  });
  return { ...order, orderItems, totalItems: countPieces(pieces) };
}

const sizeText = (line: DocumentLine) => {
  const players = playersOf(line).length;
  return [sizeOf(line), players > 0 && playersText(players)].filter(Boolean).join(', ');
};

/** A design has its name above its first size, and again where a page begins. */
function lineHeight(line: DocumentLine, before: DocumentLine | undefined): number {
  const isFirst = !before || designText(before) !== designText(line) || before.sku !== line.sku;
  return 24 + (isFirst ? 22 + textHeight(designText(line), 84) : 0);
}

function DesignRows({ design }: { design: Design }) {
  return (
    <View style={{ marginTop: 8 }}>
      <View style={look.band} wrap={false}>
        <Text style={[look.grow, look.strong]}>{designText(design)}</Text>
        <Text style={look.muted}>{design.sku}</Text>
      </View>
      {design.lines.map((line, index) => (
        <View key={index} style={[look.row, { alignItems: 'center' }]} wrap={false}>
          <View style={styles.box} />
          <Text style={look.grow}>{sizeText(line)}</Text>
          <Text style={styles.quantity}>{line.quantity}</Text>
        </View>
      ))}
    </View>
  );
}
