export const MAX_VIEWS = 50;
export const VIEW_NAME_MAX = 40;
export const VIEW_QUERY_MAX = 1000;

export type SavedView = {
  id: string;
  list: string;
  name: string;
  href: string;
  isShared: boolean;
  isDefault: boolean;
  /** Parameters that its list no longer knows, or whose record is gone. */
  lost: string[];
};

/** The nearest of `lists`: /admin/orders?kind=team is not of /admin/orders. */
export function listOf(href: string, lists: readonly string[]): string | undefined {
  const [path, query] = href.split('?');
  const given = new URLSearchParams(query);
  return lists
    .filter((list) => {
      const [listPath, wanted] = list.split('?');
      return listPath === path && [...new URLSearchParams(wanted)].every(([name, value]) => given.get(name) === value);
    })
    .reduce<string | undefined>((near, list) => (list.length > (near?.length ?? 0) ? list : near), undefined);
}

/** Columns that a view may bring with it; the list's own filters know nothing of them. */
export const LAYOUT = 'layout';

export function withoutLayout(href: string): string {
  const [path, query] = href.split('?');
  const others = new URLSearchParams(query);
  others.delete(LAYOUT);
  return others.size > 0 ? `${path}?${others}` : (path ?? '');
}
