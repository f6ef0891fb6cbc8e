import type { Payload } from 'payload';
import { DEFAULT_DELIVERY, type DeliveryRules } from '@/domain/delivery/delivery-rules';
import type { Closure } from '@/domain/delivery/calendar';
import { shopFormat } from '@/domain/text/shop-format';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';

type Row = Pick<DeliveryRules, 'zones' | 'stockDays' | 'madeDays' | 'usualWeight'> & {
  closures: Closure[];
  workingDays: number[];
  cutOff: string;
};

export async function readDeliveryRules(payload: Payload): Promise<DeliveryRules> {
  const [row = DEFAULT_DELIVERY] = await query<Row>(
    payload,
    prepared(`select zones, closures, working_days as "workingDays", cut_off as "cutOff", stock_days::int as "stockDays",
            made_days::int as "madeDays", usual_weight::int as "usualWeight"
       from delivery_settings limit 1`),
    [],
  );
  const { closures, workingDays, cutOff, ...rules } = row;
  return { ...rules, calendar: { timeZone: shopFormat().timeZone, closures, workingDays, cutOff } };
}
