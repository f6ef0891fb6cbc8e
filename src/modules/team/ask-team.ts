import { ask, type Answer, type Ask } from '@/lib/client/ask';

/** Said where we cannot be reached: what was typed stays where it is and can be sent again. */
export const NOTHING_LOST = 'No connection. Nothing you entered is lost; please try again.';

/** Asks a route of the portal from its pages. */
export const askTeam = <Value>(path: string, asked: Ask = {}): Promise<Answer<Value>> =>
  ask(path, { ...asked, offline: NOTHING_LOST });
