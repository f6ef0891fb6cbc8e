import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { seedAnalytics } from './seed-analytics';
import { seedCategories, seedProducts } from './seed-catalogue';
import { seedInquiries, seedReviews } from './seed-inquiries';
import { seedOrders } from './seed-orders';
import { seedMarketingPictures } from './seed-pictures';
import { seedSite, seedStaff } from './seed-site';
import { seedTeam } from './seed-team';

/** Resumes an interrupted run: each record is written with its parts; a marker is written last. */
export async function seedDemo(payload: Payload): Promise<void> {
  const mark = (key: string) => query(payload, 'insert into app_state (key) values ($1) on conflict do nothing', [key]);
  await mark('demo-seeding');
  await seedStaff(payload);
  await seedProducts(payload, await seedCategories(payload));
  await seedSite(payload);
  await seedMarketingPictures(payload);
  await seedTeam(payload);
  await seedOrders(payload);
  await seedInquiries(payload);
  await seedReviews(payload);
  await seedAnalytics(payload);
  await mark('demo-seeded');
}
