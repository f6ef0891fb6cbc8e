import { env } from '../env';

/** Removes our origin, as the shop may have several names. */
export const ownAddress = (url: string): string =>
  url.startsWith(`${env.publicUrl}/`) ? url.slice(env.publicUrl.length) : url;
