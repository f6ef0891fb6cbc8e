import { keyIn } from '@/domain/api-keys/key-text';
import { failedResponse } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { identifyKey } from './identify-key';

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** For routes that look at no identity: refuses a key that is unknown, revoked or expired. Without one it reads nothing. */
export const withValidKey =
  <Rest extends unknown[]>(handler: Handler<Rest>) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    if (keyIn(request.headers.get('authorization')) !== undefined) {
      try {
        await identifyKey(await getPayloadClient(), request);
      } catch (error) {
        return failedResponse(error, 'A key could not be checked.');
      }
    }
    return handler(request, ...rest);
  };
