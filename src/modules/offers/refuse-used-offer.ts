import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';
import type { Offer } from '@/payload-types';
import { isUsed } from './data';

/** Edits of an order apply its offer again. */
const FIXED = [
  ...(['code', 'kind', 'percentOff', 'amount', 'buyPieces', 'freePieces'] as const),
  ...(['minSpend', 'minPieces', 'products', 'categories', 'combines'] as const),
] satisfies (keyof Offer)[];

const valueOf = (offer: Partial<Offer>, field: (typeof FIXED)[number]): unknown => {
  const value = offer[field] ?? null;
  return Array.isArray(value) && value.length === 0 ? null : value;
};

const isChanged = (data: Partial<Offer>, stored: Offer): boolean =>
  FIXED.some((field) => field in data && !isDeepStrictEqual(valueOf(data, field), valueOf(stored, field)));

async function refuse(req: PayloadRequest, id: string | number, message: string): Promise<void> {
  if (await isUsed(await currentTransaction(req), String(id))) throw refusalError(failure('in_use', message));
}

const change: CollectionBeforeChangeHook<Offer> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc && isChanged(data, originalDoc))
    await refuse(
      req,
      originalDoc.id,
      'Orders have this offer, so what it takes off is fixed. End it, and make another.',
    );
  return data;
};

const deletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuse(req, id, 'Orders have this offer, so it is kept. You can end it.');

export const refuseUsedOffer = { change, deletion };
