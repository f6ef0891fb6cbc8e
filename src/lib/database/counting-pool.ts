import { sharedInstance } from '@kitroom/front/shared-instance';
import { createPool } from './create-pool';

/** One connection for attempts and keys, beside the requests’ own: a count outlives the transaction of its request. */
export const countingPool = () =>
  // Opening one costs as much as many attempts.
  sharedInstance('counting-pool', () => createPool({ max: 1, idleTimeoutMillis: 300_000, allowExitOnIdle: true }));
