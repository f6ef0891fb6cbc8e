import { backpack } from './backpack';
import { cap } from './cap';
import type { Design, Side, Sketch } from './types';
import { waterBottle } from './water-bottle';

interface Good {
  draw: (design: Design, side: Side, id: string) => Sketch;
  scale: number;
  drop: number;
  floor: { y: number; radius: number };
}

export const GOODS = {
  backpack: { draw: backpack, scale: 1.04, drop: 10, floor: { y: 1326, radius: 420 } },
  cap: { draw: cap, scale: 1.12, drop: 90, floor: { y: 1290, radius: 420 } },
  'water-bottle': { draw: waterBottle, scale: 1.02, drop: -20, floor: { y: 1340, radius: 240 } },
} as const satisfies Record<string, Good>;

export type GoodType = keyof typeof GOODS;

export const isGood = (garment: string): garment is GoodType => Object.hasOwn(GOODS, garment);
