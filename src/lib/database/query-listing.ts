import type { Payload } from 'payload';
import { queryReplica } from './replica';

export type ListStep<Filters> = { payload: Payload; filters: Filters; limit: number; offset: number };

/** Rows counted of a list: to count all of them reads them all. */
export const MOST_COUNTED = 10_000;

/** Number of matching rows, up to `MOST_COUNTED`; `isMore` if there are more. */
export type Counted = { matching: number; isMore: boolean };

type ListStatement = {
  common?: string;
  rows: string;
  figures: Record<string, string>;
  /** Source and conditions of the rows to count; without conditions they are the figure `total`. */
  matching?: { of: string; where: string };
  values: unknown[];
};

const counted = (source: string): string => `
  (select jsonb_build_object('matching', least(count(*), ${MOST_COUNTED}), 'isMore', count(*) > ${MOST_COUNTED})
     from (select from ${source} limit ${MOST_COUNTED + 1}) matching)`;

/** Reads rows and figures in one statement, so that they agree. */
export async function queryListing<Listing>(payload: Payload, statement: ListStatement): Promise<Listing> {
  const { common = '', rows, figures, matching, values } = statement;
  const parts = Object.entries(figures).map(([name, figure]) => `'${name}', (${figure})`);
  const [found] = await queryReplica<{ listing: Listing }>(
    payload,
    `${common} select jsonb_build_object(${parts.join(', ')},
       'rows', coalesce((select jsonb_agg(to_jsonb(listed)) from (${rows}) listed), '[]'))
       ${matching ? `|| ${countedOf(matching, figures.total)}` : ''} as listing`,
    values,
  );
  if (!found) throw new Error('The database listed nothing.');
  return found.listing;
}

const countedOf = ({ of, where }: { of: string; where: string }, total = ''): string =>
  where === 'true' ? `jsonb_build_object('matching', (${total}), 'isMore', false)` : counted(`${of} where ${where}`);

type Statement = { text: string; values: unknown[] };

/** Counts the rows of a statement, which yields at most one more than are counted. */
export async function countListed(payload: Payload, { text, values }: Statement): Promise<Counted> {
  const [row] = await queryReplica<{ counted: Counted }>(
    payload,
    `select ${counted(`(${text}) found`)} as counted`,
    values,
  );
  return row?.counted ?? { matching: 0, isMore: false };
}

export async function countMatching(payload: Payload, { text, values }: Statement): Promise<number> {
  const [row] = await queryReplica<{ count: number }>(
    payload,
    `select count(*)::int as count from (${text}) as matching`,
    values,
  );
  return row?.count ?? 0;
}
