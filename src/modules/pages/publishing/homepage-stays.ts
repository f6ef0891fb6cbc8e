import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

const HOMEPAGE_STAYS = {
  offline: 'The homepage must stay published. Make another page the homepage first.',
  deleted: 'The homepage cannot be deleted. Make another page the homepage first.',
} as const;

/** Over every interface: `/` must have a page. */
export const homepageStays = (deed: keyof typeof HOMEPAGE_STAYS): Error =>
  refusalError(failure('conflict', HOMEPAGE_STAYS[deed]));
