import { grouped } from '../text/grouped';

export type ImportedPicture = { url: string; color: string | null; alt: string };

const MOST_PICTURES = 30;

export const isPictureAddress = (text: string): boolean => /^https?:\/\/\S{1,2000}$/.test(text);

/** Each address once, in order. */
export const uniquePictures = (pictures: readonly ImportedPicture[]): ImportedPicture[] =>
  [...grouped(pictures, ({ url }) => url).values()].flatMap(([first]) => first ?? []).slice(0, MOST_PICTURES);
