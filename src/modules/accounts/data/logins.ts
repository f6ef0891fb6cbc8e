import type { Payload, PayloadRequest } from 'payload';
import { query } from '@/lib/database/query';

export type LoginOutcome = 'signed_in' | 'wrong_password' | 'wrong_code';

type Attempt = {
  payload: Payload;
  req: PayloadRequest;
  /** There may be none of that address. */
  account: { email: string } | { id: string };
  address: string;
  outcome: LoginOutcome;
  sessionId?: string;
};

const MAX_AGENT = 400;

/**
 * Writes an attempt into the login history of the account, where there is one; what is older than half a year goes.
 * That an account is inactive stands there instead of what else was wrong.
 */
export async function noteLogin({ payload, req, account, address, outcome, sessionId }: Attempt): Promise<void> {
  const [column, value] = 'id' in account ? ['id', account.id] : ['email', account.email];
  await query(
    payload,
    `with person as (select id, is_active from admin_users where ${column} = $1),
          gone as (delete from staff_logins using person
                    where user_id = person.id and created_at < now() - interval '180 days')
     insert into staff_logins (user_id, session_id, outcome, address, agent)
     select id, $2, case when is_active then $3 else 'inactive' end, $4, $5 from person`,
    [value, sessionId ?? null, outcome, address, (req.headers.get('user-agent') ?? '').slice(0, MAX_AGENT)],
  );
}
