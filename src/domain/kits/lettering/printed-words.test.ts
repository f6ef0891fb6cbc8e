import { describe, expect, it } from 'vitest';
import { checkKit } from '../checks/check-kit';
import type { KitDocument } from '../document/kit-document';
import { KIT_FONT_IDS } from '../document/kit-fonts';
import { parseKit } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import { applyDesign } from '../editing/design';
import { setSharedLettering } from '../editing/elements';
import { setTechnique } from '../editing/garments';
import { KIT_GALLERY } from '../gallery/kit-gallery';
import { paintSurface } from '../paint/paint-surface';
import { decorationsOf } from '../production/decorations';
import { USUAL_RULES } from '../production/make-rules';
import { describeKit } from '../production/describe-kit';
import { loadOutlines } from './load-outlines';

const outlines = await loadOutlines(KIT_FONT_IDS);
const typed = starterKit('football-shirt', ['#14213f', '#ffffff']);
const NAME = 'football-shirt-name';
const capitals = setSharedLettering(typed, NAME, { capitals: true });

const drawn = (kit: KitDocument, name: string) =>
  paintSurface(kit, 'football-shirt', 'back', { outlines, player: { name, number: '7' } });

describe('the capitals switch', () => {
  it('prints as if it were typed so, and leaves kits without it as they were', () => {
    expect(drawn(capitals, 'Straßer')).toEqual(drawn(typed, 'STRASSER'));
    expect(drawn(typed, 'Straßer')).not.toEqual(drawn(typed, 'STRASSER'));
    expect(parseKit(typed)).toEqual({ ok: true, document: typed });
    expect(parseKit(capitals)).toEqual({ ok: true, document: capitals });
  });

  it('leaves no trace once it is off again, and outlives another design', () => {
    expect(setSharedLettering(capitals, NAME, { capitals: false })).toEqual(typed);
    const [design] = KIT_GALLERY;
    const [name] = applyDesign(capitals, design!.document).elements;
    expect(name).toMatchObject({ kind: 'name', lettering: { capitals: true } });
  });

  it('is what is measured, made and described', () => {
    const narrow = (kit: KitDocument): KitDocument => ({
      ...kit,
      elements: kit.elements.map((each) => (each.kind === 'name' ? { ...each, maxWidth: 150 } : each)),
    });
    const codes = (kit: KitDocument) =>
      checkKit(narrow(kit), { players: [{ name: 'illi lilli', number: '7', size: 'M' }], outlines }).map(
        ({ code }) => code,
      );
    expect(codes(typed)).not.toContain('too-long');
    expect(codes(capitals)).toContain('too-long');
    const players = ['Byron', 'BYRON', 'Lowe'].map((name) => ({ name, number: '7', size: 'M' }) as const);
    const foil = setTechnique(capitals, 'football-shirt', 'vinyl');
    const names = decorationsOf(foil, foil.garments[0]!, players, USUAL_RULES).filter(
      ({ element }) => element.id === NAME,
    );
    expect(names.map(({ text, pieces }) => [text, pieces])).toEqual([
      ['BYRON', 2],
      ['LOWE', 1],
    ]);
    const [shirt] = describeKit(capitals, capitals.colorways[0]!).garments;
    expect(shirt?.placements.map(({ inks }) => inks)).toEqual(['KR 101 White, in capitals', 'KR 101 White']);
  });
});
