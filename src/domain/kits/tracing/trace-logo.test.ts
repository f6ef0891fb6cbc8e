import { describe, expect, it } from 'vitest';
import { parseKit } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import { addLogo } from '../editing/elements';
import { nearestSwatch } from '../palette/kit-palette';
import { withoutBackground, withSoftEdge } from './background';
import { isShaded } from './is-shaded';
import type { Picture, Rgb } from './picture';
import { smoothPicture, traceLogo, type Traced, type TraceOptions } from './trace-logo';

const OPTIONS: TraceOptions = {
  name: 'Crest',
  colors: 4,
  removeBackground: true,
  colorway: { name: 'Home', colors: ['#1e3a8a', '#ffffff'] },
};
const WHITE: Rgb = [255, 255, 255];
const BLUE: Rgb = [30, 58, 138];
const RED: Rgb = [200, 16, 46];

function draw(width: number, height: number, at: (x: number, y: number) => Rgb | undefined): Picture {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i += 1) {
    const color = at(i % width, Math.floor(i / width));
    if (color) data.set([...color, 255], 4 * i);
  }
  return { width, height, data };
}

function trace(picture: Picture, options: Partial<TraceOptions> = {}): Traced {
  const steps = traceLogo(picture, { ...OPTIONS, ...options });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function logoOf(traced: Traced) {
  if (!traced.ok) throw new Error(traced.message);
  return traced.logo;
}

const crest = draw(120, 100, (x, y) => {
  if (Math.abs(x - 60) < 15 && Math.abs(y - 50) < 15) return RED;
  return Math.hypot(x - 60, y - 50) < 40 ? BLUE : WHITE;
});

describe('isShaded', () => {
  const shadedFrom = (dark: number, light: number) =>
    draw(120, 120, (x, y) => {
      const level = dark + ((light - dark) * (x + y)) / 240;
      return [level, level * 0.6, 255 - level];
    });
  const blurred = draw(120, 100, (x, y) => {
    const edge = Math.min(1, Math.max(0, 41 - Math.hypot(x - 60, y - 50)));
    return [30 + 225 * (1 - edge), 58 + 197 * (1 - edge), 138 + 117 * (1 - edge)];
  });

  it('is what loses much in few flat colours: gradients and photographs', () => {
    expect(isShaded(shadedFrom(0, 255))).toBe(true);
    expect(isShaded(draw(90, 90, (x, y) => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256]))).toBe(true);
  });

  it('is not what has flat colours, smoothed edges or the noise of a JPEG', () => {
    for (const picture of [crest, blurred, shadedFrom(100, 110)]) expect(isShaded(picture)).toBe(false);
    const noisy = draw(120, 100, (x, y) => [...BLUE].map((c) => c + ((x * 7 + y * 13) % 9) - 4) as unknown as Rgb);
    expect(isShaded(noisy)).toBe(false);
    expect(isShaded(draw(9, 9, () => undefined))).toBe(false);
  });
});

describe('smoothPicture', () => {
  const disc = draw(120, 100, (x, y) => {
    const share = Math.min(1, Math.max(0, 40.5 - Math.hypot(x - 60, y - 50)));
    return [255 + share * (x - 255), 255 - share * 200, 255 - share * 120];
  });

  it('leaves no rim of the background, and is over it what it was', () => {
    const { data } = withSoftEdge(withoutBackground(disc, WHITE), WHITE);
    let edge = 0;
    for (let at = 0; at < disc.width * disc.height; at += 1) {
      const alpha = (data[4 * at + 3] ?? 0) / 255;
      if (alpha > 0 && alpha < 1) edge += 1;
      if (alpha === 0) continue;
      for (let i = 0; i < 3; i += 1) {
        const shown = 255 + alpha * ((data[4 * at + i] ?? 0) - 255);
        expect(Math.abs(shown - (disc.data[4 * at + i] ?? 0))).toBeLessThan(4);
      }
    }
    expect(edge).toBeGreaterThan(100);
  });

  it('keeps thin lines, and a background that is to stay', () => {
    const line = draw(60, 60, (x, y) => (x === 30 && y > 5 && y < 55 ? [0, 0, 0] : WHITE));
    expect(
      smoothPicture(line, true)
        ?.data.filter((_, i) => i % 4 === 3)
        .every((alpha) => alpha === 255),
    ).toBe(true);
    expect(smoothPicture(disc, false)).toEqual(disc);
  });
});

