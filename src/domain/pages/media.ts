import { cleanLine } from '../text/text';
import { MEGABYTE, type UploadRule } from '../text/uploads';

export const MAX_PICTURE_BYTES = 25 * MEGABYTE;
export const MAX_ALT = 300;
export const MAX_PICTURE_TITLE = 200;
export const MAX_FOLDER_NAME = 80;

/** Types offered by the browser’s file dialog; the server judges by the bytes. */
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
export const PDF_TYPE = 'application/pdf';

export const PICTURE_UPLOAD: UploadRule = {
  accept: PICTURE_TYPES,
  formats: 'PNG, JPEG, WebP, AVIF or GIF',
  maxBytes: MAX_PICTURE_BYTES,
};
export const PDF_UPLOAD: UploadRule = { accept: [PDF_TYPE], formats: 'PDF', maxBytes: MAX_PICTURE_BYTES };
export const LIBRARY_UPLOAD: UploadRule = {
  accept: [...PICTURE_TYPES, PDF_TYPE],
  formats: 'PNG, JPEG, WebP, AVIF, GIF or PDF',
  maxBytes: MAX_PICTURE_BYTES,
};

export const TOO_LARGE = 'Files can be at most 25 MB.';
export const NOT_FOR_LIBRARY = 'This file is not a picture we can use (PNG, JPEG, WebP, AVIF or GIF), nor a PDF.';

/** Stable address of a library picture, whatever its file. */
export const mediaAddress = (id: string): string => `/media/${id}`;

export const titleOfFile = (name: string): string =>
  cleanLine(name.replace(/\.\w{1,5}$/, '').replace(/[-_]+/g, ' '))
    .slice(0, MAX_PICTURE_TITLE)
    .trim();
