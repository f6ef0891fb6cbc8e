import type { Payload } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { PUBLISHED_TOGETHER } from '@/modules/pages/publishing/gate';
import { about } from './about';
import { contact } from './contact';
import { customKits } from './custom-kits';
import { guides } from './guides';
import { home } from './home';
import type { StarterPage } from './page';
import { texts } from './texts';

export const starterPages: StarterPage[] = [home, about, contact, customKits, ...guides, ...texts];

/** Once. A shop with pages gets only a home page, if it has none. */
export async function seedStarterPages(payload: Payload): Promise<void> {
  const req = await localRequest(payload);
  await inTransaction(req, async ({ client }) => {
    const { rowCount } = await client.query(
      `insert into app_state (key) values ('starter-pages') on conflict do nothing`,
    );
    if (rowCount === 0) return;
    const { rows } = await client.query<{ slug: string; isHomepage: boolean }>(
      `select slug, coalesce(is_homepage, false) as "isHomepage" from cms_pages where deleted_at is null`,
    );
    const missing = rows.length === 0 ? starterPages : rows.some(({ isHomepage }) => isHomepage) ? [] : [home];
    const taken = new Set(rows.map(({ slug }) => slug));
    // The home page links to all of them, even in a shop without some.
    req.context[PUBLISHED_TOGETHER] = starterPages.map(({ slug }) => slug);
    for (const page of missing.filter(({ slug }) => !taken.has(slug))) {
      const { metaTitle, ...rest } = page;
      await payload.create({
        collection: 'pages',
        data: { ...rest, metaTitle: metaTitle ?? page.title, isPublished: true, _status: 'published' },
        req,
      });
    }
  });
}
