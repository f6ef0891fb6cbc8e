/** Names as parts of addresses. Pure. */
import slugify from '@sindresorhus/slugify';

export const MAX_SLUG_LENGTH = 120;

/**
 * A name as part of an address: 'Straße & Œuvre' becomes 'strasse-and-oeuvre'. '' where nothing of it can stand there, as
 * of a name in a script that is not written with our letters.
 */
export const slugOf = (name: string): string =>
  slugify(name.replace(/['’]/g, ''), { decamelize: false }).slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
