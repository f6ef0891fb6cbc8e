import type { SizeCode } from '../../catalogue/sizes';

/** Somebody a kit is made for. */
export interface PrintPlayer {
  name: string;
  number: string;
  size: SizeCode;
}
