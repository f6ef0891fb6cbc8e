import type { Payload } from 'payload';
import { billedTo, billedToRow, isBilledAlike } from '@/data/billing';
import { Parameters } from '@/lib/database/parameters';
import type { Billing } from '@/domain/orders/billing';
import type { Session } from '@/lib/database/sessions';
import { query } from '@/lib/database/query';

type BilledTo = Pick<Required<Billing>, 'companyName' | 'billingAddress'>;

export async function findTeamBilling(payload: Payload, teamId: string): Promise<BilledTo> {
  const text = `select ${billedTo('t')} from team_profiles t where t.id = $1`;
  const [row] = await query<BilledTo>(payload, text, [teamId]);
  return row ?? { companyName: null, billingAddress: null };
}

export async function lockTeamBilling(
  { client }: Session,
  teamId: string,
): Promise<(BilledTo & { teamName: string }) | undefined> {
  const { rows } = await client.query<BilledTo & { teamName: string }>(
    `select ${billedTo('t')}, t.team_name as "teamName" from team_profiles t where t.id = $1 for update`,
    [teamId],
  );
  return rows[0];
}

/** Includes orders that have no invoice yet and no billing of their own. */
export async function updateTeamBilling({ client }: Session, teamId: string, billing: Billing): Promise<void> {
  const parameters = new Parameters();
  const team = parameters.parameter(teamId);
  const billed = parameters.set(billedToRow(billing));
  const { values } = parameters;
  await client.query(
    `update team_orders o set ${billed}, updated_at = now()
       from team_profiles t
      where t.id = ${team} and o.team_id = t.id and ${isBilledAlike('o', 't')}
        and not exists (select from invoices i where i.team_order_id = o.id)`,
    values,
  );
  await client.query(`update team_profiles set ${billed}, updated_at = now() where id = ${team}`, values);
}
