import 'server-only';
import { query } from '@/lib/database/query';
import { getPayloadClient } from '@/lib/payload';
import { isPublished, pagePath } from '@/data/pages';

type Step = { to: string | null };

/** Redirects by hand may lead to others; one that leads back to itself leads nowhere. */
const MOST_STEPS = 5;

/** A published page at the address comes first; one that is not published, or in the trash, is nowhere to go. */
const NEXT = `
  select case when r.page_id is null then r."to"
              when ${isPublished()} then ${pagePath()}
         end as "to"
    from cms_redirects r left join cms_pages p on p.id = r.page_id
   where r."from" = any($1)
     and not exists (select from cms_pages q where '/' || q.slug = r."from" and ${isPublished('q')})
   order by r.is_automatic limit 1`;

/** Where an address of this site that has moved leads now; nothing for every other. */
export async function findRedirect(segments: readonly string[]): Promise<string | undefined> {
  const payload = await getPayloadClient();
  const seen = new Set<string>();
  let found: string | undefined;
  for (let from = `/${segments.join('/')}`; seen.size < MOST_STEPS && !seen.has(from);) {
    seen.add(from);
    const [step] = await query<Step>(payload, NEXT, [[...new Set([from, decoded(from)])]]);
    if (!step) return found && asHeader(found);
    if (!step.to) return undefined;
    found = step.to;
    if (!found.startsWith('/')) return asHeader(found);
    from = found.split(/[?#]/, 1)[0] ?? '';
  }
  return undefined;
}

const HERE = 'http://here.invalid';

/** The address as a header takes it: what is not plain ASCII is written as its bytes. */
function asHeader(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(address, HERE);
  return origin === HERE ? `${pathname}${search}${hash}` : href;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
