import type { Message } from '../text/message';
import { labelOf, type AnyStatus } from './policies';

type Conflict = { by: string | null; status: AnyStatus; movedOn: boolean };

/** 'Jo Price changed this order to Shipped at 14:05. Nothing was overwritten.' */
export function conflictText({ by, status, movedOn }: Conflict, at: string): string {
  const what = movedOn ? `this order to ${labelOf(status)}` : 'this order';
  return `${by ?? 'Someone else'} changed ${what} at ${at}. Nothing was overwritten.`;
}

export const orderSaved = (what: string): Message => ({ title: '✅ Order Updated', description: what });

export const orderFailed = (why: string): Message => ({ title: '❌ Error', description: why, variant: 'destructive' });

export const UPDATE_FAILED = 'Failed to update order. Please try again.';
export const SIGNED_OUT =
  'You have been signed out. Sign in again in another tab, then retry: nothing you typed is lost.';
