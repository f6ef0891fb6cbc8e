import type { Payload } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import {
  makeStatement,
  statementPeriod,
  type RequestedPeriod,
  type ChosenPeriod,
  type Statement,
} from '@/domain/invoices/statement';
import { isUuid } from '@/domain/text/uuid';
import { findAccount, type AccountHolder, type AccountRef } from './data/statement';

export type LoadedStatement = { holder: AccountHolder; statement: Statement; range: ChosenPeriod['range'] };

/** The caller has checked the permission. Undefined if there is no such customer or team. */
export async function loadStatement(
  payload: Payload,
  owner: AccountRef,
  requested: RequestedPeriod,
): Promise<LoadedStatement | undefined> {
  const account = isUuid(owner.id) ? await findAccount(payload, owner) : undefined;
  if (!account) return undefined;
  const { range, ...period } = statementPeriod(requested, { entries: account.entries, today: shopToday() });
  return { holder: account.holder, statement: makeStatement(account, period), range };
}

export const requestedPeriod = (query: URLSearchParams): RequestedPeriod => ({
  from: query.get('from') ?? undefined,
  to: query.get('to') ?? undefined,
  range: query.get('range') ?? undefined,
});
