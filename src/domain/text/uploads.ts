/** Which files an upload takes: told before one is chosen, asked in the browser before one is sent. */

export const MEGABYTE = 1024 * 1024;

export type UploadRule = {
  /** As the browser’s own `accept` has it: extensions with a point, or media types. */
  accept: readonly string[];
  /** The same in words: 'PNG, JPEG or PDF'. */
  formats: string;
  /** Of one file, in bytes. */
  maxBytes: number;
};

export type ChosenFile = { name: string; size: number; type?: string };

const most = ({ maxBytes }: UploadRule): string => `${Math.round(maxBytes / MEGABYTE)} MB`;

/** 'PNG, JPEG or PDF, up to 25 MB'. */
export const uploadHint = (rule: UploadRule): string => `${rule.formats}, up to ${most(rule)}`;

/** For the `accept` of a file’s field. */
export const acceptOf = ({ accept }: UploadRule): string => accept.join(',');

/** What is wrong with a file by its name, type and size alone; the server judges by its bytes as well. */
export function uploadFault(rule: UploadRule, file: ChosenFile): string | undefined {
  if (!isAccepted(rule, file)) return `This type of file is not accepted. Use ${rule.formats}.`;
  if (file.size === 0) return 'This file is empty.';
  return file.size > rule.maxBytes ? tooLarge(rule) : undefined;
}

/** What is said of a file that is larger than it may be. */
export const tooLarge = (rule: UploadRule): string => `This file is too large. A file can be at most ${most(rule)}.`;

/** A browser that does not know a type calls it nothing, and lets the server decide. */
function isAccepted({ accept }: UploadRule, { name, type = '' }: ChosenFile): boolean {
  const extension = /\.[a-z0-9]+$/i.exec(name.trim())?.[0].toLowerCase() ?? '';
  const types = accept.filter((each) => !each.startsWith('.'));
  return accept.includes(extension) || (types.length > 0 && (type === '' || types.includes(type)));
}
