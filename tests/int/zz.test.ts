import { it } from 'vitest';
import { gql } from '../setup/http';
it('x', async () => {
  for (const q of [
    'query($id: String!){ Product(id:$id){id} }',
    '{ Product(id:"x"){id} }',
    '{ nope }',
    '{ Products(limit: 0) { limit docs { id } } }',
    '{',
    '{ __schema { types { name } } }',
    '{ Products { docs { images { image { url } } variations { docs { id } } } } }',
  ]) {
    const r = await gql(q);
    console.log('GQL', q, r.status, r.text.slice(0, 600));
  }
});
