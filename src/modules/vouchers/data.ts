/** Amounts in a voucher’s currency. */
import type { Payload, PayloadRequest } from 'payload';
import { toAmount, type Cents } from '@/domain/money/money';
import type { EnteredWay } from '@/domain/invoices/payments';
import { isUuid } from '@/domain/text/uuid';
import type { VoucherEntryKind, VoucherState } from '@/domain/vouchers/voucher';
import { staffOf } from '@/lib/accounts/active-user';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** SQL, of `vouchers v`. */
export const BALANCE = `(select coalesce(sum(e.amount), 0) from voucher_entries e where e.voucher_id = v.id)`;

/** SQL, of `vouchers v` with its `balance`: one without money has the state of its last entry. */
export const VOUCHER_STATE = `
  case when balance > 0 then case when v.expires_on < shop_today() then 'expired' else 'active' end
       else (select case e.kind when 'voided' then 'void' when 'expired' then 'expired' else 'spent' end
               from voucher_entries e where e.voucher_id = v.id order by e.created_at desc, e.id limit 1) end`;

export type SpendableVoucher = {
  id: string;
  ending: string;
  currency: string;
  expiresOn: string | null;
  balance: number;
  isExpired: boolean;
  isVoid: boolean;
};

const SPENDABLE = `
  select v.id, v.ending, v.currency, v.expires_on as "expiresOn", balance::float8 as balance, coalesce(v.expires_on < shop_today(), false) as "isExpired",
         state = 'void' as "isVoid"
    from vouchers v cross join lateral (select ${BALANCE} as balance) b cross join lateral (select ${VOUCHER_STATE} as state) s`;

export async function findByHash(payload: Payload, hash: string): Promise<SpendableVoucher | undefined> {
  const [found] = await query<SpendableVoucher>(payload, `${SPENDABLE} where v.code_hash = $1`, [hash]);
  return found;
}

export async function lockVoucher({ client }: Session, id: string): Promise<SpendableVoucher | undefined> {
  if (!isUuid(id)) return undefined;
  await client.query('select from vouchers where id = $1 for no key update', [id]);
  // By itself: a statement that waits for a lock still sums up entries of before it.
  return (await client.query<SpendableVoucher>(`${SPENDABLE} where v.id = $1`, [id])).rows[0];
}

export async function hasVouchers(payload: Payload): Promise<boolean> {
  const [row] = await query<{ has: boolean }>(payload, 'select exists (select from vouchers) as has', []);
  return row?.has ?? false;
}

type NewVoucher = {
  id: string;
  codeHash: string;
  sealedCode: string;
  ending: string;
  currency: string;
  paidBy: EnteredWay | null;
  expiresOn: string | null;
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
};

export async function insertVoucher({ client }: Session, voucher: NewVoucher): Promise<void> {
  const { id, codeHash, sealedCode, ending, currency, paidBy, expiresOn } = voucher;
  await client.query(
    `insert into vouchers (id, code_hash, sealed_code, ending, currency, paid_by, expires_on, recipient_name, recipient_email, message)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, codeHash, sealedCode, ending, currency, paidBy, expiresOn],
      ...[voucher.recipientName, voucher.recipientEmail, voucher.message],
    ],
  );
}

type NewEntry = { voucher: string; kind: VoucherEntryKind; cents: Cents; currency: string; reason?: string };

/** The database writes those of orders, with their payments. */
export async function insertEntry(
  { client }: Session,
  req: PayloadRequest,
  { voucher, kind, cents, currency, reason }: NewEntry,
): Promise<void> {
  const by = staffOf(req);
  await client.query(
    'insert into voucher_entries (voucher_id, kind, amount, reason, by_id, by_name) values ($1, $2, $3, $4, $5, $6)',
    [voucher, kind, toAmount(cents, currency), reason ?? null, by.id, by.name],
  );
}

export async function setExpiry({ client }: Session, id: string, expiresOn: string | null): Promise<void> {
  await client.query('update vouchers set expires_on = $2, updated_at = now() where id = $1', [id, expiresOn]);
}

export async function lockExpired({ client }: Session): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select v.id from vouchers v where v.expires_on < shop_today() and ${BALANCE} > 0
      order by v.expires_on limit 1 for no key update of v skip locked`,
  );
  return rows[0]?.id;
}

type VoucherEntry = {
  id: string;
  kind: VoucherEntryKind;
  amount: number;
  reason: string | null;
  byName: string;
  createdAt: string;
  order: { id: string; orderNumber: string; teamId: string | null } | null;
};

export type VoucherDetail = Omit<NewVoucher, 'codeHash'> & {
  createdAt: string;
  balance: number;
  issued: number;
  state: VoucherState;
  /** Oldest first. */
  entries: VoucherEntry[];
};

export async function findVoucher(payload: Payload, id: string): Promise<VoucherDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await query<VoucherDetail>(
    payload,
    `select v.id, v.sealed_code as "sealedCode", v.ending, v.currency, v.paid_by as "paidBy", v.expires_on as "expiresOn",
            v.recipient_name as "recipientName", v.recipient_email as "recipientEmail", v.message,
            ${isoTime('v.created_at')} as "createdAt", balance::float8 as balance, ${VOUCHER_STATE} as state,
            (select e.amount::float8 from voucher_entries e where e.voucher_id = v.id and e.kind = 'issued') as issued,
            (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount::float8, 'reason', e.reason,
                      'byName', e.by_name, 'createdAt', ${isoTime('e.created_at')},
                      'order', case when e.kind in ('used', 'returned') then json_build_object('id', coalesce(o.id, t.id),
                        'orderNumber', coalesce(o.order_number, t.order_number), 'teamId', t.team_id) end)
                      order by e.created_at, e.id)
               from voucher_entries e left join orders o on o.id = e.order_id left join team_orders t on t.id = e.team_order_id
              where e.voucher_id = v.id) as entries
       from vouchers v cross join lateral (select ${BALANCE} as balance) b
      where v.id = $1`,
    [id],
  );
  return found;
}
