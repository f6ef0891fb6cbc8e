import { expect, it } from 'vitest';
import { readsAsStranger, whileReading, withoutReadLimits } from './reading';

it('limits what a stranger reads, but not what visitors share', async () => {
  const request = new Request('http://shop.test/api/graphql');
  const answers = await whileReading(request, async () => [
    readsAsStranger(),
    await withoutReadLimits(async () => readsAsStranger()),
    readsAsStranger(),
  ]);
  expect(answers).toEqual([true, false, true]);
});
