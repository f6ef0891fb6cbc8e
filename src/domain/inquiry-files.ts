/** Logos and sketches that come with a request for a quote. */
import { ASSET_EXTENSIONS, fileRefusal, MEGABYTE } from './design-assets';
import { cleanLine } from './text';

export const MAX_INQUIRY_FILES = 3;
/** Bytes of one file. */
export const MAX_INQUIRY_FILE_BYTES = 10 * MEGABYTE;
export const MAX_INQUIRY_FILE_NAME = 160;

/** What a browser offers to choose from. */
export const INQUIRY_FILE_TYPES = ASSET_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export const INQUIRY_FILES_HINT = `Up to ${MAX_INQUIRY_FILES} files of ${MAX_INQUIRY_FILE_BYTES / MEGABYTE} MB each: PNG, JPG, SVG, PDF, AI or EPS.`;

/** A file’s name as it is shown: without folder, on one line, and with its end where it is too long. */
export function inquiryFileName(given: string): string {
  const name = cleanLine(given.split(/[/\\]/).at(-1) ?? '');
  if (name.length <= MAX_INQUIRY_FILE_NAME) return name;
  const end = /\.[a-z]+$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, MAX_INQUIRY_FILE_NAME - end.length - 1)}…${end}`;
}

/** What is wrong with one of several files, which says its name. */
export const aboutFile = (name: string, message: string): string => `“${inquiryFileName(name)}”: ${message}`;

/** What is wrong with a choice of files by their number, names and sizes alone: one sentence each. */
export function inquiryFilesRefusals(files: readonly { name: string; size: number }[]): string[] {
  const tooMany = files.length > MAX_INQUIRY_FILES ? [`Please send at most ${MAX_INQUIRY_FILES} files.`] : [];
  const refused = files.flatMap(({ name, size }) => {
    const refusal = fileRefusal(name, size, MAX_INQUIRY_FILE_BYTES);
    return refusal ? [aboutFile(name, refusal)] : [];
  });
  return [...tooMany, ...refused];
}
