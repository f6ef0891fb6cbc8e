import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Handler } from './handler';
import { untilAnswered } from './network-turns';

/** Of pages, whose forms send themselves to them. */
export const OF_PAGES = 'GET, HEAD, OPTIONS, POST';

/** Methods that files in folders take. */
export const OF_FILES = 'GET, HEAD, OPTIONS';

/**
 * The methods that an address takes, as the application itself answers `OPTIONS` there: Next refuses any other method with
 * 405 and does not say which it would take.
 */
export async function allowedMethods({ url, headers }: IncomingMessage, handler: Handler): Promise<string> {
  const question = Object.assign(new IncomingMessage(new Socket()), { method: 'OPTIONS', url, headers });
  question.push(null);
  const answer = new ServerResponse(question);
  // Its body goes nowhere, and would be waited for.
  await Promise.race([untilAnswered(answer), handler(question, answer)]);
  return answer.getHeader('Allow')?.toString() ?? OF_PAGES;
}
