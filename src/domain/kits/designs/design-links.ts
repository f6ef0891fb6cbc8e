/** Where designs are seen and changed. Keys stand behind the #: what stands there is sent to no server, log or other site. */
import type { KitGarmentType, KitView } from '../document/kit-garments';

/** The header that carries a visitor’s key to the server. */
export const DESIGN_KEY_HEADER = 'x-design-key';

/** A stored design, and the key by which it is changed where it is a visitor’s. */
export interface DesignLink {
  id: string;
  key?: string;
}

/** The page that shows a design to whoever has its link. */
export const sharedPath = (shareToken: string): string => `/custom-kits/designs/${shareToken}`;

/** The token of a share link, wherever it was copied from; undefined where there is none in a text. */
export const shareTokenIn = (text: string): string | undefined =>
  /\/custom-kits\/designs\/([\w-]{20,64})(?![\w-])/.exec(text)?.[1];

export const DESIGNER_PATH = '/custom-kits/designer';

/** The designer with a new kit of these garments. */
export const newKitPath = (garments: readonly KitGarmentType[]): string =>
  `${DESIGNER_PATH}?garment=${garments.join(',')}`;

/** The designer with a stored design; `key` for a visitor’s, a team has its session. */
export const designerPath = ({ id, key }: DesignLink): string =>
  `${DESIGNER_PATH}#${new URLSearchParams({ design: id, ...(key && { key }) }).toString()}`;

/** The designer with a kit as it was ordered, by its hash, for the team of the order and for staff. */
export const orderedKitPath = (hash: string): string =>
  `${DESIGNER_PATH}#${new URLSearchParams({ kit: hash }).toString()}`;

/** The form that asks for a quote, with a design of this browser. */
export const quotePath = (localId: string): string =>
  `/custom-kits?${new URLSearchParams({ design: localId }).toString()}#quote-form`;

/** A team’s order builder, with a stored kit by its hash in the order. */
export const teamOrderPath = (hash: string): string =>
  `/teamwear-portal/order?${new URLSearchParams({ kit: hash }).toString()}`;

/** The stored design that an address of the designer names, by what stands behind its #. */
export function linkedDesign(hash: string): DesignLink | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, key] = [named.get('design'), named.get('key')];
  return id ? { id, ...(key && { key }) } : undefined;
}

/** The hash of the ordered kit that such an address names. */
export const linkedKit = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('kit') ?? undefined;

/** Of a stored kit, for pages and emails; `width` in px makes it a PNG, `bare` leaves out logos and texts. */
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
  const asked = new URLSearchParams({
    ...(garment && { garment }),
    ...{ view, colorway: String(colorway), detail },
    ...(player && { name: player.name, number: player.number }),
    ...(width !== undefined && { format: 'png', width: String(width) }),
    ...(bare && { bare: 'true' }),
  });
  return `/api/kits/pictures/${revision}?${asked.toString()}`;
}