describe('traceLogo', () => {
  it('removes a flat background, crops, and takes colours for the kit’s where they are close, others for the palette’s', () => {
    const logo = logoOf(trace(crest));
    expect(logo).toMatchObject({ name: 'Crest', width: 79, height: 79 });
    expect(logo.shapes.map(({ color }) => color)).toEqual([0, nearestSwatch('#c8102e').swatch.hex]);
  });

  it('takes no mix of an enlarged edge for a colour, but keeps a small part that has one of its own', () => {
    const mixed = (from: Rgb, to: Rgb, share: number) =>
      from.map((channel, i) => channel + Math.min(1, Math.max(0, share)) * ((to[i] ?? 0) - channel)) as unknown as Rgb;
    /** Red disc with a white bar and a square, its edges blurred as by a fivefold enlargement. */
    const enlarged = (square: Rgb) =>
      draw(300, 300, (x, y) => {
        if (Math.abs(x - 150) < 8 && Math.abs(y - 225) < 8) return square;
        const disc = mixed(WHITE, RED, (122 - Math.hypot(x - 150, y - 150)) / 10);
        return mixed(disc, WHITE, (25 - Math.abs(y - 150) - Math.max(0, Math.abs(x - 150) - 50)) / 10);
      });
    const inksOf = (square: Rgb) => logoOf(trace(enlarged(square), { pixels: 60 })).shapes.map(({ color }) => color);
    const red = nearestSwatch('#c8102e').swatch.hex;
    expect(inksOf(RED)).toEqual([red, 1]);
    // White is only the bar, not a rim of the background.
    const [, white] = logoOf(trace(enlarged(RED), { pixels: 60 })).shapes;
    const figures = (white?.d.match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...figures)).toBeGreaterThan(30);
    expect(Math.max(...figures)).toBeLessThan(215);
    expect(inksOf(BLUE)).toEqual([red, 1, 0]);
  });

  it('makes outlines that a kit takes', () => {
    const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
    const { document, id } = addLogo(kit, { garment: 'football-shirt', surface: 'front' }, logoOf(trace(crest)));
    expect(id).toBeDefined();
    expect(parseKit(document)).toEqual({ ok: true, document });
  });

  it('keeps the background where it is asked to, and where there is none', () => {
    expect(logoOf(trace(crest, { removeBackground: false }))).toMatchObject({ width: 120, height: 100 });
    const gradient = draw(60, 60, (x, y) => [4 * x, 4 * y, 120]);
    expect(trace(gradient)).toMatchObject({ ok: true, hadBackground: false, logo: { width: 60 } });
  });

  it('keeps white that the background does not reach', () => {
    const ring = draw(80, 80, (x, y) => {
      const away = Math.hypot(x - 40, y - 40);
      return away < 30 && away > 18 ? BLUE : WHITE;
    });
    expect(logoOf(trace(ring)).shapes.map(({ color }) => color)).toEqual([0, 1]);
  });

  it('draws holes as holes: a letter O is not a disc', () => {
    const ring = draw(80, 80, (x, y) => {
      const away = Math.hypot(x - 40, y - 40);
      return away < 30 && away > 18 ? BLUE : undefined;
    });
    const [shape, ...others] = logoOf(trace(ring)).shapes;
    expect(others).toEqual([]);
    expect(shape?.d.match(/M/g)).toHaveLength(2);
  });

  it('comes within a pixel of what it traced', () => {
    const [disc] = logoOf(trace(crest)).shapes;
    const points = [...(disc?.d.matchAll(/([\d.]+) ([\d.]+)(?=[CLZ])/g) ?? [])];
    expect(points.length).toBeGreaterThan(8);
    for (const [, x, y] of points)
      expect(Math.abs(Math.hypot(Number(x) - 39.5, Number(y) - 39.5) - 39.5)).toBeLessThan(1);
  });

  it('reduces to as many colours as asked for', () => {
    const bars = draw(90, 60, (x) => ([RED, BLUE, [240, 200, 20]] as const)[Math.floor(x / 30)]);
    expect(logoOf(trace(bars, { removeBackground: false })).shapes).toHaveLength(3);
    expect(logoOf(trace(bars, { removeBackground: false, colors: 2 })).shapes).toHaveLength(2);
  });

  it('knows the pixels of what is left of the file', () => {
    expect(logoOf(trace(crest, { pixels: 1200 })).pixels).toBe(790);
    expect(logoOf(trace(crest)).pixels).toBeUndefined();
  });

  it('says why a picture makes no logo', () => {
    expect(trace(draw(20, 20, () => undefined))).toMatchObject({ ok: false });
    expect(trace(draw(20, 20, () => WHITE))).toMatchObject({ ok: false });
    let seed = 1;
    const cells = Array.from({ length: 110 * 110 }, () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return seed >>> 31;
    });
    const noise = draw(660, 660, (x, y) => (cells[Math.floor(x / 6) + 110 * Math.floor(y / 6)] ? RED : BLUE));
    expect(trace(noise, { removeBackground: false })).toMatchObject({
      ok: false,
      message: expect.stringContaining('too many details'),
    });
  });
});
