import { currentRequest, type RequestIdentity } from '@kitroom/front/cache/request-scope';

const LONGEST = 200;

/** In sqlcommenter’s form, but first: PostgreSQL cuts the end of long texts in pg_stat_activity. */
export const commentOf = ({ id, route }: RequestIdentity): string =>
  `/*request_id='${escape(id)}',route='${escape(route.slice(0, LONGEST))}'*/ `;

export function currentComment(): string {
  const request = currentRequest();
  return request ? commentOf(request) : '';
}

/** Without quotes, slashes and asterisks, so that nothing ends the value or the comment. */
const escape = (value: string): string =>
  encodeURIComponent(value).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
