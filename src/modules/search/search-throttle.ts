import { createThrottle } from '@/lib/http/throttle';

const searches = createThrottle('searches', { points: 120, seconds: 60 });

/** Counts a search by an address that is not in the response cache. */
export const maySearch = (address: string) => searches.consume(address);
