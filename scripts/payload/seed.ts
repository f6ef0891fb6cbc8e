import { seedDemo } from './demo/seed-demo';
import { withPayload } from './with-payload';

await withPayload(seedDemo);
