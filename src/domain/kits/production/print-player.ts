import type { PartSizes } from '../../catalogue/product-parts';
import type { SizeCode } from '../../catalogue/sizes';

/** Somebody a kit is made for. */
export interface PrintPlayer {
  name: string;
  number: string;
  size: SizeCode;
  /** Of a set: the sizes of its further parts that differ from that of the piece. */
  sizes?: PartSizes;
}
