import { describe, expect, it } from 'vitest';
import { boxAround } from '../geometry/path';
import { readTemplateSvg } from './read-template-svg';
import { measureOutline, type TemplateUnit } from './template-outlines';
import { parseXml } from './xml-tree';

const svg = (inside: string, attributes = 'width="200mm" height="100mm" viewBox="0 0 200 100"') =>
  `<?xml version="1.0"?><!-- A pattern --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const read = (inside: string, attributes?: string, unit: TemplateUnit = 'file') =>
  readTemplateSvg(svg(inside, attributes), unit);
const boxOf = (inside: string, attributes?: string, unit?: TemplateUnit) =>
  boxAround(read(inside, attributes, unit)[0]?.d ?? '');

describe('an SVG of a pattern', () => {
  it('has its closed outlines by group and name, whatever their paint', () => {
    const outlines = read(
      `<g id="M"><g inkscape:label="Cut &amp; seam"><path id="Front" fill="none" d="M10 10h50v40h-50z"/></g></g>
       <g id="Size_x20_L"><rect data-name="Back" id="r1" x="100" y="10" width="40" height="30"/></g>`,
    );
    expect(outlines).toEqual([
      { layer: 'M / Cut & seam', name: 'Front', d: 'M10 10L60 10L60 50L10 50Z' },
      { layer: 'Size L', name: 'Back', d: 'M100 10L140 10L140 40L100 40Z' },
    ]);
  });

  it.each<[string, string, TemplateUnit, number]>([
    ['width="200mm" height="100mm" viewBox="0 0 200 100"', 'mm to a unit', 'file', 40],
    ['width="40cm" height="40cm" viewBox="0 0 2000 2000"', 'fifths', 'file', 8],
    ['width="10in" viewBox="0 0 100 100"', 'tenths of an inch', 'file', 101.6],
    ['width="720pt" height="720pt"', 'points', 'file', (40 / 72) * 25.4],
    ['width="600px" height="600px"', 'centimetres, as was chosen', 'cm', 400],
    ['width="100mm" viewBox="0 0 100 100"', 'inches, whatever it says', 'in', 1016],
  ])('is read in its own unit: %s is %s', (attributes, _, unit, width) => {
    expect(boxOf('<rect width="40" height="40"/>', attributes, unit).width).toBeCloseTo(width, 1);
  });

  it.each(['width="600px" height="600px"', 'viewBox="0 0 600 600"', 'width="100%"', 'width="0mm" viewBox="0 0 0 0"'])(
    'needs a unit: %s says none',
    (attributes) => {
      expect(() => read('<rect width="40" height="40"/>', attributes)).toThrow('Choose the unit');
    },
  );

  it('follows transforms and references within the file', () => {
    const moved = `<defs><rect id="a" width="30" height="20"/></defs>
      <g transform="translate(10 5) scale(2)"><use xlink:href="#a" x="5"/></g>`;
    expect(boxOf(moved)).toEqual({ x: 20, y: 5, width: 60, height: 40 });
  });

  it('joins lines that meet, however they are drawn, and leaves out what is open, small or hidden', () => {
    const outlines = read(
      `<g id="M"><line x1="0" y1="0" x2="50" y2="0"/><path d="M50 40L0.2 40.1"/><path d="M50 40C60 30 60 10 50 0.1"/>
        <polyline points="0,40 0,0"/><path d="M0 90h100"/></g>
       <circle cx="100" cy="50" r="3"/><g display="none"><rect width="50" height="50"/></g>
       <g style="display: none"><rect width="50" height="50"/></g>`,
    );
    expect(outlines).toHaveLength(1);
    expect(measureOutline(outlines[0]?.d ?? '').area).toBeGreaterThan(50 * 40);
  });

  it('takes each line of a compound path by itself', () => {
    expect(read('<path d="M0 0h40v40h-40zM60 0h40v40h-40z"/>')).toHaveLength(2);
  });
});

describe('a hostile SVG', () => {
  const deep = '<g>'.repeat(200) + '</g>'.repeat(200);
  const many = '<rect width="20" height="20"/>'.repeat(1001);
  const doubling = Array.from(
    { length: 30 },
    (_, i) => `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`,
  );
  it.each<[string, string, string]>([
    ['is too deep', deep, 'too many parts'],
    ['has too many outlines', many, 'more than 1000 outlines'],
    ['doubles itself', `<g id="a0"><rect width="20" height="20"/></g>${doubling.join('')}`, 'too many parts'],
    ['refers to itself', '<g id="a"><use href="#a"/></g>', 'too many parts'],
    ['refers to another file', '<use href="http://x.test/a.svg#a"/>', 'another file'],
    ['has endless points', `<path d="M0 0${'l1 1'.repeat(60_001)}z"/>`, '60000 points'],
    ['has too large a piece', '<rect width="9000" height="20"/>', '4 m'],
    ['has numbers beyond all', '<path d="M0 0L1e308 1e308L-1e308 0z"/>', '4 m'],
    ['has no outlines', '<text>Front</text>', 'no closed outlines'],
    ['crosses itself all over', `<path d="M0 0${star(1500)}z"/>`, 'crosses itself'],
  ])('that %s is refused', (_, inside, message) => {
    expect(() => read(inside)).toThrow(message);
  });

  it.each([
    '',
    'no XML',
    '<svg',
    '<svg><g></svg>',
    '<svg/><svg/>',
    '<svg a="',
    '<!-- ',
    '<html/>',
    '<svg><![CDATA[</svg>',
  ])('that is malformed is refused: %j', (text) => {
    expect(() => readTemplateSvg(text, 'mm')).toThrow('well-formed');
  });

  it('reads a name of a million letters without a value once, not from each of its letters', () => {
    expect(parseXml(`<svg ${'a'.repeat(1_000_000)} id="x"/>`)?.getAttribute('id')).toBe('x');
  });

  it('expands no entity of its own', () => {
    const node = parseXml('<!DOCTYPE svg><svg id="&lol; &lt;&#65;&#x42;&#x110000;"/>');
    expect(node?.getAttribute('id')).toBe('&lol; <AB&#x110000;');
  });
});

function star(count: number): string {
  return Array.from({ length: count }, (_, i) => `L${i % 2 === 0 ? 100 : 0} ${(i * 37) % 100}`).join('');
}
