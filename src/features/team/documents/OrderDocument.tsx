import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { formatUsd, toCents } from '@/domain/money';
import { teamOrderStatusLabel } from '@/domain/order-status';
import { discountText } from '@/domain/price-tiers';
import { compareSizes, sizeLabelOf } from '@/domain/sizes';
import type { TeamOrderItem, TeamOrderPlayer } from '@/domain/team-order';
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
  row: { flexDirection: 'row', borderBottom: `0.5 solid ${line}`, paddingVertical: 3, paddingHorizontal: 7 },
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

/** Names that are laid out together: finding where pages break takes the square of what is on them. */
const NAMES_AT_ONCE = 120;

type OrderDocumentProps = { order: TeamOrderDetail; settings: SiteSetting };

/** A team order on paper: what is made at which price, and behind it, design by design, for whom. */
export function OrderDocument({ order, settings }: OrderDocumentProps) {
  const { items } = order.data;
  return (
    <Document title={`Order ${order.orderNumber}`} author={settings.brandName} language="en-GB">
      <Sheet order={order} settings={settings}>
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
        <Totals order={order} />
        {order.notes && (
          <View style={{ marginTop: 18 }} wrap={false}>
            <Text style={styles.strong}>Notes</Text>
            <Text>{order.notes}</Text>
          </View>
        )}
      </Sheet>
      {items.flatMap((item, index) =>
        inSteps(item.players, NAMES_AT_ONCE).map((players, step) => (
          <Sheet key={`${index} ${step}`} order={order} settings={settings}>
            <Names item={item} players={players} />
          </Sheet>
        )),
      )}
    </Document>
  );
}

function inSteps<Each>(all: readonly Each[], step: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / step) }, (_, index) =>
    all.slice(index * step, (index + 1) * step),
  );
}

function Sheet({ order, settings, children }: OrderDocumentProps & { children: ReactNode }) {
  return (
    <Page size="A4" style={styles.page}>
      <View style={styles.brand} fixed>
        <Text style={styles.brandName}>{settings.brandName}</Text>
        <Text style={[styles.muted, { textAlign: 'right', fontSize: 8 }]}>
          {[settings.address, settings.salesEmail, settings.phone].filter(Boolean).join('\n')}
        </Text>
      </View>
      {children}
      <Text
        style={styles.foot}
        fixed
        render={({ pageNumber, totalPages }) => `${order.orderNumber} · page ${pageNumber} of ${totalPages}`}
      />
    </Page>
  );
}

function Totals({ order }: { order: TeamOrderDetail }) {
  const { items, discounts } = order.data;
  const subtotal = items.reduce((sum, item) => sum + toCents(item.total_price), 0);
  return (
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

function ItemHead({ item }: { item: TeamOrderItem }) {
  return (
    <View style={styles.itemHead} wrap={false}>
      <Text style={styles.strong}>{[item.product_name, item.color].filter(Boolean).join(', ')}</Text>
      <Text style={styles.muted}>{item.sku}</Text>
    </View>
  );
}

function Item({ item }: { item: TeamOrderItem }) {
  const sizes = Object.entries(item.quantities).sort(([a], [b]) => compareSizes(a, b));
  return (
    <View style={styles.item}>
      <ItemHead item={item} />
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
    </View>
  );
}

function Names({ item, players }: { item: TeamOrderItem; players: readonly TeamOrderPlayer[] }) {
  return (
    <>
      <View style={{ paddingTop: 18 }} fixed>
        <ItemHead item={item} />
        <View style={[styles.row, styles.muted]}>
          <Text style={styles.grow}>Player</Text>
          <Text style={styles.grow}>Name on the back</Text>
          <Text style={styles.number}>Number</Text>
          <Text style={styles.number}>Size</Text>
        </View>
      </View>
      {players.map((player, index) => (
        <View key={index} style={styles.row} wrap={false}>
          <Text style={styles.grow}>{player.name}</Text>
          <Text style={styles.grow}>{player.name_on_back}</Text>
          <Text style={styles.number}>{player.number ?? ''}</Text>
          <Text style={styles.number}>{sizeName(player.size)}</Text>
        </View>
      ))}
    </>
  );
}
