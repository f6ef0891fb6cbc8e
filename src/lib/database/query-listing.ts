import type { Payload } from 'payload';
import { query } from './query';

/** A page of the rows that match the filters. */
export type ListStep<Filters> = { payload: Payload; filters: Filters; limit: number; offset: number };

type ListStatement = {
  /** Common table expressions for the statements below. */
  common?: string;
  rows: string;
  /** Selects of figures beside the rows, by name: how many there are, how many match. */
  figures: Record<string, string>;
  values: unknown[];
};

/** Reads a page of a list and its figures in one statement, so that they agree. */
export async function queryListing<Listing>(payload: Payload, statement: ListStatement): Promise<Listing> {
  const { common = '', rows, figures, values } = statement;
  const parts = Object.entries(figures).map(([name, figure]) => `'${name}', (${figure})`);
  const [found] = await query<{ listing: Listing }>(
    payload,
    `${common} select jsonb_build_object(${parts.join(', ')},
       'rows', coalesce((select jsonb_agg(to_jsonb(listed)) from (${rows}) listed), '[]')) as listing`,
    values,
  );
  if (!found) throw new Error('The database listed nothing.');
  return found.listing;
}
