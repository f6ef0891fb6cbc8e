import { coveringPaths, destination, headerAddress, pathOnly, WILDCARD } from '@/domain/pages/redirect-path';
import { isPublished, pagePath } from '@/data/pages';
import type { Read } from './link-targets';

type Step = { id: string; from: string; to: string | null };

/** Steps; a redirect that leads back to itself leads nowhere. */
const MOST_STEPS = 5;

/** A published page at the address comes first; one unpublished or in the trash is no target. */
const NEXT = `
  select r.id, r."from",
         case when r.page_id is null then r."to"
              when ${isPublished()} then ${pagePath()}
         end as "to"
    from cms_redirects r left join cms_pages p on p.id = r.page_id
   where r."from" = any($1) and r.id is distinct from $3::uuid
     and not exists (select from cms_pages q where '/' || q.slug = $2 and ${isPublished('q')})
   order by r."from" like '%${WILDCARD}', length(r."from") desc limit 1`;

const nextStep = async (read: Read, path: string, except?: string): Promise<Step | undefined> =>
  (await read<Step>(NEXT, [coveringPaths(path), path, except ?? null]))[0];

interface Redirection {
  to: string;
  ids: string[];
}

export async function followRedirects(read: Read, path: string): Promise<Redirection | undefined> {
  const ids: string[] = [];
  let to: string | undefined;
  for (let from = path; ids.length <= MOST_STEPS;) {
    const step = await nextStep(read, from);
    if (!step) break;
    if (step.to === null || ids.includes(step.id)) return undefined;
    ids.push(step.id);
    to = headerAddress(destination({ from: step.from, to: step.to }, from));
    if (to === undefined || !to.startsWith('/')) break;
    from = pathOnly(to);
  }
  return to === undefined || ids.length > MOST_STEPS ? undefined : { to, ids };
}
