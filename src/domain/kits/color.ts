const NEUTRAL = '#8a8f98';

type Rgb = [number, number, number];

/** `#rrggbb` in lower case; neutral grey for anything else, so that no markup can be smuggled in. */
export function normalizeHex(value: string): string {
  const hex = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^#[0-9a-f]{3}$/.test(hex)) return `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
  return NEUTRAL;
}

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `amount` from 0 (all `from`) to 1 (all `to`). */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, i) => Math.round(channel + ((target[i] ?? 0) - channel) * amount));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const darken = (hex: string, amount: number): string => mix(hex, '#000000', amount);
export const lighten = (hex: string, amount: number): string => mix(hex, '#ffffff', amount);

/** Linear red, green and blue, 0 to 1. */
export function linearRgb(hex: string): Rgb {
  return channels(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

/** WCAG relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** First candidate with enough contrast to the ground, else white or near-black. */
export function inkOn(ground: string, candidates: readonly string[], least = 2.2): string {
  return (
    candidates.find((candidate) => contrast(candidate, ground) >= least) ??
    (luminance(ground) > 0.35 ? '#15151c' : '#ffffff')
  );
}
