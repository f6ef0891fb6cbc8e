import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedInstance } from './http-cache/shared';

/** Loaded by the server before there are requests. */
const snapshot = sharedInstance('outside-requests', () => AsyncLocalStorage.snapshot());

/**
 * Does work as if no request were under way. A timer keeps what it was set in, all of a request and its answer, until it
 * ends: one that is to last longer than the request is set in here.
 */
export const outsideRequests = <Result>(work: () => Result): Result => snapshot(work);
