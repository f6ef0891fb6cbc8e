import { MEGABYTE, type UploadRule } from '../../text/uploads';

/** Pictures that logos are printed as: what is sent; what is stored is smaller. */
export const LOGO_UPLOAD: UploadRule = {
  accept: ['image/png', 'image/jpeg', '.png', '.jpg', '.jpeg'],
  formats: 'PNG or JPEG',
  maxBytes: 10 * MEGABYTE,
};

/** The most that is stored of one, bytes. */
export const MAX_PICTURE_BYTES = 2 * MEGABYTE;

/** Where a stored picture is: whole, or as large as screens show it. */
export const logoPath = (hash: string, size: 'whole' | 'screen'): string =>
  `/api/kits/logos/${hash}${size === 'screen' ? '?size=screen' : ''}`;
