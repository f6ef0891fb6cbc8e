/** Pages as visitors and editors may see them: the access rules of the collection, for SQL. */
import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** SQL, true if `cms_pages p` is not in the trash. */
export const isKept = (p = 'p'): string => `${p}.deleted_at is null`;

/** SQL, true if visitors see it. */
export const isPublished = (p = 'p'): string => `(${p}.is_published and ${isKept(p)})`;

/** SQL for its public path; null without a page. */
export const pagePath = (p = 'p'): string => `case when ${p}.is_homepage then '/' else '/' || ${p}.slug end`;

/** Joins the newest version of each page as `v`, which holds its draft. */
export const JOIN_DRAFT = 'left join _cms_pages_v v on v.parent_id = p.id and v.latest';

/** Blocks without the empty lists and nulls that one way of saving them writes and another leaves out. */
const writtenIn = (content: string): string =>
  `regexp_replace(regexp_replace(coalesce(${content}, '[]')::text, '(, )?"\\w+": (\\[\\]|null)', '', 'g'), '\\{, ', '{', 'g')`;

/** SQL, true if the draft of a published page differs from it. */
export const hasUnpublishedChanges = (p = 'p', v = 'v'): string => {
  const contentOf = (of: string) =>
    `(${of}title, ${of}slug, coalesce(${of}meta_title, ''), coalesce(${of}meta_description, ''), ${writtenIn(`${of}content`)})`;
  return `coalesce(${p}.is_published and ${v}.version__status = 'draft'
    and ${contentOf(`${v}.version_`)} is distinct from ${contentOf(`${p}.`)}, false)`;
};

/** True if there is such a page, published or not, but not in the trash. */
export async function pageExists(payload: Payload, id: string): Promise<boolean> {
  const rows = await query(payload, `select 1 from cms_pages p where p.id = $1 and ${isKept()}`, [id]);
  return rows.length > 0;
}
