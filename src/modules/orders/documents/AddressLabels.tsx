import { Document, Page, StyleSheet, View } from '@/modules/documents/elements';
import { FONT } from '@/modules/documents/fonts';
import { Text } from '@/modules/documents/Text';
import type { SiteSetting } from '@/payload-types';
import type { DocumentOrder } from './document-order';

const MM = 72 / 25.4;

/** Sheet of 14 labels of 99.1 × 38.1 mm, as Avery L7163. */
const PER_SHEET = 14;
const styles = StyleSheet.create({
  page: {
    ...{ paddingTop: 15.1 * MM, paddingLeft: 4.65 * MM, fontFamily: FONT, fontSize: 11, color: '#0b0b12' },
    ...{ flexDirection: 'row', flexWrap: 'wrap', alignContent: 'flex-start', columnGap: 2.5 * MM },
  },
  label: { width: 99.1 * MM, height: 38.1 * MM, padding: 5 * MM, justifyContent: 'center', overflow: 'hidden' },
  number: { position: 'absolute', right: 4 * MM, bottom: 3 * MM, fontSize: 7, color: '#585766' },
});

type AddressLabelsProps = { orders: readonly DocumentOrder[]; settings: Pick<SiteSetting, 'brandName'> };

export function AddressLabels({ orders, settings }: AddressLabelsProps) {
  const sheets = Array.from({ length: Math.ceil(orders.length / PER_SHEET) }, (_, sheet) =>
    orders.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
  return (
    <Document title={`${orders.length} address labels`} author={settings.brandName} language="en-GB">
      {sheets.map((labels, sheet) => (
        <Page key={sheet} size="A4" style={styles.page}>
          {labels.map((order) => (
            <View key={order.id} style={styles.label} wrap={false}>
              <Text>{order.label.filter(Boolean).join('\n')}</Text>
              <Text style={styles.number}>{order.orderNumber}</Text>
            </View>
          ))}
        </Page>
      ))}
    </Document>
  );
}
