import type { Payload } from 'payload';
import type { NewsKind } from '@/domain/notification-preferences';
import { query } from '@/lib/database/query';

export interface NewsItem {
  id: string;
  kind: NewsKind;
  title: string;
  body: string;
  /** Path in the back office it leads to. */
  href: string;
  read: boolean;
  /** ISO time. */
  createdAt: string;
}

/** The newest news, and how many are unread in all. */
export type News = { items: NewsItem[]; unread: number };

/** Shown at most, and for how long, days. */
const LIMIT = 50;
const DAYS = 30;

const visible = `
  from staff_news n left join staff_news_states s on s.news_id = n.id and s.user_id = $1
 where s.cleared_at is null and n.kind = any($2) and n.created_at > now() - make_interval(days => ${DAYS})`;

type ListNews = { payload: Payload; userId: string; kinds: readonly NewsKind[] };

/** What a member of staff has not cleared of the kinds they want to see. */
export async function listNews({ payload, userId, kinds }: ListNews): Promise<News> {
  const values = [userId, kinds];
  const [items, counts] = await Promise.all([
    query<Omit<NewsItem, 'createdAt'> & { createdAt: Date }>(
      payload,
      `select n.id, n.kind, n.title, n.body, n.href, s.read_at is not null as read, n.created_at as "createdAt"
         ${visible} order by n.created_at desc, n.id desc limit ${LIMIT}`,
      values,
    ),
    query<{ unread: number }>(payload, `select count(*)::int as unread ${visible} and s.read_at is null`, values),
  ]);
  return {
    items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    unread: counts[0]?.unread ?? 0,
  };
}
