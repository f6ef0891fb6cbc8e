import { markPrivate } from '@kitroom/front/cache/request-scope';
import type { WithToken } from '@/lib/http/parameters';
import { failedResponse, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { getSiteSettings } from '@/lib/site-settings';
import { serveQuote } from '@/modules/quotes/serve-quote';

/** For holders of the quote’s link. */
export async function quotePdf(_request: Request, { params }: WithToken): Promise<Response> {
  markPrivate();
  try {
    const [payload, { token }, settings] = await Promise.all([getPayloadClient(), params, getSiteSettings()]);
    return respond(await serveQuote({ payload, token, settings }));
  } catch (error) {
    return failedResponse(error, 'The PDF of a quote could not be drawn.');
  }
}
