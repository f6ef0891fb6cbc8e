import { Document, StyleSheet, View } from '@/modules/documents/elements';
import { trackingText } from '@/domain/despatch/carriers';
import { countPieces } from '@/domain/despatch/shipments';
import { itemsText } from '@/domain/orders/order-counts';
import type { Shipment } from '@/data/shipments';
import { roomBelow } from '@/modules/documents/DocumentHead';
import { day, look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { inPages, textHeight } from '@/modules/documents/pages';
import { Sheet } from '@/modules/documents/Sheet';
import type { SiteSetting } from '@/payload-types';
import type { DocumentOrder } from './document-order';
import { designsOf, designText, type Design } from './designs';
import { isPersonal, playersOf, printRows, sizesOf, type PrintRow } from './player-list';
import { OrderHead, shownOf } from './OrderHead';
import { OrderNotes } from './OrderNotes';

const styles = StyleSheet.create({
  box: { width: 12, height: 12, border: '1 solid #0b0b12', marginRight: 14 },
  size: { width: 104, paddingRight: 6 },
  number: { width: 60 },
  quantity: { width: 70, textAlign: 'right' },
  count: { fontSize: 12, fontWeight: 700 },
  sign: { flexDirection: 'row', gap: 28, marginTop: 30 },
  signLine: { flexGrow: 1, flexBasis: 0, borderTop: '0.5 solid #585766', paddingTop: 3, fontSize: 9 },
});

/** No prices, as the slip travels with the goods. */
export function PackingSlip({ order, settings, shipment }: SlipProps) {
  return (
    <Document title={`Packing slip ${order.orderNumber}`} author={settings.brandName} language="en-GB">
      <SlipPages order={order} settings={settings} shipment={shipment} />
    </Document>
  );
}

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
  const columns = {
    hasNames: order.orderItems.some((line) => playersOf(line).length > 0),
    isPersonal: isPersonal({ lines: order.orderItems }),
  };
  const pages = inPages(designsOf(order.orderItems).flatMap(slipRows), rowHeight, roomBelow({ ...order, facts }));
  return (
    <>
      {pages.map((rows, page) => (
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
            <Text style={columns.hasNames ? styles.size : look.grow}>Size</Text>
            {columns.hasNames && (
              <>
                <Text style={styles.number}>Number</Text>
                <Text style={look.grow}>Name</Text>
              </>
            )}
            {columns.isPersonal && <Text style={look.grow}>For</Text>}
            <Text style={styles.quantity}>Quantity</Text>
          </View>
          {rows.map((row, index) => (
            <Row key={index} {...row} {...columns} isFirst={row.design !== rows[index - 1]?.design} />
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

/** Players are known if the shipment names them, or a whole line goes. */
function withPieces(order: DocumentOrder, { pieces }: Shipment): DocumentOrder {
  const orderItems = order.orderItems.flatMap((line) => {
    const { quantity = 0, players = null } = pieces.find((each) => each.line === line.id) ?? {};
    if (quantity === 0) return [];
    return [players || quantity < line.quantity ? { ...line, quantity, players } : line];
  });
  return { ...order, orderItems, totalItems: countPieces(pieces) };
}

/** Pieces ticked off together: one, if its print is known. */
type SlipRow = { design: Design; row: PrintRow };

/** Pieces without a known player are listed without their print. */
const slipRows = (design: Design): SlipRow[] =>
  design.lines.flatMap((line) =>
    printRows({ lines: [line] }).map((row) => ({
      design,
      row: playersOf(line).length > 0 ? row : { ...row, name: '' },
    })),
  );

/** A design’s name is above its first row, and repeated at the top of a page. */
function rowHeight({ design, row }: SlipRow, before: SlipRow | undefined): number {
  const longest = Math.max(...[row.name, row.person ?? '', sizesOf(row)].map((text) => textHeight(text, 20)));
  return 11 + longest + (before?.design === design ? 0 : 22 + textHeight(designText(design), 84));
}

type RowProps = SlipRow & { isFirst: boolean; hasNames: boolean; isPersonal: boolean };

function Row({ design, row, isFirst, hasNames, isPersonal: withPerson }: RowProps) {
  return (
    <View wrap={false}>
      {isFirst && (
        <View style={[look.band, { marginTop: 8 }]}>
          <Text style={[look.grow, look.strong]}>{designText(design)}</Text>
          <Text style={look.muted}>{design.sku}</Text>
        </View>
      )}
      <View style={[look.row, { alignItems: 'center' }]}>
        <View style={styles.box} />
        <Text style={hasNames ? styles.size : look.grow}>{sizesOf(row)}</Text>
        {hasNames && (
          <>
            <Text style={[styles.number, look.strong]}>{row.number}</Text>
            <Text style={look.grow}>{row.name}</Text>
          </>
        )}
        {withPerson && <Text style={look.grow}>{row.person}</Text>}
        <Text style={[styles.quantity, styles.count]}>{row.pieces}</Text>
      </View>
    </View>
  );
}
