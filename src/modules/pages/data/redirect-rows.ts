import type { Payload } from 'payload';
import { isKept, pagePath } from '@/data/pages';
import { query } from '@/lib/database/query';

/** Target is null if its page is gone. */
interface RedirectLine {
  id: string;
  from: string;
  to: string | null;
  isAutomatic: boolean;
  uses: number;
  lastUsedAt: Date | null;
}

const LINES = `
  select r.id, r."from", coalesce(${pagePath()}, r."to") as "to", coalesce(r.is_automatic, false) as "isAutomatic",
         coalesce(u.uses, 0)::int as uses, u.last_used_at as "lastUsedAt"
    from cms_redirects r left join cms_pages p on p.id = r.page_id and ${isKept()}
    left join redirect_uses u on u.redirect_id = r.id`;

type Line = RedirectLine & Record<string, unknown>;

export const listAllRedirects = (payload: Payload): Promise<Line[]> =>
  query<Line>(payload, `${LINES} order by r."from"`, []);

export async function findRedirectFrom(payload: Payload, from: string): Promise<RedirectLine | undefined> {
  const [found] = await query<Line>(payload, `${LINES} where r."from" = $1`, [from]);
  return found;
}
