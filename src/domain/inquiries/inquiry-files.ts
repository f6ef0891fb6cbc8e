import { ASSET_UPLOAD } from '../teams/design-assets';
import { cleanLine } from '../text/text';
import { MEGABYTE, uploadFault, uploadHint, type UploadRule } from '../text/uploads';

const MAX_INQUIRY_FILES = 3;
export const INQUIRY_UPLOAD: UploadRule = { ...ASSET_UPLOAD, maxBytes: 10 * MEGABYTE };
const MAX_INQUIRY_FILE_NAME = 160;

export const INQUIRY_FILES_HINT = `At most ${MAX_INQUIRY_FILES} files: ${uploadHint(INQUIRY_UPLOAD)} each.`;

/** Display name: without folder, on one line, with its end if too long. */
export function inquiryFileName(given: string): string {
  const name = cleanLine(given.split(/[/\\]/).at(-1) ?? '');
  if (name.length <= MAX_INQUIRY_FILE_NAME) return name;
  const end = /\.[a-z]+$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, MAX_INQUIRY_FILE_NAME - end.length - 1)}…${end}`;
}

export const aboutFile = (name: string, message: string): string => `“${inquiryFileName(name)}”: ${message}`;

export function inquiryFilesRefusals(files: readonly { name: string; size: number }[]): string[] {
  const tooMany = files.length > MAX_INQUIRY_FILES ? [`Please send at most ${MAX_INQUIRY_FILES} files.`] : [];
  const refused = files.flatMap((file) => {
    const fault = uploadFault(INQUIRY_UPLOAD, file);
    return fault ? [aboutFile(file.name, fault)] : [];
  });
  return [...tooMany, ...refused];
}
