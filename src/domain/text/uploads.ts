export const MEGABYTE = 1024 * 1024;

export type UploadRule = {
  /** As in an `accept` attribute: extensions with a point, or media types. */
  accept: readonly string[];
  formats: string;
  maxBytes: number;
  less?: { extension: string; maxBytes: number };
};

export type ChosenFile = { name: string; size: number; type?: string };

const most = ({ maxBytes }: Pick<UploadRule, 'maxBytes'>): string => `${Math.round(maxBytes / MEGABYTE)} MB`;

export function uploadHint(rule: UploadRule): string {
  const { formats, less } = rule;
  return `${formats}, up to ${most(rule)}${less ? ` (${nameOf(less)} ${most(less)})` : ''}`;
}

const nameOf = ({ extension }: { extension: string }): string => extension.slice(1).toUpperCase();

export const acceptOf = ({ accept }: UploadRule): string => accept.join(',');

/** Error of a file by name, type and size; the server also checks its bytes. */
export function uploadFault(rule: UploadRule, file: ChosenFile): string | undefined {
  if (!isAccepted(rule, file)) return `This type of file is not accepted. Use ${rule.formats}.`;
  if (file.size === 0) return 'This file is empty.';
  const { less } = rule;
  if (less && extensionOf(file) === less.extension && file.size > less.maxBytes)
    return `This file is too large. An ${nameOf(less)} can be at most ${most(less)}.`;
  return file.size > rule.maxBytes ? tooLarge(rule) : undefined;
}

const extensionOf = ({ name }: ChosenFile): string => /\.[a-z0-9]+$/i.exec(name.trim())?.[0].toLowerCase() ?? '';

export const tooLarge = (rule: UploadRule): string => `This file is too large. A file can be at most ${most(rule)}.`;

/** Browsers leave unknown types empty: the server decides. */
function isAccepted({ accept }: UploadRule, file: ChosenFile): boolean {
  const { type = '' } = file;
  const types = accept.filter((each) => !each.startsWith('.'));
  return accept.includes(extensionOf(file)) || (types.length > 0 && (type === '' || types.includes(type)));
}
