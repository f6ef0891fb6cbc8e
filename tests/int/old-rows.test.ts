import { expect, it } from 'vitest';
import { forgetOldRows } from '@/modules/system/retention/data';
import { createStaff, payload, rows } from '../setup/shop';

it('removes sent emails and notifications after 90 days, and sessions that have ended; no email that waits', async () => {
  const { user } = await createStaff('administrator');
  await rows`insert into mail_messages ("to", template, data, attempts, attempt_after, sent_at, created_at)
    select name || '@shopper.test', 'plain', '{}', 8, now(), sent_at, now() - interval '1 year'
      from (values ('old', now() - interval '91 days'), ('new', now() - interval '89 days'), ('failed', null)) mail (name, sent_at)`;
  await rows`insert into staff_news (kind, title, href, created_at)
    select 'orders', age, '/', now() - make_interval(days => age::int) from unnest(array['89', '91']) age`;
  await rows`insert into admin_users_sessions (_order, _parent_id, id, expires_at)
    values (2, ${user.id}, 'ended', now() - interval '1 second'), (3, ${user.id}, 'open', now() + interval '1 minute')`;
  await rows`insert into sign_in_codes (id, email, code_hash, expires_at)
    select gen_random_uuid(), age, '', now() + age::interval from unnest(array['-1 second', '1 minute']) age`;
  await rows`with account as (insert into shopper_accounts (email) values ('ada@shopper.test') returning id)
    insert into shopper_sessions (token_hash, account_id, expires_at)
    select age, id, now() + age::interval from account, unnest(array['-1 second', '1 minute']) age`;

  expect(await forgetOldRows(payload)).toBe(false);

  expect(await rows`select "to" from mail_messages where template = 'plain' order by 1`).toEqual([
    { to: 'failed@shopper.test' },
    { to: 'new@shopper.test' },
  ]);
  expect(await rows`select title from staff_news where href = '/'`).toEqual([{ title: '89' }]);
  expect(await rows`select id from admin_users_sessions where id in ('ended', 'open')`).toEqual([{ id: 'open' }]);
  expect(await rows`select email as left from sign_in_codes union all select token_hash from shopper_sessions`).toEqual(
    [{ left: '1 minute' }, { left: '1 minute' }],
  );
});
