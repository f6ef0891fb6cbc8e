import { StyleSheet, View } from '@react-pdf/renderer';
import { countryName } from '@/domain/orders/country-name';
import { look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import type { Order } from '@/payload-types';
import type { DocumentLine } from './designs';

const styles = StyleSheet.create({
  title: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: 16, marginTop: 20 },
  name: { fontWeight: 700, fontSize: 22, textTransform: 'uppercase' },
  number: { fontWeight: 700, fontSize: 13 },
  columns: { flexDirection: 'row', gap: 24, marginTop: 14, marginBottom: 18 },
  label: { fontSize: 9, marginBottom: 2 },
});

export type Fact = { label: string; value: string };

type OrderHeadProps = { title: string; order: Order; facts: readonly Fact[] };

/** The beginning of a document about an order: what it is, for whom, where it goes. */
export function OrderHead({ title, order, facts }: OrderHeadProps) {
  const { contact, shippingAddress: address } = order;
  return (
    <>
      <View style={styles.title}>
        <Text style={styles.name}>{title}</Text>
        <Text style={styles.number}>{order.orderNumber}</Text>
      </View>
      <View style={styles.columns}>
        <Column label="Customer">
          {`${contact.firstName} ${contact.lastName}`}
          {contact.email}
          {contact.phone}
        </Column>
        <Column label="Deliver to">
          {address.line1}
          {address.line2}
          {`${address.city} ${address.postcode}`}
          {countryName(address.country)}
        </Column>
        <View style={look.grow}>
          {facts.map(({ label, value }) => (
            <View key={label} style={{ marginBottom: 5 }}>
              <Text style={[look.muted, styles.label]}>{label}</Text>
              <Text>{value}</Text>
            </View>
          ))}
        </View>
      </View>
    </>
  );
}

/** What a document shows of an order wherever it is headed by OrderHead and lists what was ordered. */
export const shownOf = ({ contact, shippingAddress, orderItems }: Order): unknown => [
  contact,
  shippingAddress,
  orderItems.map(({ productName, color, sku, kit, players }: DocumentLine) => [
    ...[productName, color, sku, kit?.document.name],
    players,
  ]),
];

function Column({ label, children }: { label: string; children: (string | null | undefined)[] }) {
  return (
    <View style={look.grow}>
      <Text style={[look.muted, styles.label]}>{label}</Text>
      {children.filter(Boolean).map((line, index) => (
        <Text key={index}>{line}</Text>
      ))}
    </View>
  );
}
