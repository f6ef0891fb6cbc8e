import 'server-only';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { readInput } from '@/lib/http/respond';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { bounceInput } from '@/modules/newsletter/issues/bounce-input';
import { noteBounce } from '@/modules/newsletter/issues/note-bounce';
import { asMember } from '../access/endpoint';
import { exportSubscribers } from './export-subscribers';
import { parseSubscriberFilters, subscriberQuery } from './subscriber-filters';

export const subscribersCsv = (request: Request): Promise<Response> =>
  asMember('newsletter:read', async ({ payload, req }) => {
    const filters = parseSubscriberFilters(new URL(request.url).searchParams);
    await inTransaction(req, () =>
      recordActivity(req, 'subscribers.exported', {
        type: 'subscribers',
        id: 'all',
        name: subscriberQuery(filters) ? 'Subscribers found by a search' : 'All subscribers',
      }),
    );
    return download(exportSubscribers(payload, filters), {
      type: 'text/csv; charset=utf-8',
      name: `newsletter-${today()}.csv`,
    });
  });

export const noteBounceEndpoint = (request: Request): Promise<Response> =>
  asStaff(
    'newsletter:write',
    'the newsletter',
    async ({ req }) => {
      const read = await readInput(request, bounceInput);
      return read.ok ? { isSubscriber: await noteBounce(req, read.input) } : read;
    },
    request,
  );
