import { MEGABYTE, type UploadRule } from '../../text/uploads';

export const LOGO_UPLOAD: UploadRule = {
  accept: ['image/png', 'image/jpeg', '.png', '.jpg', '.jpeg'],
  formats: 'PNG or JPEG',
  maxBytes: 10 * MEGABYTE,
};

/** Files that the browser draws a logo from; the file itself is not sent. */
export const LOGO_FILE: UploadRule = {
  accept: ['.png', '.jpg', '.jpeg', '.webp', '.svg', '.pdf', '.ai'],
  formats: 'PNG, JPG, WebP, SVG, PDF or AI',
  maxBytes: 10 * MEGABYTE,
};

/** A preview is the server’s, of PostScript, which no browser reads; undefined without (docs/decisions/0037). */
export function drawnFrom(fileFormat: string, hasPreview: boolean): 'file' | 'preview' | undefined {
  if (fileFormat !== 'EPS') return 'file';
  return hasPreview ? 'preview' : undefined;
}

export const POSTSCRIPT = 'EPS cannot be drawn here. Save it as PDF or SVG, and use that.';

export const MAX_PICTURE_BYTES = 2 * MEGABYTE;

export const logoPath = (hash: string, size: 'whole' | 'screen'): string =>
  `/api/kits/logos/${hash}${size === 'screen' ? '?size=screen' : ''}`;
