import { errorResponse } from '@/lib/http/json';
import { query } from '@/lib/database/query';
import { getPayloadClient } from '@/lib/payload';

/** 200 while the database answers, else 503: what a load balancer or supervisor asks. */
export async function GET() {
  try {
    await query(await getPayloadClient(), 'select 1', []);
    return Response.json({ status: 'ok', database: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return errorResponse(503, { code: 'unavailable', message: 'The database does not answer.' });
  }
}
