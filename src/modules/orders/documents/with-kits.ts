import type { PayloadRequest } from 'payload';
import { findKitDocuments } from '@/modules/kits/find-kit-documents';
import type { Order } from '@/payload-types';
import type { DocumentLine } from './designs';

const kitIdOf = ({ kitDocument: kit }: Pick<DocumentLine, 'kitDocument'>): string | undefined =>
  typeof kit === 'object' ? kit?.id : kit;

export async function withKits(req: PayloadRequest, orders: readonly Order[]): Promise<Order[]> {
  const ids = orders.flatMap(({ orderItems }) => orderItems.flatMap((line) => kitIdOf(line) ?? []));
  const kits = await findKitDocuments(req, ids);
  const withKit = (line: DocumentLine): DocumentLine => ({ ...line, kit: kits.get(kitIdOf(line) ?? '') });
  return orders.map((order) => ({ ...order, orderItems: order.orderItems.map(withKit) }));
}
