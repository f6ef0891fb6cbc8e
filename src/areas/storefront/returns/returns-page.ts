import { windowText } from '@/domain/returns/return-window';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { listReturnsOf, listSentLines, type SentLine, type StoredReturn } from '@/modules/returns/data/returns';

export type OrderReturns = {
  returns: StoredReturn[];
  lines: SentLine[];
  isReturnable: boolean;
  window: string | undefined;
};

export async function getReturns(orderId: string): Promise<OrderReturns> {
  const payload = await getPayloadClient();
  const [returns, lines] = await Promise.all([listReturnsOf(payload, orderId), listSentLines(payload, orderId)]);
  const returnable = lines.filter(({ left }) => left > 0);
  const bound = returnable.find(({ isMade }) => !isMade);
  return { returns, lines, isReturnable: returnable.length > 0, window: bound && windowText(bound) };
}

export async function getReturnable(orderId: string): Promise<(SentLine & { picture: string | undefined })[]> {
  const payload = await getPayloadClient();
  const lines = (await listSentLines(payload, orderId)).filter(({ left }) => left > 0);
  const pictures = await listLinePictures(payload, lines);
  return lines.map((line, index) => ({ ...line, picture: pictures[index]?.[0] }));
}
