import { MEGABYTE, type UploadRule } from '../../text/uploads';

/** Pictures that logos are printed as: what is sent; what is stored is smaller. */
export const LOGO_UPLOAD: UploadRule = {
  accept: ['image/png', 'image/jpeg', '.png', '.jpg', '.jpeg'],
  formats: 'PNG or JPEG',
  maxBytes: 10 * MEGABYTE,
};

/** Files that a logo is drawn from in the browser; the file itself is not sent. */
export const LOGO_FILE: UploadRule = {
  accept: ['.png', '.jpg', '.jpeg', '.webp', '.svg', '.pdf', '.ai'],
  formats: 'PNG, JPG, WebP, SVG, PDF or AI',
  maxBytes: 10 * MEGABYTE,
};

/**
 * What the designer draws a file of a team from: the file itself, or, of PostScript, which no browser reads, the picture that the
 * server has of it; undefined where neither can be had (docs/decisions/0037).
 */
export function drawnFrom(fileFormat: string, hasPreview: boolean): 'file' | 'preview' | undefined {
  if (fileFormat !== 'EPS') return 'file';
  return hasPreview ? 'preview' : undefined;
}

/** Said of a file that is PostScript, by the designer. */
export const POSTSCRIPT = 'EPS cannot be drawn here. Save it as PDF or SVG, and use that.';

/** The most that is stored of one, bytes. */
export const MAX_PICTURE_BYTES = 2 * MEGABYTE;

/** Where a stored picture is: whole, or as large as screens show it. */
export const logoPath = (hash: string, size: 'whole' | 'screen'): string =>
  `/api/kits/logos/${hash}${size === 'screen' ? '?size=screen' : ''}`;
