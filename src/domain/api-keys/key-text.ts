/** Prefixes of keys, by which scanners of published code find them. */
export const SECRET_PREFIX = 'kitroom_sk_';
export const PUBLISHABLE_PREFIX = 'kitroom_pk_';

const BEARER = /^Bearer +(kitroom_[sp]k_\S*)$/i;

/** Key in `Authorization: Bearer …`; undefined for a session’s token. */
export const keyIn = (authorization: string | null | undefined): string | undefined =>
  BEARER.exec(authorization ?? '')?.[1];

export const isSecret = (key: string): boolean => key.startsWith(SECRET_PREFIX);

/** Characters of a key that screens show: four of its secret. */
export const shownPrefix = (key: string): string => key.slice(0, SECRET_PREFIX.length + 4);
