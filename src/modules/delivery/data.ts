import type { Payload, PayloadRequest } from 'payload';
import { DEFAULT_DELIVERY, type DeliveryRules } from '@/domain/delivery/delivery-rules';
import type { Closure } from '@/domain/delivery/calendar';
import { shopFormat } from '@/domain/text/shop-format';
import { prepared } from '@/lib/database/prepared';
import { query, queryIn } from '@/lib/database/query';

type Row = Pick<DeliveryRules, 'zones' | 'stockDays' | 'madeDays' | 'usualWeight'> & {
  closures: Closure[];
  workingDays: number[];
  cutOff: string;
};

const RULES = `select zones, closures, working_days as "workingDays", cut_off as "cutOff",
          stock_days::int as "stockDays", made_days::int as "madeDays", usual_weight::int as "usualWeight"
     from delivery_settings limit 1`;

const rulesOf = ([row]: readonly Row[]): DeliveryRules => {
  const { closures, workingDays, cutOff, ...rules } = row ?? DEFAULT_DELIVERY;
  return { ...rules, calendar: { timeZone: shopFormat().timeZone, closures, workingDays, cutOff } };
};

export const readDeliveryRules = async (payload: Payload): Promise<DeliveryRules> =>
  rulesOf(await query<Row>(payload, prepared(RULES), []));

/** On the transaction’s own connection: one that waits for a second can exhaust the pool. */
export const readDeliveryRulesIn = async (req: PayloadRequest): Promise<DeliveryRules> =>
  rulesOf(await queryIn<Row>(req, prepared(RULES), []));
