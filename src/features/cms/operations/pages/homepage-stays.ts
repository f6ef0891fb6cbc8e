import { APIError } from 'payload';

const HOMEPAGE_STAYS = {
  offline: 'The home page stays published. Make another page the home page first.',
  deleted: 'The home page cannot be deleted. Make another page the home page first.',
} as const;

/** Refuses, over whichever interface, what would leave visitors nothing at `/`. */
export const homepageStays = (deed: keyof typeof HOMEPAGE_STAYS): Error =>
  new APIError(HOMEPAGE_STAYS[deed], 409, undefined, true);
