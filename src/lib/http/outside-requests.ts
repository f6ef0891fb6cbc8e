import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedInstance } from '@kitroom/front/shared-instance';

/** Taken by the server before there are requests. */
const snapshot = sharedInstance('outside-requests', () => AsyncLocalStorage.snapshot());

/** A timer retains its request’s context until it ends: set longer ones in here. */
export const outsideRequests = <Result>(work: () => Result): Result => snapshot(work);
