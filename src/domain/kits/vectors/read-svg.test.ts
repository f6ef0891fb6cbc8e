// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseKit } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import { addLogo } from '../editing/elements';
import { flatten } from '../geometry/path';
import { readSvg } from './read-svg';

const read = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  readSvg(
    new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
      'image/svg+xml',
    ).documentElement,
  );
const shapesOf = (inside: string) => {
  const reading = read(inside);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.drawing.shapes;
};
const reasonOf = (inside: string) => {
  const reading = read(inside);
  return reading.ok ? undefined : reading.reason;
};

const areaOf = (d: string): number =>
  Math.abs(
    flatten(d, 0.05).reduce(
      (sum, line) =>
        sum +
        line.reduce((twice, [x, y], i) => {
          const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y];
          return twice + x * nextY - nextX * y;
        }, 0),
      0,
    ) / 2,
  );
/** A square of the whole, so that units of the drawing become ten of a logo. */
const WHOLE = '<rect width="100" height="100" fill="#fff"/>';
const second = (inside: string): string => shapesOf(WHOLE + inside)[1]?.d ?? '';

describe('an SVG', () => {
  it('keeps its outlines and colours, back to front', () => {
    expect(
      shapesOf('<rect x="10" y="10" width="20" height="10" fill="#C8102E"/><path d="M10 10h20l-10 10z" fill="navy"/>'),
    ).toEqual([
      { d: 'M0 0L1000 0L1000 500L0 500Z', color: '#c8102e' },
      { d: 'M0 0L1000 0L500 500Z', color: '#000080' },
    ]);
  });

  it.each([
    ['<circle cx="50" cy="50" r="20"/>', Math.PI * 200 ** 2],
    ['<ellipse cx="50" cy="50" rx="20" ry="10"/>', Math.PI * 200 * 100],
    ['<rect x="10" y="10" width="40" height="20" rx="10"/>', 200 * 200 + Math.PI * 100 ** 2],
    ['<polygon points="0,0 50,0 50,50"/>', 500 * 250],
    ['<path d="M50 50m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0"/>', Math.PI * 200 ** 2],
    ['<path d="M10 10q10 0 10 10t10 10v10H10z"/>', 40_000],
    ['<path d="M0 20c0 10 10 10 10 0s10-10 10 0v20h-20z"/>', 40_000],
    ['<path d="M10 5.5.5 20 10 20z"/>', (95 * 145) / 2],
    ['<g transform="translate(10 10) scale(2)"><rect width="10" height="10" transform="rotate(30 5 5)"/></g>', 40_000],
    ['<defs><path id="a" d="M0 0h10v10h-10z"/></defs><use xlink:href="#a" x="5"/>', 10_000],
    ['<path fill-rule="evenodd" d="M0 0h40v40h-40zM10 10h20v20h-20zM15 15h10v10h-10z"/>', 160_000 - 40_000 + 10_000],
    ['<path fill-rule="evenodd" d="M0 0h40v40h-40zM10 10v20h20v-20z"/>', 160_000 - 40_000],
    ['<path fill-rule="evenodd" d="M0 0h30v30h-30v-30h20v20h-20z"/>', 90_000 - 40_000],
    ['<line x1="10" y1="10" x2="60" y2="10" stroke="red" stroke-width="4"/>', 500 * 40],
    ['<path d="M10 10h50" stroke="red" stroke-width="4" stroke-linecap="square"/>', 540 * 40],
    ['<rect x="10" y="10" width="50" height="50" fill="none" stroke="red" stroke-width="4"/>', 540 ** 2 - 460 ** 2],
    ['<circle cx="50" cy="50" r="20" fill="none" stroke="red" stroke-width="4"/>', Math.PI * (220 ** 2 - 180 ** 2)],
    ['<g style="fill:none;stroke:#00f;stroke-width:2"><path d="M0 25H100" transform="scale(1 2)"/></g>', 40 * 1000],
  ])('draws %s', (inside, area) => {
    const d = second(inside);
    expect(Math.abs(areaOf(d) / area - 1)).toBeLessThan(0.002);
  });

  it('takes colours of groups, style sheets, classes and styles, the nearest first', () => {
    const colors = shapesOf(
      '<style>.a,.b{fill:#111}.b{fill:#222222}</style><g fill="#333"><rect class="a" width="9" height="9"/><rect class="b" width="9" height="9"/><rect width="9" height="9" style="fill: rgb(68, 68, 68)"/><rect width="9" height="9"/><g color="#555"><rect fill="currentColor" width="9" height="9"/></g></g><rect width="9" height="9"/>',
    ).map(({ color }) => color);
    expect(colors).toEqual(['#111111', '#222222', '#444444', '#333333', '#555555', '#000000']);
  });

  it('leaves out what is not seen', () => {
    expect(
      shapesOf(
        '<rect width="9" height="9"/><rect width="9" height="9" fill="none"/><g display="none"><rect width="9" height="9"/></g><rect width="9" height="9" visibility="hidden"/><path d="nonsense"/><rect width="0" height="9"/>',
      ),
    ).toHaveLength(1);
  });

  it('is a logo of a kit', () => {
    const reading = read('<circle cx="50" cy="50" r="20" fill="#c8102e"/><path d="M0 0h100" stroke="#000"/>');
    if (!reading.ok) throw new Error(reading.reason);
    const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
    const { document } = addLogo(
      kit,
      { garment: 'football-shirt', surface: 'front' },
      { name: 'Crest', ...reading.drawing },
    );
    expect(parseKit(document)).toEqual({ ok: true, document });
  });

  it.each([
    ['<rect width="9" height="9" opacity=".5"/>', 'show through'],
    ['<rect width="9" height="9" fill="url(#g)"/>', 'flat colours'],
    ['<image href="data:image/png;base64,AAAA" width="9" height="9"/>', 'flat shapes'],
    ['<image href="https://evil.test/x.png" width="9" height="9"/>', 'no shapes'],
    ['<text>Rovers</text>', 'flat shapes'],
    ['<foreignObject/>', 'flat shapes'],
    ['<use href="https://evil.test/x.svg#a"/>', 'another file'],
    ['<g id="a"><use href="#a"/></g>', 'too many parts'],
    ['<rect width="9" height="9" clip-path="url(#c)"/><clipPath id="c"><circle r="4"/></clipPath>', 'flat shapes'],
    ['<path d="M0 0h9" stroke="red" stroke-dasharray="2"/>', 'dashed'],
    ['<style>rect:hover{fill:red}</style><rect width="9" height="9"/>', 'style sheet'],
    [`<g>${'<rect width="9" height="9"/>'.repeat(5001)}</g>`, 'too many parts'],
    [`<path fill="none" stroke="red" d="M0 0${'L9 9L0 0'.repeat(2500)}"/>`, 'too many parts'],
    [`<path fill-rule="evenodd" d="${'M0 0h9v9'.repeat(1000)}"/>`, 'too many parts'],
    ['<g>'.repeat(70) + '</g>'.repeat(70), 'too many parts'],
    ['<circle cx="99" cy="50" r="9"/>', 'over its own edge'],
    ['', 'no shapes'],
    ['<script>alert(1)</script>', 'no shapes'],
  ])('is no flat drawing with %.60s', (inside, reason) => {
    expect(reasonOf(inside)).toContain(reason);
  });

  it('opens what multiplies itself in bounded time', () => {
    const bomb = Array.from({ length: 20 }, (_, i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}"/></g>`);
    expect(reasonOf(`<g id="g0"><rect width="9" height="9"/></g>${bomb.join('')}`)).toContain('too many parts');
  });

  it('takes the clip of a whole page for none', () => {
    const clipped = (d: string) =>
      `<defs><clipPath id="c"><path d="${d}"/></clipPath></defs><g clip-path="url(#c)"><rect width="9" height="9"/></g>`;
    expect(shapesOf(clipped('M0 0h100v100H0z'))).toHaveLength(1);
    expect(reasonOf(clipped('M0 0h50v100H0z'))).toContain('flat shapes');
  });
});
