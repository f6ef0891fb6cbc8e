import { z } from 'zod';
import { searchEverything } from '@/areas/back-office/search/data';
import { asAdministrator } from '@/areas/back-office/access/endpoint';

const search = z.string().max(100).catch('');

export const GET = (request: Request): Promise<Response> =>
  asAdministrator(async ({ payload }) =>
    searchEverything(payload, search.parse(new URL(request.url).searchParams.get('q') ?? '')),
  );
