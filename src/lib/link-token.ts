import { seal, unseal } from './sealed';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,600})$/;

/** A token for a link in an email: it names a record and holds a text, and only we can have made it. */
export const createLinkToken = (purpose: string, id: string, text: string): string =>
  `${id}.${seal(purpose, id, text)}`;

/** Which record a token is of and what is sealed in it, where it was made by us and for this. */
export function readLinkToken(purpose: string, token: string): { id: string; text: string } | undefined {
  const [, id = '', sealed = ''] = TOKEN.exec(token) ?? [];
  const text = id && unseal(purpose, id, sealed);
  return text === '' || text === undefined ? undefined : { id, text };
}
