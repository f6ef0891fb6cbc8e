import { MEGABYTE, type UploadRule } from '../../text/uploads';

export const LOGO_UPLOAD: UploadRule = {
  accept: ['image/png', 'image/jpeg', '.png', '.jpg', '.jpeg'],
  formats: 'PNG or JPEG',
  maxBytes: 10 * MEGABYTE,
};

/** Files that the browser draws a logo from; only PostScript is sent, and comes back as PDF (docs/decisions/0037). */
export const LOGO_FILE: UploadRule = {
  accept: ['.png', '.jpg', '.jpeg', '.webp', '.svg', '.pdf', '.ai', '.eps'],
  formats: 'PNG, JPG, WebP, SVG, PDF, AI or EPS',
  maxBytes: 10 * MEGABYTE,
};

export const POSTSCRIPT = 'EPS cannot be drawn here. Save it as PDF or SVG, and use that.';

export const MAX_PICTURE_BYTES = 2 * MEGABYTE;

export const logoPath = (hash: string, size: 'whole' | 'screen'): string =>
  `/api/kits/logos/${hash}${size === 'screen' ? '?size=screen' : ''}`;
