/** SQL: where the page `p` is shown; null without one. */
export const PAGE_PATH = `case when p.id is null then null when p.is_homepage then '/' else '/' || p.slug end`;
