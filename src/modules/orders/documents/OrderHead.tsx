import { DocumentHead, type Fact } from '@/modules/documents/DocumentHead';
import { designText } from './designs';
import type { DocumentOrder } from './document-order';

type OrderHeadProps = { title: string; order: DocumentOrder; facts: readonly Fact[] };

/** The beginning of a document about an order: what it is, for whom, where it goes. */
export const OrderHead = ({ title, order: { orderNumber, columns }, facts }: OrderHeadProps) => (
  <DocumentHead title={title} number={orderNumber} columns={columns} facts={facts} />
);

/** Parts of an order that a document shows wherever it is headed by OrderHead and lists what was ordered. */
export const shownOf = ({ columns, orderItems }: DocumentOrder): unknown => [
  columns,
  orderItems.map((line) => [designText(line), line.sku, line.players]),
];
