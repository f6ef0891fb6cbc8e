import { backpack } from './backpack';
import { baselayer } from './baselayer';
import { cap } from './cap';
import { cricketShirt } from './cricket-shirt';
import { crewSocks } from './crew-socks';
import { footballShirt } from './football-shirt';
import { footballShorts } from './football-shorts';
import { holdall } from './holdall';
import { hoodie } from './hoodie';
import { netballDress } from './netball-dress';
import { rugbyJersey } from './rugby-jersey';
import { trainingTee } from './training-tee';
import type { Design, Garment, Side, Sketch } from './types';
import { waterBottle } from './water-bottle';

/** Where a garment stands in a picture: moved by (x, y) after scaling about the origin, and turned about its middle. */
export interface Placement {
  garment: Garment;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  side?: Side;
}

interface Entry {
  draw: (design: Design, side: Side, id: string) => Sketch;
  /** Size in the single views, and how far down it is moved. */
  scale: number;
  drop: number;
  /** The pool of shadow below; goods that stand have it at their feet. */
  floor?: { y: number; radius: number };
  /** The rest of the outfit of the kit view, from back to front; the garment itself is among it. */
  outfit?: readonly Placement[];
}

const matchKit = (garment: Garment): readonly Placement[] => [
  { garment: 'crew-socks', x: 640, y: 790, scale: 0.5, turn: 4 },
  { garment: 'football-shorts', x: 30, y: 700, scale: 0.62, turn: -4 },
  { garment, x: 150, y: -20, scale: 0.76 },
];

export const GARMENT_ART: Record<Garment, Entry> = {
  'netball-dress': {
    draw: netballDress,
    scale: 1.06,
    drop: -20,
    outfit: [
      { garment: 'water-bottle', x: 664, y: 230, scale: 0.56 },
      { garment: 'crew-socks', x: 760, y: 930, scale: 0.36, turn: 4 },
      { garment: 'netball-dress', x: -160, y: 36, scale: 0.95 },
    ],
  },
  'football-shirt': { draw: footballShirt, scale: 1.06, drop: -24, outfit: matchKit('football-shirt') },
  'football-shorts': { draw: footballShorts, scale: 1.18, drop: 20 },
  'training-tee': { draw: trainingTee, scale: 1.06, drop: -24, outfit: matchKit('training-tee') },
  'rugby-jersey': { draw: rugbyJersey, scale: 1.06, drop: -24, outfit: matchKit('rugby-jersey') },
  'cricket-shirt': {
    draw: cricketShirt,
    scale: 1.06,
    drop: -24,
    outfit: [
      { garment: 'holdall', x: 420, y: 760, scale: 0.62 },
      { garment: 'cap', x: 30, y: 760, scale: 0.52, turn: -5 },
      { garment: 'cricket-shirt', x: 130, y: -70, scale: 0.8 },
    ],
  },
  baselayer: {
    draw: baselayer,
    scale: 1.06,
    drop: -24,
    outfit: [
      { garment: 'crew-socks', x: 640, y: 790, scale: 0.5, turn: 4 },
      { garment: 'football-shorts', x: 30, y: 700, scale: 0.62, turn: -4 },
      { garment: 'baselayer', x: 150, y: -60, scale: 0.76 },
    ],
  },
  hoodie: { draw: hoodie, scale: 1.02, drop: 40 },
  holdall: { draw: holdall, scale: 1, drop: 150, floor: { y: 1304, radius: 560 } },
  backpack: { draw: backpack, scale: 1.04, drop: 10, floor: { y: 1326, radius: 420 } },
  'crew-socks': { draw: crewSocks, scale: 1.04, drop: -20 },
  cap: { draw: cap, scale: 1.12, drop: 90, floor: { y: 1290, radius: 420 } },
  'water-bottle': { draw: waterBottle, scale: 1.02, drop: -20, floor: { y: 1340, radius: 240 } },
};
