import { z } from 'zod';

const MAX_STEP = 500;
const DEFAULT_STEP = 50;

const schema = z.object({
  offset: z.coerce.number().int().min(0).max(10_000_000).catch(0),
  limit: z.coerce.number().int().min(1).max(MAX_STEP).catch(DEFAULT_STEP),
});

export const parseListStep = (query: URLSearchParams): { offset: number; limit: number } =>
  schema.parse({ offset: query.get('offset') ?? undefined, limit: query.get('limit') ?? undefined });

export function requestedStep<Filters>(request: Request, parse: (query: URLSearchParams) => Filters) {
  const query = new URL(request.url).searchParams;
  return { filters: parse(query), ...parseListStep(query) };
}
