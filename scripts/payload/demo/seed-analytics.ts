import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { demoSteps, demoViews } from './analytics';

/** Unless the shop had visits before today. */
export async function seedAnalytics(payload: Payload): Promise<void> {
  const today = new Date();
  const before = `where not exists (select from page_views where day < $2::date)`;
  // Steps first: views mark that both exist.
  await query(
    payload,
    `insert into shop_events (day, event, product_id, total)
     select step.day, step.event, p.id, step.total
       from jsonb_to_recordset($1::jsonb) as step (day date, event text, slug text, total integer)
       join products p on p.slug = step.slug ${before} on conflict do nothing`,
    [JSON.stringify(demoSteps(today)), today.toISOString().slice(0, 10)],
  );
  await query(
    payload,
    `insert into page_views (day, path, referrer, views)
     select day, path, referrer, views
       from jsonb_to_recordset($1::jsonb) as view (day date, path text, referrer text, views integer)
       ${before} on conflict do nothing`,
    [JSON.stringify(demoViews(today)), today.toISOString().slice(0, 10)],
  );
}
