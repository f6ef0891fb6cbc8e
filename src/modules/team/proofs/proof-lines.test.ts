import { expect, it } from 'vitest';
import { proofLines } from './proof-lines';

it('names two players who are alike by their places on the roster', () => {
  const tom = (memberId: string) => ({ memberId, name: 'Tom Smith', nameOnBack: 'SMITH', number: null, size: 'M' });
  const item = {
    ...{ productId: 'dress', productName: 'Dress', sku: 'D', color: 'Purple', quantities: { M: 2 } },
    ...{ unitPrice: 30, totalQuantity: 2, totalPrice: 60, customized: true, players: [tom('b'), tom('a')] },
  };
  const [line] = proofLines({ items: [item], discounts: [] });
  expect(line?.players.map(({ person }) => person)).toEqual(['Tom Smith (2 of 2)', 'Tom Smith (1 of 2)']);
});
