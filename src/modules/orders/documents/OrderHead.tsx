import { DocumentHead, type Fact } from '@/modules/documents/DocumentHead';
import { designText } from './designs';
import type { DocumentOrder } from './document-order';

type OrderHeadProps = { title: string; order: DocumentOrder; facts: readonly Fact[] };

export const OrderHead = ({ title, order: { orderNumber, columns }, facts }: OrderHeadProps) => (
  <DocumentHead title={title} number={orderNumber} columns={columns} facts={facts} />
);

export const shownOf = ({ columns, orderItems }: DocumentOrder): unknown => [
  columns,
  orderItems.map((line) => [designText(line), line.sku, line.players]),
];
