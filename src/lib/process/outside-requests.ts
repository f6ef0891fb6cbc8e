import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedInstance } from './shared-instance';

/** Loaded by the server before there are requests. */
const snapshot = sharedInstance('outside-requests', () => AsyncLocalStorage.snapshot());

/**
 * Runs work outside of any request. A timer retains the context it was set in, all of a request and its response, until
 * it ends: set one that outlives the request in here.
 */
export const outsideRequests = <Result>(work: () => Result): Result => snapshot(work);
