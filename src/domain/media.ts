import { cleanLine } from './text';

/** The rules of the media library, the same over every way in. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
export const MAX_ALT = 300;
export const MAX_PICTURE_TITLE = 200;
export const MAX_FOLDER_NAME = 80;

/** What a browser offers for choosing; the server judges by the bytes alone. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

export const TOO_LARGE = 'Pictures can be at most 25 MB.';
export const NOT_A_PICTURE = 'This file is not a picture we can use (PNG, JPEG, WebP, AVIF or GIF).';

/** Where a picture of the library is to be had, whatever its file is at the time. */
export const mediaAddress = (id: string): string => `/media/${id}`;

/** What speaks against sending a file at all; browsers that do not know a type call it nothing. */
export function fileFault({ size, type }: { size: number; type: string }): string | undefined {
  if (size === 0) return 'This file is empty.';
  if (size > MAX_PICTURE_BYTES) return TOO_LARGE;
  return type && !PICTURE_TYPES.includes(type) ? NOT_A_PICTURE : undefined;
}

/** A picture’s title out of the name of its file. */
export const titleOfFile = (name: string): string =>
  cleanLine(name.replace(/\.\w{1,5}$/, '').replace(/[-_]+/g, ' '))
    .slice(0, MAX_PICTURE_TITLE)
    .trim();
