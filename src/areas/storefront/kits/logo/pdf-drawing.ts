import { AnnotationMode, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { combine } from '@/domain/kits/outline-path';
import type { Matrix } from '@/domain/kits/marks';
import { readSvg, type Drawing, type SvgNode } from '@/domain/kits/vectors/read-svg';

/** Letters of the steps that pdf.js packs a path in, and how many numbers follow each. */
const STEPS = [
  ['M', 2],
  ['L', 2],
  ['C', 6],
  ['Q', 4],
  ['Z', 0],
] as const;

const FILLS = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
const EVEN_ODD = [OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke];
const CLOSES = [OPS.closeStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
const STROKES = [OPS.stroke, OPS.fillStroke, OPS.eoFillStroke, ...CLOSES];
/** Operators that show no more than flat outlines, or nothing. */
const HARMLESS = new Set([
  ...[OPS.dependency, OPS.setRenderingIntent, OPS.setFlatness, OPS.beginCompat, OPS.endCompat, OPS.markPoint],
  ...[OPS.markPointProps, OPS.beginGroup, OPS.endGroup, OPS.setFillColorSpace, OPS.setStrokeColorSpace],
]);

const STYLES: Readonly<Record<number, (args: readonly unknown[]) => Record<string, string>>> = {
  [OPS.setLineWidth]: ([width]) => ({ 'stroke-width': String(width) }),
  [OPS.setLineCap]: ([cap]) => ({ 'stroke-linecap': ['butt', 'round', 'square'][Number(cap)] ?? 'butt' }),
  [OPS.setLineJoin]: ([join]) => ({ 'stroke-linejoin': ['miter', 'round', 'bevel'][Number(join)] ?? 'miter' }),
  [OPS.setMiterLimit]: ([limit]) => ({ 'stroke-miterlimit': String(limit) }),
  [OPS.setDash]: ([dashes]) => ({ 'stroke-dasharray': (dashes as number[]).length > 0 ? 'dashed' : 'none' }),
  [OPS.setFillRGBColor]: (color) => ({ fill: hexOf(color) }),
  [OPS.setFillTransparent]: () => ({ fill: 'none' }),
  [OPS.setStrokeRGBColor]: (color) => ({ 'line-color': hexOf(color) }),
  [OPS.setStrokeTransparent]: () => ({ 'line-color': 'none' }),
};

interface State {
  matrix: Matrix;
  attributes: Readonly<Record<string, string>>;
}

export async function drawingOfPage(file: PDFDocumentProxy, page: PDFPageProxy): Promise<Drawing | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const layers = await file.getOptionalContentConfig();
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const outer: State[] = [];
  const marked: boolean[] = [];
  let state: State = { matrix: transform as unknown as Matrix, attributes: { fill: '#000000' } };
  let isClip = false;
  const paths: SvgNode[] = [];
  for (const [at, operator] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as unknown[];
    const [first] = args;
    const style = STYLES[operator];
    if (operator === OPS.save) outer.push(state);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = outer.pop() ?? state;
    else if (operator === OPS.transform) state = { ...state, matrix: combine(args as unknown as Matrix, state.matrix) };
    else if (operator === OPS.paintFormXObjectBegin) {
      outer.push(state);
      if (first) state = { ...state, matrix: combine(first as Matrix, state.matrix) };
    } else if (style) state = { ...state, attributes: { ...state.attributes, ...style(args) } };
    else if (operator === OPS.setGState) {
      if (!isPlainState(first as [string, unknown][])) return undefined;
    } else if (operator === OPS.beginMarkedContent) marked.push(true);
    else if (operator === OPS.beginMarkedContentProps) marked.push(first !== 'OC' || layers.isVisible(args[1]));
    else if (operator === OPS.endMarkedContent) marked.pop();
    else if (operator === OPS.clip || operator === OPS.eoClip) isClip = true;
    else if (operator === OPS.constructPath) {
      const [painting, [packed]] = args as [number, [ArrayLike<number> | null]];
      const d = pathOf(packed ?? []);
      if (isClip && !isWholePage(packed ?? [], state.matrix, width, height)) return undefined;
      isClip = false;
      if (!d || painting === OPS.endPath || marked.includes(false)) continue;
      const { 'line-color': line = '#000000', fill = 'none', ...lines } = state.attributes;
      paths.push(
        nodeOf('path', {
          ...lines,
          d: CLOSES.includes(painting) ? `${d}Z` : d,
          transform: `matrix(${state.matrix.join(' ')})`,
          fill: FILLS.includes(painting) ? fill : 'none',
          'fill-rule': EVEN_ODD.includes(painting) ? 'evenodd' : 'nonzero',
          stroke: STROKES.includes(painting) ? line : 'none',
        }),
      );
    } else if (!HARMLESS.has(operator)) return undefined;
  }
  const reading = readSvg(nodeOf('svg', { viewBox: `0 0 ${width} ${height}` }, paths));
  return reading.ok ? reading.drawing : undefined;
}

const nodeOf = (localName: string, attributes: Record<string, string>, children: SvgNode[] = []): SvgNode => ({
  localName,
  textContent: null,
  children,
  getAttribute: (name) => attributes[name] ?? null,
});

function pathOf(packed: ArrayLike<number>): string {
  let d = '';
  for (let at = 0; at < packed.length;) {
    const [letter, count] = STEPS[packed[at] ?? 4] ?? STEPS[4];
    d += letter + Array.from({ length: count }, (_, i) => packed[at + 1 + i] ?? 0).join(' ');
    at += 1 + count;
  }
  return d;
}

/** True for a box of at least the page, as programs clip their pages. */
function isWholePage(packed: ArrayLike<number>, [a, b, c, d, e, f]: Matrix, width: number, height: number): boolean {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < packed.length;) {
    const [letter, count] = STEPS[packed[at] ?? 4] ?? STEPS[4];
    if (count > 2) return false;
    const [x = 0, y = 0] = [packed[at + 1], packed[at + 2]];
    if (letter !== 'Z') {
      xs.push(a * x + c * y + e);
      ys.push(b * x + d * y + f);
    }
    at += 1 + count;
  }
  const isBox = new Set(xs.map(Math.round)).size === 2 && new Set(ys.map(Math.round)).size === 2;
  const [slackX, slackY] = [width / 100, height / 100];
  return (
    isBox &&
    Math.min(...xs) <= slackX &&
    Math.min(...ys) <= slackY &&
    Math.max(...xs) >= width - slackX &&
    Math.max(...ys) >= height - slackY
  );
}

const PLAIN: Readonly<Record<string, unknown>> = { ca: 1, CA: 1, BM: 'source-over', SMask: false };

const isPlainState = (entries: readonly [string, unknown][]): boolean =>
  entries.every(([name, value]) =>
    name in PLAIN ? value === PLAIN[name] || value === null : !['LW', 'LC', 'LJ', 'ML', 'D', 'Font'].includes(name),
  );

/** As `#rrggbb`, which pdf.js writes itself of late. */
const hexOf = (args: readonly unknown[]): string =>
  typeof args[0] === 'string' ? args[0] : `rgb(${args.map(Number).join(' ')})`;
