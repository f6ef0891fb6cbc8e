import { expect, it } from 'vitest';
import { proofLines } from './proof-lines';

it('names two players who are alike by their places on the roster', () => {
  const tom = (member_id: string) => ({ member_id, name: 'Tom Smith', name_on_back: 'SMITH', number: null, size: 'M' });
  const item = {
    ...{ product_id: 'dress', product_name: 'Dress', sku: 'D', color: 'Purple', quantities: { M: 2 } },
    ...{ unit_price: 30, total_quantity: 2, total_price: 60, customized: true, players: [tom('b'), tom('a')] },
  };
  const [line] = proofLines({ items: [item], discounts: [] });
  expect(line?.players.map(({ person }) => person)).toEqual(['Tom Smith (2 of 2)', 'Tom Smith (1 of 2)']);
});
