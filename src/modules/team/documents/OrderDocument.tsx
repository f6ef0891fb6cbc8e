import { Document, Image, StyleSheet, View } from '@/modules/documents/elements';
import { deliveryLabel, deliveryPrice, isCollected } from '@/domain/delivery/promise';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import { flowOf } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { taxRows, totalNote } from '@/domain/taxes/tax-text';
import { discountText } from '@/domain/money/price-tiers';
import { furtherParts, partSizesText } from '@/domain/catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '@/domain/catalogue/sizes';
import { partPieces, piecesText } from '@/domain/orders/part-pieces';
import { deliveryFacts } from '@/domain/teams/team-delivery';
import { printsText } from '@/domain/teams/line-prints';
import {
  itemText,
  listedPlayers,
  withDistinctPlayers,
  type TeamOrderItem,
  type TeamOrderPlayer,
} from '@/domain/teams/team-order';
import { day, look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { Sheet, Total } from '@/modules/documents/Sheet';
import type { SiteSetting } from '@/payload-types';
import type { TeamOrderDetail } from '../data/team-order';

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 6, marginBottom: 18 },
  fact: { width: '50%' },
  item: { marginBottom: 18 },
  pictures: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginVertical: 6 },
  picture: { height: 96, objectFit: 'contain' },
});

const sizeName = (size: string) => sizeLabelOf(size) ?? 'One size';

/** Names that are laid out together: finding where pages break takes the square of what is on them. */
const NAMES_AT_ONCE = 120;

type OrderDocumentProps = {
  order: TeamOrderDetail;
  settings: SiteSetting;
  /** The kits that its items are made to as PNGs, item by item. */
  pictures: readonly (readonly Buffer[])[];
};

/** A team order on paper: what is made at which price, and behind it, design by design, for whom. */
export function OrderDocument({ order, settings, pictures }: OrderDocumentProps) {
  const { items } = order.data;
  return (
    <Document title={`Order ${order.orderNumber}`} author={settings.brandName} language="en-GB">
      <Sheet
        settings={settings}
        subject={order.orderNumber}
        source={[
          order.team,
          order.notes,
          deliveryFacts(order),
          items.map((item) => [itemText(item), item.sku, item.prints]),
        ]}
      >
        <Text style={look.title}>Order confirmation {order.orderNumber}</Text>
        <View style={styles.facts}>
          <Fact term="Team" value={order.team.name} />
          <Fact term="Ordered" value={day(order.createdAt)} />
          <Fact term="Contact" value={order.team.contactPerson ?? ''} />
          <Fact term="Status" value={flowOf(TEAM_ORDERS, isCollected(order)).labels[order.status]} />
          {deliveryFacts(order).map(({ name, value }) => (
            <Fact key={name} term={name} value={value} />
          ))}
        </View>
        {items.map((item, index) => (
          <Item key={index} item={item} pictures={pictures[index] ?? []} />
        ))}
        <Totals order={order} />
        {order.notes && (
          <View style={{ marginTop: 18 }} wrap={false}>
            <Text style={look.strong}>Notes</Text>
            <Text>{order.notes}</Text>
          </View>
        )}
      </Sheet>
      {withDistinctPlayers(items).flatMap((item, index) =>
        inSteps(listedPlayers(item.players), NAMES_AT_ONCE).map((players, step) => (
          <Sheet
            key={`${index} ${step}`}
            settings={settings}
            subject={order.orderNumber}
            source={[players, item.prints]}
          >
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

function Totals({ order }: { order: TeamOrderDetail }) {
  const { items, discounts } = order.data;
  const subtotal = items.reduce((sum, item) => sum + toCents(item.totalPrice), 0);
  const note = totalNote(order.taxes);
  return (
    <View style={look.totals} wrap={false}>
      {discounts.length > 0 && <Total label="Subtotal" value={formatMoney(subtotal)} />}
      {discounts.map((discount, index) => (
        <Total
          key={index}
          label={discountText({
            productName: discount.productName,
            color: discount.color,
            quantity: discount.quantity,
            percentOff: discount.percentOff,
          })}
          value={`-${formatAmount(discount.amount)}`}
        />
      ))}
      {order.delivery && <Total label={deliveryLabel(order.delivery)} value={deliveryPrice(order.shippingAmount)} />}
      {taxRows(order.taxes).map(({ key, ...row }) => (
        <Total key={key} {...row} />
      ))}
      <View style={[look.total, look.grand, look.strong]}>
        <Text>Total, {order.totalItems} pieces</Text>
        <Text>{formatAmount(order.totalAmount)}</Text>
      </View>
      {note && <Text style={look.muted}>{note}</Text>}
    </View>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <Text style={styles.fact}>
      <Text style={look.muted}>{term}: </Text>
      {value}
    </Text>
  );
}

function ItemHead({ item }: { item: TeamOrderItem }) {
  return (
    <View style={look.band} wrap={false}>
      <Text style={[look.grow, look.strong]}>
        {[itemText(item), printsText(item.prints)].filter(Boolean).join(', ')}
      </Text>
      <Text style={look.muted}>{item.sku}</Text>
    </View>
  );
}

function Item({ item, pictures }: { item: TeamOrderItem; pictures: readonly Buffer[] }) {
  const sizes = Object.entries(item.quantities).sort(([a], [b]) => compareSizes(a, b));
  return (
    <View style={styles.item}>
      <ItemHead item={item} />
      {pictures.length > 0 && (
        <View style={styles.pictures} wrap={false}>
          {pictures.map((data, index) => (
            <Image key={index} src={{ data, format: 'png' }} style={styles.picture} />
          ))}
        </View>
      )}
      {sizes.map(([size, quantity]) => {
        const price = item.sizePrices?.[size] ?? item.unitPrice;
        return (
          <View key={size} style={look.row} wrap={false}>
            <Text style={look.grow}>{[item.parts?.[0], sizeName(size)].filter(Boolean).join(' ')}</Text>
            <Text style={look.number}>{quantity}</Text>
            <Text style={look.number}>{formatAmount(price)}</Text>
            <Text style={look.number}>{formatMoney(toCents(price) * quantity)}</Text>
          </View>
        );
      })}
      {furtherParts(partPieces(item)).map((pieces) => (
        <View key={pieces.part} style={look.row} wrap={false}>
          <Text style={[look.grow, look.muted]}>{piecesText(pieces)}</Text>
        </View>
      ))}
    </View>
  );
}

function Names({ item, players }: { item: TeamOrderItem; players: readonly TeamOrderPlayer[] }) {
  return (
    <>
      <View style={{ paddingTop: 18 }} fixed>
        <ItemHead item={item} />
        <View style={[look.row, look.muted]}>
          <Text style={look.grow}>Player</Text>
          <Text style={look.grow}>Name on the back</Text>
          <Text style={look.number}>Number</Text>
          <Text style={look.number}>Size</Text>
        </View>
      </View>
      {players.map((player, index) => (
        <View key={index} style={look.row} wrap={false}>
          <Text style={look.grow}>
            {[player.name, player.squad, partSizesText(player.sizes)].filter(Boolean).join('\n')}
          </Text>
          <Text style={look.grow}>{player.nameOnBack}</Text>
          <Text style={look.number}>{player.number ?? ''}</Text>
          <Text style={look.number}>{sizeName(player.size)}</Text>
        </View>
      ))}
    </>
  );
}
