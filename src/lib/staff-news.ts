import type { Session } from './database/sessions';

/** The kinds of news staff can be told of (design §1: new orders, quotes, messages, proofs answered, low stock). */
export const NEWS_KINDS = ['order', 'team_order', 'proof', 'quote', 'message', 'low_stock', 'system'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export type News = {
  kind: NewsKind;
  /** One line, as `New order ORD-2026-000123`. */
  title: string;
  body?: string;
  /** Path in the back office it leads to. */
  href: string;
};

/** Tells the staff in the transaction of what happened: the database announces it once that is committed. */
export async function tellStaff({ client }: Pick<Session, 'client'>, news: News): Promise<void> {
  await client.query('insert into staff_news (kind, title, body, href) values ($1, $2, $3, $4)', [
    news.kind,
    news.title,
    news.body ?? '',
    news.href,
  ]);
}
