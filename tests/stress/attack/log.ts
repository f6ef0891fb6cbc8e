import { check } from '../report';
import { json, JSON_TYPE, send, signIn, type Attack } from './attack';

export const withoutEntries: Attack = {
  title: 'An administrator changes prices with ?autosave=true, past the activity log',
  prepare: async (shop) => {
    const token = await signIn(shop, 'admin-users', { email: 'admin@demo.test' });
    const [product] = await shop.sql<{ id: string }>('select id from products order by id limit 1');
    const entries = async () => {
      const [row] = await shop.sql<{ count: number }>(
        `select count(*)::int from activity_log where subject_id = $1 and action = 'product.updated'`,
        [product?.id],
      );
      return row?.count ?? 0;
    };
    const before = await entries();
    let price = 10;
    return {
      attackers: 1,
      strike: () =>
        send(shop, `/api/products/${product?.id}?autosave=true&draft=true`, json({ price: (price += 1) }, 'PATCH'), {
          ...JSON_TYPE,
          Authorization: `JWT ${token}`,
        }),
      judge: async (answers) => {
        const changes = answers.filter(({ status }) => status === 200).length;
        check('changes of a price', changes > 0, true);
        check('changes without an entry in the log', changes - ((await entries()) - before), 0);
      },
    };
  },
};
