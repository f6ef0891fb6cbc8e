import type { z } from 'zod';

type RouteName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** Says of a route what its types do not: they describe answer and refusals (scripts/reference/read-answers.ts). */
export type RouteEntry = {
  summary: string;
  /** Markdown. */
  description?: string;
  /** Requires a login: of staff or a team, or a design’s key; missing for everyone. */
  by?: 'staff' | 'team' | 'design';
  query?: z.ZodObject;
  isIdempotent?: boolean;
  body?: z.ZodType;
  /** Multipart, with a `file`. */
  form?: z.ZodObject;
  /** Name of the schema of the record that it answers. */
  record?: string;
  /** JSON lines, or a form with a `file` of them: what a line may be. */
  lines?: z.ZodType;
  /** Types of the file that it answers. */
  file?: readonly string[];
  /** Meanings of fields, by their names in body or query. */
  fields?: Record<string, string>;
};

/** Parts of the list of references, in this order. */
export const HEADINGS = ['Shop', 'Teams', 'Orders and customers', 'Site and staff'] as const;
export type Heading = (typeof HEADINGS)[number];

export type RouteGroup = {
  name: string;
  heading: Heading;
  description: string;
  routes: Partial<Record<RouteName, RouteEntry>>;
};
