import type { Payload } from 'payload';
import { optionsText } from '@/domain/despatch/shipments';
import type { OrderRef } from '@/domain/orders/order-ref';
import { reasonsFor, returnLimit } from '@/domain/returns/returnable';
import type { ReturnReason } from '@/domain/returns/return-state';
import { windowText } from '@/domain/returns/return-window';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { listReturnsOf, listSentLines, type SentLine, type StoredReturn } from './data/returns';

export type OrderReturns = {
  returns: StoredReturn[];
  lines: SentLine[];
  isReturnable: boolean;
  window: string | undefined;
};

export async function loadReturns(payload: Payload, ref: OrderRef): Promise<OrderReturns> {
  const [returns, lines] = await Promise.all([listReturnsOf(payload, ref.orderId), listSentLines(payload, ref)]);
  const returnable = lines.filter(({ left }) => left > 0);
  const bound = returnable.find(({ isMade }) => !isMade);
  return { returns, lines, isReturnable: returnable.length > 0, window: bound && windowText(bound) };
}

export type ReturnableLine = {
  line: string;
  title: string;
  picture: string | undefined;
  left: number;
  reasons: ReturnReason[];
  limit: string | undefined;
};

export async function loadReturnable(payload: Payload, ref: OrderRef): Promise<ReturnableLine[]> {
  const lines = (await listSentLines(payload, ref)).filter(({ left }) => left > 0);
  const pictures = await listLinePictures(payload, lines);
  return lines.map(({ line, productName, color, sizeLabel, kit, left, ...bound }, index) => ({
    ...{ line, left, picture: pictures[index]?.[0] },
    title: [productName, optionsText({ color: kit?.name ?? color, sizeLabel })].filter(Boolean).join(', '),
    ...{ reasons: reasonsFor('customer', bound), limit: returnLimit(bound) },
  }));
}
