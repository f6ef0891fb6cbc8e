import { expect, it } from 'vitest';
import { inksOfLogo } from './ground';

it('looks through the outlines of a logo once, however often its kit is checked', () => {
  let looks = 0;
  const logo = {
    ...{ name: 'Crest', width: 10, height: 10 },
    get shapes() {
      looks += 1;
      return [{ d: 'M0 0L10 0L10 10L0 10Z', color: '#ffffff' as const }];
    },
  };
  const seen = [1, 2, 3].map(() => inksOfLogo({ logo }).map(({ ink, share }) => [ink, Math.round(share * 100)]));
  expect(seen).toEqual(Array(3).fill([['#ffffff', 100]]));
  expect(looks).toBe(1);
});
