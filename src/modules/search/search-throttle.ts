import { createThrottle } from '@/lib/http/throttle';

const searches = createThrottle('searches', { points: 120, seconds: 60 });

/** Whether an address may search once more for what the response cache does not hold. */
export const maySearch = (address: string) => searches.consume(address);
