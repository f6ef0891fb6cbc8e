import type { Payload } from 'payload';
import { query } from './query';

/** What a list asks for: a step of the rows that its filters let through. */
export type ListStep<Filters> = { payload: Payload; filters: Filters; limit: number; offset: number };

type ListStatement = {
  /** Common table expressions, for those below to read. */
  common?: string;
  /** Selects the rows of the step, in their order. */
  rows: string;
  /** Select what stands beside the rows, by its name: how many there are, how many match. */
  figures: Record<string, string>;
  values: unknown[];
};

/** Reads a step of a list with the figures beside it, in one statement: they are of one moment. */
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
