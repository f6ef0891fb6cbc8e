import { ASSET_UPLOAD, assetExtension, type AssetExtension } from '@/domain/teams/design-assets';
import { uploadFault } from '@/domain/text/uploads';
import { headerFault, measurePicture } from './check-picture';
import { cleanSvg } from './clean-svg';
import { LIVE_TEXT } from './drawing/live-text.mjs';
import { readSvg } from './drawing/svg-scan.mjs';
import { refuseFile, type FileRefusal } from './file-refusal';
import { sniff, type Content } from './sniff';

export type AcceptedFile = { ok: true; bytes: Buffer; content: Content; extension: AssetExtension; mimeType: string };

/** An Illustrator file is a PDF or, in old versions, PostScript. */
const formats: Record<AssetExtension, { contents: Content[]; mimeType: string }> = {
  png: { contents: ['png'], mimeType: 'image/png' },
  jpg: { contents: ['jpeg'], mimeType: 'image/jpeg' },
  jpeg: { contents: ['jpeg'], mimeType: 'image/jpeg' },
  svg: { contents: ['svg'], mimeType: 'image/svg+xml' },
  pdf: { contents: ['pdf'], mimeType: 'application/pdf' },
  ai: { contents: ['pdf', 'postscript'], mimeType: 'application/illustrator' },
  eps: { contents: ['postscript'], mimeType: 'application/postscript' },
};

const NAMES: Record<Content, string> = {
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  pdf: 'a PDF document',
  postscript: 'a PostScript drawing',
  svg: 'an SVG drawing',
  unknown: 'something else',
};

/** Checks name, first bytes and header without decoding. `message` is for the uploader. */
export function checkFileBytes(fileName: string, bytes: Buffer): AcceptedFile | FileRefusal {
  const extension = assetExtension(fileName);
  const refusal = uploadFault(ASSET_UPLOAD, { name: fileName, size: bytes.length });
  if (refusal || !extension) return refuseFile(refusal ?? '');
  const { contents, mimeType } = formats[extension];
  const content = sniff(bytes);
  if (!contents.includes(content)) {
    return refuseFile(`The name says ${extension.toUpperCase()}, but this file is ${NAMES[content]}.`);
  }
  const accepted: AcceptedFile = { ok: true, bytes, content, extension, mimeType };
  if (content === 'svg') {
    const read = readSvg(bytes);
    return read.ok ? accepted : refuseFile(read.message);
  }
  return ((content === 'png' || content === 'jpeg') && headerFault(bytes)) || accepted;
}

export type AcceptedAsset = AcceptedFile & { size?: { width: number; height: number } };

/** Decodes pictures; returns a cleaned SVG, and refuses one with live text. */
export async function acceptAsset(fileName: string, bytes: Buffer): Promise<AcceptedAsset | FileRefusal> {
  const checked = checkFileBytes(fileName, bytes);
  if (!checked.ok) return checked;
  const { content } = checked;
  if (content === 'svg') {
    const cleaned = await cleanSvg(bytes);
    if (!cleaned.ok) return cleaned;
    return cleaned.hasText ? refuseFile(LIVE_TEXT) : { ...checked, bytes: cleaned.bytes };
  }
  if (content !== 'png' && content !== 'jpeg') return checked;
  const measured = await measurePicture(bytes, content);
  return measured.ok ? { ...checked, size: { width: measured.width, height: measured.height } } : measured;
}
