import { request, type Answer, type RequestOptions } from '@/lib/client/request';

export const NOTHING_LOST = 'No connection. Nothing you entered is lost; please try again.';

export const requestTeam = <Value>(path: string, options: RequestOptions = {}): Promise<Answer<Value>> =>
  request(path, { ...options, offline: NOTHING_LOST });
