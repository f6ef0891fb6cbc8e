import { picturePath } from '@/domain/kits/designs/design-links';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { env } from '@/lib/env';
import { markup, type Markup } from './markup';

type Shown = {
  hash: string;
  garment?: KitGarmentType;
  /** Without logos and texts, for mailboxes other than the designer’s. */
  isBare?: boolean;
};

/** Displayed, px; files have twice that for dense screens. */
const WIDTH = 80;
export const FILE_WIDTH = 2 * WIDTH;

/** A PNG, as mail programs show no SVG. */
export const kitPictureUrl = ({ hash, garment, isBare }: Shown): string =>
  `${env.publicUrl}${picturePath(hash, { ...(garment && { garment }), width: FILE_WIDTH, ...(isBare && { bare: true }) })}`;

export const kitPicture = (kit: Shown, alt: string): Markup => linePicture(kitPictureUrl(kit), alt);

export const linePicture = (src: string, alt: string): Markup =>
  markup`<img src="${src}" alt="${alt}" width="${WIDTH}" height="${(WIDTH * 5) / 4}" style="display:block;border:0">`;

/** A table keeps long lists of players from running under the picture. */
export const orderedItem = (picture: Markup | null | undefined | '', text: Markup): Markup =>
  markup`<li style="padding:12px 0;border-bottom:1px solid #e2e1ea">${picture ? markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td width="${WIDTH + 14}" valign="top">${picture}</td><td valign="top">${text}</td></tr></table>` : text}</li>`;
