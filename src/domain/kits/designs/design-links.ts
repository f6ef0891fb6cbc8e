/** Addresses that show or open designs. Keys follow the #, so that they reach no server, log or other site. */
import type { KitGarmentType, KitView } from '../document/kit-garments';

export const DESIGN_KEY_HEADER = 'x-design-key';

/** A stored design; `key` is set for a visitor’s. */
export interface DesignLink {
  id: string;
  key?: string;
}

export const sharedPath = (shareToken: string): string => `/custom-kits/designs/${shareToken}`;

export const shareTokenIn = (text: string): string | undefined =>
  /\/custom-kits\/designs\/([\w-]{20,64})(?![\w-])/.exec(text)?.[1];

export const DESIGNER_PATH = '/custom-kits/designer';

export const newKitPath = (garments: readonly KitGarmentType[]): string =>
  `${DESIGNER_PATH}?garment=${garments.join(',')}`;

export const designerPath = ({ id, key }: DesignLink): string =>
  `${DESIGNER_PATH}#${new URLSearchParams({ design: id, ...(key && { key }) }).toString()}`;

export const orderedKitPath = (hash: string): string =>
  `${DESIGNER_PATH}#${new URLSearchParams({ kit: hash }).toString()}`;

export const quotePath = (localId: string): string =>
  `/custom-kits?${new URLSearchParams({ design: localId }).toString()}#quote-form`;

export const teamOrderPath = (hash: string): string =>
  `/teamwear-portal/order?${new URLSearchParams({ kit: hash }).toString()}`;

export function linkedDesign(hash: string): DesignLink | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, key] = [named.get('design'), named.get('key')];
  return id ? { id, ...(key && { key }) } : undefined;
}

export const linkedKit = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('kit') ?? undefined;

/** Picture of a stored kit for pages and emails; `width` in px makes it a PNG, `bare` leaves out logos and texts. */
export function picturePath(
  revision: string,
  wanted: {
    garment?: KitGarmentType;
    view?: KitView;
    colorway?: number;
    detail?: 'quick' | 'full';
    player?: { name: string; number: string };
    width?: number;
    bare?: boolean;
  } = {},
): string {
  const { garment, view = 'front', colorway = 0, detail = 'quick', player, width, bare } = wanted;
  const query = new URLSearchParams({
    ...(garment && { garment }),
    ...{ view, colorway: String(colorway), detail },
    ...(player && { name: player.name, number: player.number }),
    ...(width !== undefined && { format: 'png', width: String(width) }),
    ...(bare && { bare: 'true' }),
  });
  return `/api/kits/pictures/${revision}?${query.toString()}`;
}
