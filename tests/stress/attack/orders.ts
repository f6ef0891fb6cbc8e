import { randomUUID } from 'node:crypto';
import { check } from '../report';
import { json, JSON_TYPE, send, type Attack } from './attack';

export const ordersInVain: Attack = {
  title: 'One network orders by invoice without end, in the name of one mailbox',
  prepare: async (shop) => {
    const [product] = await shop.sql<{ id: string }>(
      `select p.id from products p join product_variations v on v.product_id = p.id where p.name like 'stress-%' limit 1`,
    );
    const customer = { firstName: 'Ada', lastName: 'Okafor', email: 'victim@elsewhere.test' };
    const shippingAddress = { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' };
    return {
      attackers: 8,
      strike: () =>
        send(
          shop,
          '/api/checkout',
          json({
            items: [{ product: product?.id, color: 'Red', sizes: { M: 20 } }],
            customer,
            shippingAddress,
            paymentMethod: 'invoice',
          }),
          { ...JSON_TYPE, 'Idempotency-Key': randomUUID() },
        ),
      judge: async (answers) => {
        const taken = answers.filter(({ status }) => status === 201).length;
        const [mails] = await shop.sql<{ count: number }>(`select count(*)::int from mail_messages where "to" = $1`, [
          customer.email,
        ]);
        check(`orders taken: more than ten (${taken})`, taken > 10, false);
        check(`emails to the mailbox: more than ten (${mails?.count})`, (mails?.count ?? 0) > 10, false);
      },
    };
  },
};
