import { z } from 'zod';
import { searchRecords } from '@/areas/back-office/search/data';
import { SEARCH_KINDS, SEARCH_PERMISSIONS } from '@/areas/back-office/search/search-hits';
import { may } from '@/lib/accounts/active-user';
import { asMember } from '@/areas/back-office/access/endpoint';

const search = z.string().max(100).catch('');

export const GET = (request: Request): Promise<Response> =>
  asMember('back-office:enter', async ({ payload, user }) => {
    const kinds = SEARCH_KINDS.filter((kind) => may(user, SEARCH_PERMISSIONS[kind]));
    return searchRecords(payload, kinds, search.parse(new URL(request.url).searchParams.get('q') ?? ''));
  });
