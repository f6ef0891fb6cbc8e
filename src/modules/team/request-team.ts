import { request, type Answer, type RequestOptions } from '@/lib/client/request';

/** Said where we cannot be reached: what was typed stays where it is and can be sent again. */
export const NOTHING_LOST = 'No connection. Nothing you entered is lost; please try again.';

/** Asks a route of the portal from its pages. */
export const requestTeam = <Value>(path: string, asked: RequestOptions = {}): Promise<Answer<Value>> =>
  request(path, { ...asked, offline: NOTHING_LOST });
