import { newsStream } from '@/features/back-office/news-stream';
import { currentStaff, mayEnter } from '@/features/back-office/session';
import { errorResponse } from '@/lib/http/json';

/** `GET /admin/news/stream`: says when there may be something new; what it is, `GET /admin/news` tells. */
export async function GET(request: Request): Promise<Response> {
  const { user } = await currentStaff();
  if (!user || !mayEnter(user)) return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  return new Response(newsStream(request.signal), {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
