/** ICC profile, version 2, matrix and curve: defines a picture’s red, green and blue for printers. */

const NAME = 'sRGB';
/** Light that falls on print, as ICC has it: X, Y and Z. */
const D50 = [0.9642, 1, 0.8249];
/** X, Y and Z of each primary of IEC 61966-2-1, adapted to that light. */
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
};
/** Points of the curve, 16 bits each. */
const STEPS = 1024;

/** Luminance of a value, both 0 to 1. */
const brightness = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const uint16 = (value: number): number[] => [value >> 8, value & 255];
const uint32 = (value: number): number[] => [...uint16(value >>> 16), ...uint16(value & 65_535)];
/** Fixed-point numbers with 16 bits behind the point. */
const fixed = (values: readonly number[]): number[] => values.flatMap((value) => uint32(Math.round(value * 65_536)));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const element = (type: string, content: readonly number[]): number[] => [...ascii(type), ...zeros(4), ...content];

/** Header, table of tags and their elements, each of which begins at a multiple of four bytes. */
function makeProfile(): Uint8Array {
  const curve = Array.from({ length: STEPS }, (_, step) => Math.round(65_535 * brightness(step / (STEPS - 1))));
  const elements: [tags: string[], content: number[]][] = [
    [['desc'], element('desc', [...uint32(NAME.length + 1), ...ascii(NAME), ...zeros(1 + 78)])],
    [['cprt'], element('text', [...ascii('No copyright, use freely'), 0])],
    [['wtpt'], element('XYZ ', fixed(D50))],
    ...Object.entries(PRIMARIES).map(([tag, xyz]): [string[], number[]] => [[tag], element('XYZ ', fixed(xyz))]),
    [['rTRC', 'gTRC', 'bTRC'], element('curv', [...uint32(STEPS), ...curve.flatMap(uint16)])],
  ];
  const count = elements.flatMap(([tags]) => tags).length;
  const table = uint32(count);
  const contents: number[] = [];
  for (const [tags, content] of elements) {
    const from = 128 + 4 + 12 * count + contents.length;
    for (const tag of tags) table.push(...ascii(tag), ...uint32(from), ...uint32(content.length));
    contents.push(...content, ...zeros(-content.length & 3));
  }
  const header = [
    ...[...uint32(128 + table.length + contents.length), ...zeros(4), ...uint32(0x02100000)],
    ...[...ascii('mntrRGB XYZ '), ...[2026, 1, 1, 0, 0, 0].flatMap(uint16), ...ascii('acsp')],
    ...[...zeros(28), ...fixed(D50), ...zeros(48)],
  ];
  return Uint8Array.from([...header, ...table, ...contents]);
}

export const SRGB_PROFILE: Uint8Array = makeProfile();
