/** The shop’s colours: inks and yarns in stock, by the code used in designs, proofs and print files. */
import { labDifference, labOf, type Lab } from './color-difference';

interface KitSwatch {
  /** The shop’s own, of no maker’s system; the first figure is the family. */
  code: string;
  name: string;
  hex: string;
  /** Nearest process inks on coated stock, in per cent. */
  cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

const TABLE = [
  ['KR 101', 'White', '#ffffff', [0, 0, 0, 0]],
  ['KR 102', 'Chalk', '#f5f2ea', [0, 0, 5, 3]],
  ['KR 103', 'Ivory', '#f1e7cf', [5, 5, 15, 0]],
  ['KR 104', 'Stone', '#d3c9b5', [10, 5, 15, 10]],
  ['KR 105', 'Silver', '#c8ccd2', [5, 0, 0, 15]],
  ['KR 106', 'Dove Grey', '#a4aab2', [25, 15, 10, 10]],
  ['KR 107', 'Steel Grey', '#7c848e', [30, 15, 10, 25]],
  ['KR 108', 'Slate', '#586470', [55, 35, 25, 20]],
  ['KR 109', 'Graphite', '#41464e', [40, 25, 15, 55]],
  ['KR 110', 'Charcoal', '#2b2f36', [40, 25, 15, 80]],
  ['KR 111', 'Jet', '#17181c', [40, 30, 20, 100]],
  ['KR 112', 'Black', '#000000', [60, 40, 40, 100]],
  ['KR 201', 'Ice Blue', '#daecf8', [10, 0, 0, 0]],
  ['KR 202', 'Powder Blue', '#b3d4ef', [25, 5, 0, 0]],
  ['KR 203', 'Sky', '#74bdec', [50, 10, 0, 0]],
  ['KR 204', 'Azure', '#2499e3', [70, 25, 0, 0]],
  ['KR 205', 'Cerulean', '#067db5', [85, 35, 0, 5]],
  ['KR 206', 'Cornflower', '#6a8fdc', [60, 40, 0, 0]],
  ['KR 207', 'Electric Blue', '#0d63f3', [85, 60, 0, 0]],
  ['KR 208', 'Royal', '#1746bd', [95, 80, 0, 0]],
  ['KR 209', 'Cobalt', '#0a3590', [100, 90, 0, 10]],
  ['KR 210', 'Reflex Blue', '#1b1f8a', [100, 95, 0, 15]],
  ['KR 211', 'French Navy', '#1e3163', [90, 80, 0, 30]],
  ['KR 212', 'Navy', '#14213f', [100, 85, 10, 50]],
  ['KR 213', 'Midnight', '#0a0f24', [100, 100, 0, 80]],
  ['KR 214', 'Petrol', '#0e4a63', [95, 35, 15, 50]],
  ['KR 215', 'Denim', '#3c5f92', [70, 45, 0, 15]],
  ['KR 216', 'Air Force Blue', '#5d7f9e', [40, 15, 0, 25]],
  ['KR 217', 'Steel Blue', '#8faac2', [35, 15, 5, 5]],
  ['KR 218', 'Lagoon', '#00718c', [90, 15, 20, 25]],
  ['KR 301', 'Aqua', '#93e1e2', [40, 0, 15, 0]],
  ['KR 302', 'Turquoise', '#1fbfc6', [70, 0, 25, 0]],
  ['KR 303', 'Teal', '#0a878b', [85, 0, 35, 20]],
  ['KR 304', 'Deep Teal', '#06565c', [90, 5, 35, 50]],
  ['KR 305', 'Mint', '#abe7cd', [30, 0, 25, 0]],
  ['KR 306', 'Seafoam', '#5fcaa8', [50, 0, 35, 0]],
  ['KR 307', 'Jade', '#0f9f77', [75, 0, 55, 5]],
  ['KR 308', 'Emerald', '#0a8a4c', [75, 0, 80, 15]],
  ['KR 309', 'Kelly Green', '#14a638', [70, 0, 100, 0]],
  ['KR 310', 'Grass', '#57b848', [55, 0, 85, 0]],
  ['KR 311', 'Apple', '#8ccb3c', [40, 0, 90, 0]],
  ['KR 312', 'Lime', '#bade2d', [25, 0, 85, 0]],
  ['KR 313', 'Bottle Green', '#0c4a33', [85, 5, 70, 55]],
  ['KR 314', 'Forest', '#1f6532', [75, 10, 95, 30]],
  ['KR 315', 'Racing Green', '#07332a', [95, 10, 65, 70]],
  ['KR 316', 'Olive', '#666b2e', [30, 10, 80, 40]],
  ['KR 317', 'Moss', '#8c9a4b', [25, 0, 65, 25]],
  ['KR 318', 'Sage', '#a5b69d', [25, 5, 25, 10]],
  ['KR 319', 'Pistachio', '#cde5a6', [20, 0, 35, 0]],
  ['KR 320', 'Hunter', '#29402c', [55, 5, 60, 65]],
  ['KR 401', 'Lemon', '#fff07c', [5, 0, 55, 0]],
  ['KR 402', 'Yellow', '#ffdf1c', [0, 0, 90, 5]],
  ['KR 403', 'Sunflower', '#fdc518', [5, 15, 95, 0]],
  ['KR 404', 'Amber', '#ffa60d', [0, 35, 100, 0]],
  ['KR 405', 'Tangerine', '#ff8420', [0, 50, 95, 0]],
  ['KR 406', 'Orange', '#f4600c', [0, 65, 100, 0]],
  ['KR 407', 'Burnt Orange', '#c8511b', [0, 70, 100, 15]],
  ['KR 408', 'Gold', '#e2ad2f', [10, 20, 85, 5]],
  ['KR 409', 'Old Gold', '#b98a2a', [0, 20, 80, 25]],
  ['KR 410', 'Mustard', '#cfa714', [0, 10, 95, 20]],
  ['KR 411', 'Straw', '#eddb92', [10, 5, 40, 0]],
  ['KR 412', 'Apricot', '#ffb68a', [0, 30, 35, 0]],
  ['KR 413', 'Peach', '#ffd8c0', [0, 15, 15, 0]],
  ['KR 501', 'Coral', '#ff7163', [0, 60, 40, 0]],
  ['KR 502', 'Scarlet', '#ee2c2b', [0, 95, 90, 0]],
  ['KR 503', 'Red', '#d3122b', [0, 100, 80, 10]],
  ['KR 504', 'Crimson', '#b00f30', [5, 100, 60, 20]],
  ['KR 505', 'Cardinal', '#8c1330', [5, 100, 45, 35]],
  ['KR 506', 'Claret', '#6d1433', [5, 100, 20, 50]],
  ['KR 507', 'Maroon', '#591a22', [5, 95, 45, 60]],
  ['KR 508', 'Burgundy', '#40101f', [5, 100, 15, 75]],
  ['KR 509', 'Brick', '#a43b2b', [0, 75, 70, 30]],
  ['KR 510', 'Terracotta', '#c56e4e', [15, 55, 60, 5]],
  ['KR 511', 'Rose', '#db4f68', [5, 75, 25, 5]],
  ['KR 601', 'Blush', '#f9d2dc', [0, 20, 0, 0]],
  ['KR 602', 'Candy Pink', '#f49dba', [0, 40, 0, 0]],
  ['KR 603', 'Pink', '#ed5f99', [0, 70, 0, 0]],
  ['KR 604', 'Cerise', '#de1f72', [5, 100, 10, 0]],
  ['KR 605', 'Magenta', '#be128e', [25, 100, 0, 0]],
  ['KR 606', 'Raspberry', '#991552', [0, 100, 0, 30]],
  ['KR 607', 'Lilac', '#d3baeb', [20, 30, 0, 0]],
  ['KR 608', 'Lavender', '#a48fdb', [40, 45, 0, 0]],
  ['KR 609', 'Violet', '#7a3ecf', [65, 80, 0, 0]],
  ['KR 610', 'Purple', '#5a2a97', [80, 100, 0, 0]],
  ['KR 611', 'Royal Purple', '#3b1c70', [90, 100, 0, 25]],
  ['KR 612', 'Aubergine', '#33143d', [70, 100, 10, 55]],
  ['KR 613', 'Plum', '#6a2462', [40, 100, 0, 25]],
  ['KR 614', 'Mauve', '#99699a', [35, 55, 0, 5]],
  ['KR 615', 'Orchid', '#c668cf', [30, 70, 0, 0]],
  ['KR 701', 'Sand', '#d9bd92', [5, 10, 30, 10]],
  ['KR 702', 'Tan', '#b88a57', [10, 25, 50, 20]],
  ['KR 703', 'Copper', '#ae683a', [0, 40, 60, 30]],
  ['KR 704', 'Chestnut', '#783f24', [15, 60, 80, 40]],
  ['KR 705', 'Brown', '#53331f', [0, 40, 60, 70]],
  ['KR 706', 'Chocolate', '#372218', [0, 40, 50, 85]],
  ['KR 707', 'Taupe', '#8b7b6c', [0, 5, 15, 45]],
  ['KR 708', 'Bronze', '#85682f', [5, 15, 65, 45]],
  // Fluorescent: need special inks to glow.
  ['KR 801', 'Fluo Yellow', '#e4ff1d', [15, 0, 95, 0]],
  ['KR 802', 'Fluo Green', '#52ff4f', [60, 0, 90, 0]],
  ['KR 803', 'Fluo Orange', '#ff5a1f', [0, 70, 95, 0]],
  ['KR 804', 'Fluo Pink', '#ff3ea5', [0, 85, 0, 0]],
  ['KR 805', 'Fluo Blue', '#1fdcff', [60, 0, 5, 0]],
] as const satisfies readonly (readonly [code: string, name: string, hex: string, cmyk: KitSwatch['cmyk']])[];

export type KitColorName = (typeof TABLE)[number][1];

export const KIT_PALETTE: readonly KitSwatch[] = TABLE.map(([code, name, hex, cmyk]) => ({ code, name, hex, cmyk }));

const BY_NAME = new Map<string, string>(KIT_PALETTE.map(({ name, hex }) => [name, hex]));
const BY_HEX = new Map(KIT_PALETTE.map((swatch) => [swatch.hex, swatch]));
const LABS: readonly (readonly [KitSwatch, Lab])[] = KIT_PALETTE.map((swatch) => [swatch, labOf(swatch.hex)]);

export const colorNamed = (name: KitColorName): string => BY_NAME.get(name) ?? '#000000';

export const swatchOf = (hex: string): KitSwatch | undefined => BY_HEX.get(hex.toLowerCase());

interface NearSwatch {
  swatch: KitSwatch;
  difference: number;
}

const near = new Map<string, NearSwatch>();
const MAX_NEAR = 500;

export function nearestSwatch(hex: string): NearSwatch {
  const known = near.get(hex) ?? findNearest(hex);
  if (near.size >= MAX_NEAR) near.clear();
  near.set(hex, known);
  return known;
}

function findNearest(hex: string): NearSwatch {
  const lab = labOf(hex);
  let [best] = KIT_PALETTE as [KitSwatch];
  let least = Number.POSITIVE_INFINITY;
  for (const [swatch, other] of LABS) {
    const difference = labDifference(lab, other);
    if (difference < least) [best, least] = [swatch, difference];
  }
  return { swatch: best, difference: least };
}
