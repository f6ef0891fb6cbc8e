import { assetExtension, fileRefusal, type AssetExtension } from '@/domain/design-assets';
import { pictureFault } from './check-picture';
import { cleanSvg } from './clean-svg';
import { sniff, type Content } from './sniff';

/** A file as it may be stored: what it is, and its bytes, cleaned where they had to be. */
export type AcceptedFile = { ok: true; bytes: Buffer; content: Content; extension: AssetExtension; mimeType: string };

/** What may stand behind an extension. An Illustrator file is a PDF or, in old versions, PostScript. */
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

/** Judges a file of a team by its bytes; its name only says what it claims to be. `message` is for who uploaded it. */
export async function acceptAsset(
  fileName: string,
  bytes: Buffer,
): Promise<AcceptedFile | { ok: false; message: string }> {
  const extension = assetExtension(fileName);
  const refusal = fileRefusal(fileName, bytes.length);
  if (refusal || !extension) return { ok: false, message: refusal ?? '' };
  const { contents, mimeType } = formats[extension];
  const content = sniff(bytes);
  if (!contents.includes(content)) {
    return {
      ok: false,
      message: `This is not a file of the type ${extension.toUpperCase()}: it is ${NAMES[content]}.`,
    };
  }
  const accepted: AcceptedFile = { ok: true, bytes, content, extension, mimeType };
  if (content === 'svg') {
    const cleaned = await cleanSvg(bytes);
    return cleaned.ok ? { ...accepted, bytes: Buffer.from(cleaned.svg) } : cleaned;
  }
  const message = content === 'png' || content === 'jpeg' ? await pictureFault(bytes, content) : undefined;
  return message ? { ok: false, message } : accepted;
}
