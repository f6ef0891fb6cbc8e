import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatUsd, toCents } from '@/domain/money';
import { teamOrderStatusLabel } from '@/domain/order-status';
import { discountText } from '@/domain/price-tiers';
import { compareSizes, sizeLabelOf } from '@/domain/sizes';
import type { TeamOrderItem } from '@/domain/team-order';
import type { SiteSetting } from '@/payload-types';
import { FONT } from './fonts';
import type { TeamOrderDetail } from '../operations/orders/load-team-order';

const ink = '#0b0b12';
const muted = '#585766';
const line = '#d9d8e2';

const styles = StyleSheet.create({
  page: { paddingVertical: 40, paddingHorizontal: 44, fontFamily: FONT, fontSize: 11, color: ink },
  brand: { flexDirection: 'row', justifyContent: 'space-between', borderBottom: `2 solid ${ink}`, paddingBottom: 12 },
  brandName: { fontWeight: 700, fontSize: 18, textTransform: 'uppercase' },
  muted: { color: muted },
  title: { fontWeight: 700, fontSize: 15, marginTop: 22, marginBottom: 10 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 6, marginBottom: 18 },
  fact: { width: '50%' },
  item: { marginBottom: 18 },
  itemHead: { flexDirection: 'row', justifyContent: 'space-between', backgroundColor: '#f1f0f6', padding: 7 },
  strong: { fontWeight: 700 },
  row: { flexDirection: 'row', borderBottom: `0.5 solid ${line}`, paddingVertical: 4, paddingHorizontal: 7 },
  grow: { flexGrow: 1, flexBasis: 0 },
  number: { width: 60, textAlign: 'right' },
  totals: { marginTop: 4, alignSelf: 'flex-end', width: 300 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  grand: { borderTop: `1 solid ${ink}`, marginTop: 4, paddingTop: 6, fontSize: 13 },
  foot: { position: 'absolute', bottom: 22, left: 44, right: 44, fontSize: 8, color: muted, textAlign: 'center' },
});

const usd = (dollars: number) => formatUsd(toCents(dollars));
const sizeName = (size: string) => sizeLabelOf(size) ?? 'One size';
const day = (iso: string) => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

type OrderDocumentProps = { order: TeamOrderDetail; settings: SiteSetting };

/** A team order on paper: what is made, for whom, at which price. */
export function OrderDocument({ order, settings }: OrderDocumentProps) {
  const { items, discounts } = order.data;
  const subtotal = items.reduce((sum, item) => sum + toCents(item.total_price), 0);
  return (
    <Document title={`Order ${order.orderNumber}`} author={settings.brandName} language="en-GB">
      <Page size="A4" style={styles.page}>
        <View style={styles.brand} fixed>
          <Text style={styles.brandName}>{settings.brandName}</Text>
          <Text style={[styles.muted, { textAlign: 'right', fontSize: 8 }]}>
            {[settings.address, settings.salesEmail, settings.phone].filter(Boolean).join('\n')}
          </Text>
        </View>
        <Text style={styles.title}>Order confirmation {order.orderNumber}</Text>
        <View style={styles.facts}>
          <Fact term="Team" value={order.team.name} />
          <Fact term="Ordered" value={day(order.createdAt)} />
          <Fact term="Contact" value={order.team.contactPerson ?? ''} />
          <Fact term="Status" value={teamOrderStatusLabel(order.status)} />
        </View>
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
        <View style={styles.totals} wrap={false}>
          {discounts.length > 0 && <Total label="Subtotal" value={formatUsd(subtotal)} />}
          {discounts.map((discount, index) => (
            <Total
              key={index}
              label={discountText({
                productName: discount.product_name,
                color: discount.color,
                quantity: discount.quantity,
                percentOff: discount.percent_off,
              })}
              value={`-${usd(discount.amount)}`}
            />
          ))}
          <View style={[styles.total, styles.grand, styles.strong]}>
            <Text>Total, {order.totalItems} pieces</Text>
            <Text>{usd(order.totalAmount)}</Text>
          </View>
        </View>
        {order.notes && (
          <View style={{ marginTop: 18 }} wrap={false}>
            <Text style={styles.strong}>Notes</Text>
            <Text>{order.notes}</Text>
          </View>
        )}
        <Text
          style={styles.foot}
          fixed
          render={({ pageNumber, totalPages }) => `${order.orderNumber} · page ${pageNumber} of ${totalPages}`}
        />
      </Page>
    </Document>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <Text style={styles.fact}>
      <Text style={styles.muted}>{term}: </Text>
      {value}
    </Text>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <View style={styles.total}>
      <Text style={[styles.grow, { paddingRight: 12 }]}>{label}</Text>
      <Text>{value}</Text>
    </View>
  );
}

function Item({ item }: { item: TeamOrderItem }) {
  const sizes = Object.entries(item.quantities).sort(([a], [b]) => compareSizes(a, b));
  return (
    <View style={styles.item}>
      <View style={styles.itemHead} wrap={false}>
        <Text style={styles.strong}>{[item.product_name, item.color].filter(Boolean).join(', ')}</Text>
        <Text style={styles.muted}>{item.sku}</Text>
      </View>
      {sizes.map(([size, quantity]) => {
        const price = item.size_prices?.[size] ?? item.unit_price;
        return (
          <View key={size} style={styles.row} wrap={false}>
            <Text style={styles.grow}>{sizeName(size)}</Text>
            <Text style={styles.number}>{quantity}</Text>
            <Text style={styles.number}>{usd(price)}</Text>
            <Text style={styles.number}>{formatUsd(toCents(price) * quantity)}</Text>
          </View>
        );
      })}
      {item.players.length > 0 && (
        <View style={{ marginTop: 6 }}>
          <View style={styles.row} wrap={false}>
            <Text style={[styles.grow, styles.muted]}>Player</Text>
            <Text style={[styles.grow, styles.muted]}>Name on the back</Text>
            <Text style={[styles.number, styles.muted]}>Number</Text>
            <Text style={[styles.number, styles.muted]}>Size</Text>
          </View>
          {item.players.map((player, index) => (
            <View key={index} style={styles.row} wrap={false}>
              <Text style={styles.grow}>{player.name}</Text>
              <Text style={styles.grow}>{player.name_on_back}</Text>
              <Text style={styles.number}>{player.number ?? ''}</Text>
              <Text style={styles.number}>{sizeName(player.size)}</Text>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
