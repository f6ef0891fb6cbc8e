import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { MakeRules } from '@/domain/kits/production/make-rules';
import type { PrintPlayer } from '@/domain/kits/production/print-player';
import type { SiteSetting } from '@/payload-types';

export interface PrintOrder {
  document: KitDocument;
  /** Place of the colourway that is printed. */
  colorway: number;
  players: readonly PrintPlayer[];
  /** Of a set: the names of its parts, the first of which the kit is. */
  parts?: readonly string[];
  /** What the order is called on labels and pages. */
  label: string;
  settings: SiteSetting;
  /** Seam allowance and sizes that pieces are cut by. */
  rules: MakeRules;
  /** Of the entries of the ZIP. */
  time: Date;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}
