import 'server-only';
import type { WithToken } from '@/lib/http/parameters';
import { failedResponse } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { subscriberToLeave } from '@/modules/newsletter/links';
import { unsubscribe } from '@/modules/newsletter/data';

/** Redirects to the page with the button: opening a link changes nothing. */
export async function leaveByLink(_request: Request, { params }: WithToken): Promise<Response> {
  const { token } = await params;
  return new Response(null, {
    status: 303,
    headers: { Location: `/newsletter/leave/${encodeURIComponent(token)}`, 'Cache-Control': 'private, no-store' },
  });
}

/** One-click unsubscribe (RFC 8058), by token alone, without cookies. Repeats and deleted records succeed. */
export async function leaveByPost(_request: Request, { params }: WithToken): Promise<Response> {
  const id = subscriberToLeave((await params).token);
  if (!id) return answer(404, 'This link does not work.');
  try {
    await unsubscribe({ payload: await getPayloadClient(), id });
    return answer(200, 'You are unsubscribed.');
  } catch (error) {
    return failedResponse(error, 'A subscription could not be ended.');
  }
}

const answer = (status: number, words: string): Response =>
  new Response(`${words}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
