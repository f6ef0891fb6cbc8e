import type { PayloadRequest } from 'payload';
import { staffUser } from '@/lib/accounts/active-user';

export type Bounds = {
  /** In all branches together, including those of joins. */
  conditions: number;
  hops: number;
  /** Conditions behind a relation or on one of several values: each joins a table. */
  joined: number;
  /** `like`, `not_like` and `contains` on texts. */
  textSearches: number;
  /** True if any text can be searched, not only `custom.textSearch`. */
  anyText: boolean;
  textLength: number;
  /** Words of a search, each one comparison. */
  words: number;
  values: number;
  orders: number;
  /** PostgreSQL reads all documents before the offset and discards them. */
  offset: number;
};

const strict: Bounds = {
  conditions: 20,
  hops: 1,
  joined: 4,
  textSearches: 4,
  anyText: false,
  textLength: 200,
  words: 8,
  values: 100,
  orders: 3,
  offset: 10_000,
};

const staff: Bounds = {
  conditions: 200,
  hops: 3,
  joined: 20,
  textSearches: 50,
  anyText: true,
  textLength: 1_000,
  words: 30,
  values: 1_000,
  orders: 5,
  offset: 1_000_000_000,
};

export const isStaff = ({ user }: Pick<PayloadRequest, 'user'>): boolean => staffUser(user) !== undefined;

export const boundsOf = (req: Pick<PayloadRequest, 'user'>): Bounds => (isStaff(req) ? staff : strict);
