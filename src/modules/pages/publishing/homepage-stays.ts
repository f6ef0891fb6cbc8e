import { APIError } from 'payload';

const HOMEPAGE_STAYS = {
  offline: 'The homepage must stay published. Make another page the homepage first.',
  deleted: 'The homepage cannot be deleted. Make another page the homepage first.',
} as const;

/** Over every interface: `/` must have a page. */
export const homepageStays = (deed: keyof typeof HOMEPAGE_STAYS): Error =>
  new APIError(HOMEPAGE_STAYS[deed], 409, undefined, true);
