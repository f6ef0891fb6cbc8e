import type { Payload } from 'payload';
import { queryReplica } from './replica';

export type ListStep<Filters> = { payload: Payload; filters: Filters; limit: number; offset: number };

type ListStatement = {
  common?: string;
  rows: string;
  figures: Record<string, string>;
  values: unknown[];
};

/** Reads rows and figures in one statement, so that they agree. */
export async function queryListing<Listing>(payload: Payload, statement: ListStatement): Promise<Listing> {
  const { common = '', rows, figures, values } = statement;
  const parts = Object.entries(figures).map(([name, figure]) => `'${name}', (${figure})`);
  const [found] = await queryReplica<{ listing: Listing }>(
    payload,
    `${common} select jsonb_build_object(${parts.join(', ')},
       'rows', coalesce((select jsonb_agg(to_jsonb(listed)) from (${rows}) listed), '[]')) as listing`,
    values,
  );
  if (!found) throw new Error('The database listed nothing.');
  return found.listing;
}

export async function countMatching(
  payload: Payload,
  { text, values }: { text: string; values: unknown[] },
): Promise<number> {
  const [row] = await queryReplica<{ count: number }>(
    payload,
    `select count(*)::int as count from (${text}) as matching`,
    values,
  );
  return row?.count ?? 0;
}
