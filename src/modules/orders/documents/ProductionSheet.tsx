import { Document, StyleSheet, View } from '@/modules/documents/elements';
import { roomBelow } from '@/modules/documents/DocumentHead';
import { day, look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { inPages, textHeight } from '@/modules/documents/pages';
import { Sheet } from '@/modules/documents/Sheet';
import type { SiteSetting } from '@/payload-types';
import type { DocumentOrder } from './document-order';
import { matricesOf, piecesOf, type Matrix } from './designs';
import { OrderHead, shownOf } from './OrderHead';
import type { KitPictures } from './kit-pictures';
import { PrintPages } from './PrintPages';
import { OrderNotes } from './OrderNotes';

const styles = StyleSheet.create({
  color: { width: 104, paddingRight: 6 },
  cell: { flexGrow: 1, flexBasis: 0, textAlign: 'center', fontSize: 10 },
  total: { width: 40, textAlign: 'right', fontWeight: 700 },
  sums: { flexDirection: 'row', paddingVertical: 4, paddingHorizontal: 7, fontWeight: 700 },
});

const NO_PICTURES: KitPictures = new Map();

type ProductionSheetProps = { order: DocumentOrder; settings: SiteSetting; pictures?: KitPictures };

/** Colours down and sizes across; then each printed piece, with the kits from front and back. */
export function ProductionSheet({ order, settings, pictures = NO_PICTURES }: ProductionSheetProps) {
  const facts = [
    { label: 'Ordered', value: day(order.createdAt) },
    ...order.promise,
    { label: 'Status', value: order.status },
    { label: 'Pieces', value: String(piecesOf(order.orderItems)) },
  ];
  const subject = `Production sheet ${order.orderNumber}`;
  const notesHeight = order.notes ? 34 + textHeight(order.notes, 100) : 0;
  const pages = inPages(matricesOf(order.orderItems), matrixHeight, roomBelow({ ...order, facts }) - notesHeight);
  return (
    <Document title={subject} author={settings.brandName} language="en-GB">
      {pages.map((matrices, page) => (
        <Sheet key={page} settings={settings} subject={subject} source={[shownOf(order), order.notes, facts]}>
          {page === 0 && (
            <>
              <OrderHead title="Production sheet" order={order} facts={facts} />
              <OrderNotes notes={order.notes} />
            </>
          )}
          {matrices.map((matrix, index) => (
            <MatrixTable key={index} matrix={matrix} />
          ))}
        </Sheet>
      ))}
      <PrintPages order={order} subject={subject} settings={settings} pictures={pictures} />
    </Document>
  );
}

const matrixHeight = ({ productName, rows }: Matrix): number =>
  52 +
  textHeight(productName, 84) +
  (rows.length > 1 ? 22 : 0) +
  rows.reduce((sum, { color }) => sum + 9 + textHeight(color, 20), 0);

/** Colours kept on one page, which also lays out fast. */
const ROWS_TOGETHER = 12;

/** A long one repeats heading and sizes on each page. */
function MatrixTable({ matrix: { productName, sku, sizes, rows, totals, total } }: { matrix: Matrix }) {
  const isLong = rows.length > ROWS_TOGETHER;
  return (
    <View style={{ marginTop: 16 }} wrap={isLong}>
      <View fixed={isLong}>
        <View style={look.band}>
          <Text style={[look.grow, look.strong]}>{productName}</Text>
          <Text style={look.muted}>{sku}</Text>
        </View>
        <View style={look.head}>
          <Text style={styles.color}>Colour or kit</Text>
          {sizes.map((size) => (
            <Text key={size} style={[styles.cell, { fontSize: 9 }]}>
              {size}
            </Text>
          ))}
          <Text style={styles.total}>Total</Text>
        </View>
      </View>
      {rows.map(({ color, cells, total: inColor }, index) => (
        <View key={index} style={look.row} wrap={false}>
          <Text style={styles.color}>{color}</Text>
          {cells.map((count, size) => (
            <Text key={size} style={count > 0 ? [styles.cell, look.strong] : [styles.cell, look.muted]}>
              {count || '–'}
            </Text>
          ))}
          <Text style={styles.total}>{inColor}</Text>
        </View>
      ))}
      {rows.length > 1 && (
        <View style={styles.sums} wrap={false}>
          <Text style={styles.color}>All</Text>
          {totals.map((count, size) => (
            <Text key={size} style={styles.cell}>
              {count}
            </Text>
          ))}
          <Text style={styles.total}>{total}</Text>
        </View>
      )}
    </View>
  );
}
