import { env } from '../env';

/** Without our own origin, since the shop may be reached by several names; addresses of other sites stay. */
export const ownAddress = (url: string): string =>
  url.startsWith(`${env.publicUrl}/`) ? url.slice(env.publicUrl.length) : url;
