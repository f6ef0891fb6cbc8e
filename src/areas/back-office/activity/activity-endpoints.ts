import { asMember } from '@/areas/back-office/access/endpoint';
import { csvFile, csvLines } from '@/domain/text/table/csv-lines';
import { jsonLines, LINES_TYPE } from '@/domain/text/json-lines';
import { shopTime } from '@/domain/text/locale';
import { download, today } from '@/lib/http/download';
import { requestedStep } from '@/lib/http/list-step';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { listActivity, streamActivity, type ActivityEntry } from '@/modules/system/activity/data/activity';
import { activityQuery, parseActivityFilters } from '@/modules/system/activity/activity-filters';

type ActivityRows = { rows: ActivityEntry[] };

export const activityRows = (request: Request): Promise<Response> =>
  asMember('activity:read', async ({ payload }): Promise<ActivityRows> => ({
    rows: await listActivity({ payload, ...requestedStep(request, parseActivityFilters) }),
  }));

/** Streams every matching entry, and logs the export. */
export const activityExport = (request: Request): Promise<Response> =>
  asMember('activity:read', async ({ payload, req }) => {
    const query = new URL(request.url).searchParams;
    const filters = parseActivityFilters(query);
    const isCsv = query.get('format') !== 'ndjson';
    await inTransaction(req, () =>
      recordActivity(
        req,
        'system.activity-exported',
        { type: 'system', id: 'activity', name: 'Activity log' },
        { after: { format: isCsv ? 'CSV' : 'NDJSON', filters: activityQuery(filters) } },
      ),
    );
    const steps = streamActivity(payload, filters);
    return isCsv
      ? download(toCsv(steps), { name: `activity-${today()}.csv`, type: 'text/csv; charset=utf-8' })
      : download(toLines(steps), { name: `activity-${today()}.ndjson`, type: LINES_TYPE });
  });

type Steps = AsyncIterable<ActivityEntry[]>;

const COLUMNS = [
  'place',
  'createdAt',
  'actorName',
  'actorId',
  'action',
  'subjectType',
  'subjectId',
  'subject',
  'before',
  'after',
  'address',
] as const satisfies (keyof ActivityEntry)[];

async function* toLines(steps: Steps): AsyncGenerator<string> {
  for await (const step of steps) yield jsonLines(step);
}

async function* toCsv(steps: Steps): AsyncGenerator<string> {
  yield csvFile(COLUMNS);
  for await (const step of steps) yield csvLines(step.map(toCells));
}

const toCells = (entry: ActivityEntry) =>
  COLUMNS.map((name) => {
    const value = name === 'createdAt' ? shopTime(entry.createdAt) : entry[name];
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  });
