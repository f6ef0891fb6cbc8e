import slugify from '@sindresorhus/slugify';

export const MAX_SLUG_LENGTH = 120;

/** 'strasse-and-oeuvre' of 'Straße & Œuvre'; '' for a name in a script that cannot be transliterated. */
export const slugOf = (name: string): string =>
  slugify(name.replace(/['’]/g, ''), { decamelize: false }).slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
