import { seal, unseal } from './sealed';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,600})$/;

export const createLinkToken = (purpose: string, id: string, text: string): string =>
  `${id}.${seal(purpose, id, text)}`;

export function readLinkToken(purpose: string, token: string): { id: string; text: string } | undefined {
  const [, id = '', sealed = ''] = TOKEN.exec(token) ?? [];
  const text = id && unseal(purpose, id, sealed);
  return text === '' || text === undefined ? undefined : { id, text };
}
