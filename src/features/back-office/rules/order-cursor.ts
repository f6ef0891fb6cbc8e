/** Where a list of orders, newest first, goes on: after the order of this moment and id. */
export interface OrderCursor {
  createdAt: string;
  id: string;
}

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

export const formatCursor = ({ createdAt, id }: OrderCursor): string => `${createdAt}_${id}`;

/** The cursor in a URL; undefined for what `formatCursor` would never write. */
export function parseCursor(text: string): OrderCursor | undefined {
  const [, createdAt, id] = shape.exec(text) ?? [];
  return createdAt && id && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, id } : undefined;
}
