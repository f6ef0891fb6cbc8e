import type { KitDocument, KitGarment } from '@/domain/kits/document/kit-document';
import {
  kitInTechnique,
  usualTechniques,
  type GarmentTechniques,
  type MadeTechnique,
  type PackTechniques,
} from '@/domain/kits/production/garment-techniques';
import type { MakeRules } from '@/domain/kits/production/make-rules';
import type { UsedTemplate } from '@/domain/kits/templates/fit-piece';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { RollUse } from '@/domain/kits/production/roll-use';
import { wearersOf, type PrintPlayer } from '@/domain/kits/production/print-player';
import type { ShopProfile } from './output-profile';
import type { ReadPicture } from '../logos/logo-pictures';
import type { SiteSetting } from '@/payload-types';

export interface PrintOrder {
  /** Its first garment is that of the players’ own size, others are further parts of a set. */
  document: KitDocument;
  colorway: number;
  /** Garments that are not here are made as they were ordered. */
  techniques?: PackTechniques;
  /** Workshops’ patterns by garment; others are cut by our own. */
  templates?: Partial<Record<KitGarmentType, UsedTemplate>>;
  players: readonly PrintPlayer[];
  /** Names of a set’s parts, the first of which is the first garment. */
  parts?: readonly string[];
  label: string;
  orderedBy: string;
  orderedAt: string;
  settings: SiteSetting;
  rules: MakeRules;
  time: Date;
  readPicture: ReadPicture;
  profile?: ShopProfile | undefined;
  onProgress?: (done: number, total: number) => void;
  onRoll?: (use: RollUse) => void;
  signal?: AbortSignal;
}

export const orderedFor = ({ document, players }: PrintOrder, { type }: Pick<KitGarment, 'type'>): PrintPlayer[] =>
  wearersOf(players, type, document.garments[0]?.type);

export const madeAs =
  ({ techniques = {} }: Pick<PrintOrder, 'techniques'>) =>
  (garment: KitGarment): GarmentTechniques =>
    techniques[garment.type] ?? usualTechniques(garment);

export const kitOf = (order: PrintOrder, technique: MadeTechnique): KitDocument =>
  kitInTechnique(order.document, madeAs(order), technique);
