import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Handler } from './handler';
import { untilAnswered } from './network-limiter';

/** Pages take POST for forms that submit to their own address. */
export const OF_PAGES = 'GET, HEAD, OPTIONS, POST';

export const OF_FILES = 'GET, HEAD, OPTIONS';

/** From the application's own answer to `OPTIONS`: Next refuses methods with 405 and does not list the others. */
export async function allowedMethods({ url, headers }: IncomingMessage, handler: Handler): Promise<string> {
  const question = Object.assign(new IncomingMessage(new Socket()), { method: 'OPTIONS', url, headers });
  question.push(null);
  const answer = new ServerResponse(question);
  // Its body goes nowhere, and would be waited for.
  await Promise.race([untilAnswered(answer), handler(question, answer)]);
  return answer.getHeader('Allow')?.toString() ?? OF_PAGES;
}
