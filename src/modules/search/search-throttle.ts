import { createThrottle } from '@/lib/throttle';

const searches = createThrottle('searches', { points: 120, seconds: 60, shownAs: 'searches' });

/** Only addresses that are not in the response cache. */
export const maySearch = (address: string) => searches.consume(address);
