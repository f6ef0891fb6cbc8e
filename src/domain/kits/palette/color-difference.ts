import { linearRgb } from '../color';

export type Lab = readonly [lightness: number, a: number, b: number];

/** CIELAB of `#rrggbb` under D65. */
export function labOf(hex: string): Lab {
  const [r, g, b] = linearRgb(hex);
  const x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883;
  const [fx, fy, fz] = [cubeRoot(x), cubeRoot(y), cubeRoot(z)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** Cube root, linear near black, as CIELAB defines it. */
const cubeRoot = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const cosine = (degrees: number): number => Math.cos(radians(degrees));

function hueOf(a: number, b: number): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** CIEDE2000 with all weights 1. */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const neutral = c1 * c2 === 0;

  let turn = neutral ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  let meanHue = neutral ? h1 + h2 : (h1 + h2) / 2;
  if (!neutral && Math.abs(h1 - h2) > 180) meanHue += h1 + h2 < 360 ? 180 : -180;

  const lightness = l2 - l1;
  const chroma = c2 - c1;
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const fromMiddle = ((l1 + l2) / 2 - 50) ** 2;
  const meanChroma = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * cosine(meanHue - 30) +
    0.24 * cosine(2 * meanHue) +
    0.32 * cosine(3 * meanHue + 6) -
    0.2 * cosine(4 * meanHue - 63);
  const byLightness = lightness / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle));
  const byChroma = chroma / (1 + 0.045 * meanChroma);
  const byHue = hue / (1 + 0.015 * meanChroma * t);
  const blueTurn = 60 * Math.exp(-(((meanHue - 275) / 25) ** 2));
  const rotation = -2 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)) * Math.sin(radians(blueTurn));
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}

/** CIEDE2000 of two `#rrggbb`: below 1 invisible, 2 visible side by side, from 10 two colours. */
export const colorDifference = (a: string, b: string): number => labDifference(labOf(a), labOf(b));
