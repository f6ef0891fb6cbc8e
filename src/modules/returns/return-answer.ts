import { reasonsFor } from '@/domain/returns/returnable';
import type { SiteSetting } from '@/payload-types';
import type { SentLine, StoredReturn } from './data/returns';
import { returnInstructions } from './emails';

export const returnAnswer = (found: StoredReturn, settings: SiteSetting) => ({
  id: found.id,
  returnNumber: found.returnNumber,
  orderNumber: found.orderNumber,
  status: found.status,
  items: found.items.map(({ line: lineId, ...item }) => ({ lineId, ...item })),
  note: found.note,
  photos: found.photos.map(({ name }) => name),
  instructions: found.status === 'approved' ? returnInstructions(found, settings) : null,
  declineReason: found.declineReason,
  resolution: found.resolution,
  message: found.message,
  creditNote: found.creditNote?.number ?? null,
  replacement: found.replacement?.orderNumber ?? null,
  createdAt: found.createdAt,
  approvedAt: found.approvedAt,
  receivedAt: found.receivedAt,
  closedAt: found.closedAt,
});

export const returnableAnswer = (lines: readonly SentLine[]) =>
  lines.flatMap(({ line: lineId, productName, sku, color, sizeCode, left, ...bound }) =>
    left > 0
      ? [
          {
            ...{ lineId, productName, sku, color: color ?? null, size: sizeCode ?? null, quantity: left },
            reasons: reasonsFor('customer', bound),
            returnBy: bound.returnBy,
          },
        ]
      : [],
  );
