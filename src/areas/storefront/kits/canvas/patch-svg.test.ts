// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markupOf, type SvgNode } from '@/domain/kits/svg';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_FONT_IDS } from '@/domain/kits/document/kit-fonts';
import { KIT_GARMENT_TYPES, KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { setColor } from '@/domain/kits/editing/colors';
import { moveElement, reorderElement } from '@/domain/kits/editing/elements';
import { anyEdit, COLORS } from '../../../../../tests/setup/random-edits';
import { loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { drawKitParts } from '@/domain/kits/views/draw-kit-parts';
import { drawKitView, type KitViewOptions } from '@/domain/kits/views/draw-kit-view';
import { diffSvg, patchSvg } from './patch-svg';
import { rounds } from '../../../../../tests/setup/rounds';
import { times } from '../../../../../tests/setup/for-all';

const outlines = await loadOutlines(KIT_FONT_IDS);
const layer = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg');
type Look = Omit<KitViewOptions, 'outlines'>;

const draw = (kit: KitDocument, look: Look) => drawKitParts(kit, { ...look, outlines }, 'd').cloth;
const firstOf = ({ garments }: KitDocument): Pick<Look, 'garment'> => ({
  garment: garments[0]?.type ?? 'football-shirt',
});

function afterAll(drawings: readonly (readonly SvgNode[])[]): SVGSVGElement {
  const root = layer();
  let before: readonly SvgNode[] = [];
  for (const drawing of drawings) {
    patchSvg(root, diffSvg(before, drawing));
    before = drawing;
  }
  return root;
}

function drawnAnew(drawing: readonly SvgNode[]): SVGSVGElement {
  const root = layer();
  root.innerHTML = markupOf(drawing);
  return root;
}

const look = fc.record({ view: fc.constantFrom(...KIT_VIEWS), detail: fc.constantFrom('full', 'quick') });

describe('a drawing that is changed in the page', () => {
  it('is the same as one made anew, after any edits from any side', () => {
    times(rounds(500))(
      fc.constantFrom(...KIT_GARMENT_TYPES),
      fc.array(fc.tuple(anyEdit, look), { minLength: 1, maxLength: 12 }),
      (type, steps) => {
        let kit = starterKit(type, COLORS);
        const drawings = steps.map(([edit, seen]) => {
          kit = edit(kit);
          return draw(kit, { ...firstOf(kit), ...seen });
        });
        // Compared as nodes: the order of attributes does not matter.
        expect(afterAll(drawings).isEqualNode(drawnAnew(drawings.at(-1) ?? []))).toBe(true);
      },
    );
  });

  it('loses the attributes that it no longer has, and gets those that are new', () => {
    const [turned, plain]: SvgNode[] = [
      { tag: 'g', attributes: { transform: 'rotate(9)', opacity: 0.5 } },
      { tag: 'g', attributes: { opacity: 0.5, fill: undefined } },
    ];
    const [drawn] = afterAll([[turned as SvgNode], [plain as SvgNode]]).children;
    expect(drawn?.getAttributeNames()).toEqual(['opacity']);
    const [again] = afterAll([[plain as SvgNode], [turned as SvgNode]]).children;
    expect(again?.getAttribute('transform')).toBe('rotate(9)');
  });

  it('is what pictures are made of', () => {
    const kit = starterKit('netball-dress', COLORS);
    const parts = drawKitParts(kit, { garment: 'netball-dress', view: 'back', detail: 'quick', outlines }, 'd');
    const picture = drawKitView(kit, {
      garment: 'netball-dress',
      view: 'back',
      detail: 'quick',
      outlines,
      background: 'none',
    });
    const name = /clip-path="url\(#(\w+)-p0\)"/.exec(picture)?.[1] ?? '';
    const [inks, ...cloth] = parts.cloth;
    expect(inks?.key).toBe('inks');
    const colored = markupOf([...cloth, ...parts.finish]).replaceAll(
      /url\(#d-ink(\d)\)/g,
      (_, slot) => COLORS[Number(slot)] ?? '',
    );
    expect(picture.replaceAll(name, 'd')).toContain(colored);
  });
});

describe('what is changed', () => {
  const kit = starterKit('football-shirt', COLORS);
  const back = { garment: 'football-shirt', view: 'back', detail: 'full' } as const;
  const before = draw(kit, back);
  const changes = (next: KitDocument) => diffSvg(before, draw(next, back));

  it('is nothing where nothing has changed', () => {
    expect(changes(kit)).toEqual([]);
  });

  it('is one attribute where an element has moved', () => {
    expect(changes(moveElement(kit, 'football-shirt-name', { x: 30 }))).toEqual([
      { at: expect.anything(), kind: 'attribute', name: 'transform', value: 'matrix(1 0 0 1 30 130)' },
    ]);
  });

  it('is one attribute where a colour is another one, however many shapes have it', () => {
    expect(changes(setColor(kit, 0, 2, '#123456'))).toEqual([
      { at: expect.anything(), kind: 'attribute', name: 'stop-color', value: '#123456' },
    ]);
  });

  it('is an order where an element has come forward', () => {
    expect(changes(reorderElement(kit, 'football-shirt-name', 1))).toEqual([
      { at: expect.anything(), kind: 'children', children: expect.arrayContaining([expect.any(Number)]) },
    ]);
  });

  it('is nothing below an object that is the same in both', () => {
    const same: SvgNode = { tag: 'g', attributes: {}, content: '<path/>' };
    const other: SvgNode = { tag: 'rect', attributes: { width: 2 } };
    expect(diffSvg([same, { ...other, attributes: { width: 1 } }], [same, other])).toEqual([
      { at: [1], kind: 'attribute', name: 'width', value: '2' },
    ]);
  });
});
