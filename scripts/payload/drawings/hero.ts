import { darken, lighten, mix, normalizeHex } from '@/domain/kits/color';
import type { Drapes } from '@/domain/kits/drape/load-drapes';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { placed, type Placement } from '@/domain/kits/draw-kit';
import { hash, line, n, path, rect, seeded, svgDocument, tag } from '@/domain/kits/svg';
import type { Design, KitColors, Pattern } from '@/domain/kits/art/types';

const [W, H] = [2000, 1200];

const stop = (offset: number, color: string, opacity = 1): string =>
  tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

const glow = (id: string, color: string, strength: number): string =>
  tag('radialGradient', { id }, stop(0, color, strength) + stop(0.35, color, strength * 0.38) + stop(1, color, 0));

const disc = (fill: string, cx: number, cy: number, rx: number, ry = rx): string =>
  tag('ellipse', { cx, cy, rx, ry, fill: `url(#${fill})` });

function floodlight(id: string, x: number, y: number, lean: number): string {
  const lamps = Array.from({ length: 12 }, (_, i) => {
    const [lx, ly] = [x + ((i % 4) - 1.5) * 34, y + (Math.floor(i / 4) - 1) * 30];
    return disc(`${id}-lamp`, lx, ly, 40) + tag('circle', { cx: lx, cy: ly, r: 9, fill: '#fff' });
  });
  const beam = path(`M${x - 60} ${y}L${x + lean - 420} ${H}H${x + lean + 420}L${x + 60} ${y}Z`, {
    fill: `url(#${id}-beam)`,
  });
  return beam + disc(`${id}-halo`, x, y, 420) + lamps.join('');
}

function speedLines(colors: readonly string[], seed: string): string {
  const random = seeded(seed);
  return Array.from({ length: 26 }, (_, i) => {
    const y = 150 + random() * 1000;
    const x = 500 + random() * 1300;
    const length = 160 + random() * 560;
    const weight = 1 + random() * 5;
    const color = colors[i % colors.length] ?? '#fff';
    return path(
      `M${n(x)} ${n(y)}L${n(x + length)} ${n(y - length * 0.2)}L${n(x + length)} ${n(y - length * 0.2 + weight)}Z`,
      {
        fill: color,
        opacity: n(0.12 + random() * 0.5),
      },
    );
  }).join('');
}

function definitions(id: string, { primary, accent }: KitColors): string {
  const night = tag(
    'linearGradient',
    { id: `${id}-night`, x2: 1, y2: 0.5 },
    stop(0, '#07070c') + stop(0.5, mix('#0b0b12', primary, 0.1)) + stop(1, mix('#12121c', primary, 0.36)),
  );
  const beam = tag(
    'linearGradient',
    { id: `${id}-beam`, x2: 0, y2: 1 },
    stop(0, '#ffffff', 0.2) + stop(0.7, lighten(primary, 0.4), 0.04) + stop(1, primary, 0),
  );
  const floor = tag(
    'linearGradient',
    { id: `${id}-floor`, x2: 0, y2: 1 },
    stop(0, lighten(primary, 0.1), 0.34) + stop(0.3, darken(primary, 0.5), 0.3) + stop(1, '#050509', 0.9),
  );
  const calm = tag(
    'linearGradient',
    { id: `${id}-calm` },
    stop(0, '#07070c', 0.94) + stop(0.34, '#07070c', 0.72) + stop(0.62, '#07070c', 0),
  );
  const fade = tag(
    'linearGradient',
    { id: `${id}-fade`, x2: 0, y2: 1 },
    stop(0, '#07070c', 0) + stop(1, '#07070c', 0.85),
  );
  return tag(
    'defs',
    {},
    night +
      beam +
      floor +
      calm +
      fade +
      glow(`${id}-lamp`, '#ffffff', 0.9) +
      glow(`${id}-halo`, '#dfe6ff', 0.5) +
      glow(`${id}-aura`, lighten(primary, 0.12), 0.75) +
      glow(`${id}-warm`, accent, 0.4) +
      glow(`${id}-pool`, '#000000', 0.85),
  );
}

function crowd(seed: string): string {
  const random = seeded(seed);
  return Array.from({ length: 170 }, () => {
    const x = 700 + random() * 1300;
    return tag('circle', {
      cx: n(x),
      cy: n(360 + random() * 300),
      r: n(1 + random() * 2.4),
      fill: '#fff',
      opacity: n(0.1 + random() * 0.25),
    });
  }).join('');
}

interface HeroOptions {
  colors: KitColors;
  outlines: Outlines;
  drapes: Drapes;
}

/** 2000 by 1200; the left half is calm, for text. */
export function drawHero({ colors, outlines, drapes }: HeroOptions): string {
  const own: KitColors = {
    primary: normalizeHex(colors.primary),
    secondary: normalizeHex(colors.secondary),
    accent: normalizeHex(colors.accent),
  };
  const id = `h${hash(JSON.stringify(own)).toString(36)}`;
  const dark: KitColors = { primary: '#14141d', secondary: own.primary, accent: own.accent };
  const light: KitColors = { primary: own.secondary, secondary: own.primary, accent: own.accent };
  const cast: readonly (readonly [Placement, KitColors, Pattern, string])[] = [
    [{ garment: 'rugby-jersey', x: 650, y: 215, scale: 0.62, turn: -5 }, dark, 'hoops', ''],
    [{ garment: 'netball-dress', x: 1380, y: 165, scale: 0.64, turn: 5 }, light, 'chevron', 'GA'],
    [{ garment: 'football-shirt', x: 905, y: 140, scale: 0.7 }, own, 'sash', '10'],
  ];
  const goods = cast
    .map(([placement, shirt, pattern, number], i) => {
      const design: Design = { colors: shirt, pattern, outlines, drapes, ...(number ? { number } : {}) };
      return placed(placement, design, { id: `${id}-${i}`, shadow: true });
    })
    .join('');
  const shards = [0, 1, 2]
    .map((i) =>
      line(`M${1120 + i * 210} ${H}L${1500 + i * 210} 0`, lighten(own.primary, 0.2), 90 - i * 26, { opacity: 0.07 }),
    )
    .join('');
  const scene =
    rect(0, 0, W, H, { fill: `url(#${id}-night)` }) +
    crowd(`${id}crowd`) +
    shards +
    floodlight(id, 930, 110, 120) +
    floodlight(id, 1840, 90, -160) +
    disc(`${id}-aura`, 1410, 600, 780, 640) +
    disc(`${id}-warm`, 1800, 980, 520, 300) +
    rect(0, 1010, W, 190, { fill: `url(#${id}-floor)` }) +
    speedLines([own.accent, lighten(own.primary, 0.4), '#ffffff'], id) +
    disc(`${id}-pool`, 1400, 1108, 560, 56) +
    goods +
    rect(0, 960, W, 240, { fill: `url(#${id}-fade)` }) +
    rect(0, 0, W, H, { fill: `url(#${id}-calm)` });
  return svgDocument(W, H, 'Team kits under floodlights', definitions(id, own) + scene);
}
