import { describe, expect, it } from 'vitest';
import type { KitDocument, KitElement, KitPattern } from '../document/kit-document';
import type { KitGarmentType } from '../document/kit-garments';
import { KIT_TECHNIQUE_TYPES, type KitTechnique } from '../document/kit-techniques';
import { parseKit } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import { setTechnique } from '../editing/garments';
import { KIT_GALLERY } from '../gallery/kit-gallery';
import { applyFix } from '../editing/apply-fix';
import { checkKit } from './check-kit';
import type { KitOrderPlayer, KitProblemCode } from './kit-problem';
import { checkPlayers } from './check-players';
import { DEFAULT_NUMBER_RULES } from './number-rules';

const NAVY = '#14213f';
const WHITE = '#ffffff';
const RED = '#d3122b';

const kit = (type: KitGarmentType = 'football-shirt', colors = [NAVY, WHITE, RED]) =>
  structuredClone(starterKit(type, colors));

const changed = (change: (document: KitDocument) => void, document = kit()): KitDocument => {
  change(document);
  return document;
};

const found = (code: KitProblemCode, document: KitDocument, players?: KitOrderPlayer[]) =>
  checkKit(document, { players }).filter((problem) => problem.code === code);

const player = (number: string, name = 'Ward'): KitOrderPlayer => ({ name, number, size: 'M' });

const lettered = (document: KitDocument, kind: 'name' | 'number') => {
  const element = document.elements.find((each) => each.kind === kind);
  if (element?.kind !== kind) throw new Error(`No ${kind}`);
  return element;
};

const logo = (width: number, pixels?: number): KitElement => ({
  kind: 'logo',
  id: 'crest',
  garment: 'football-shirt',
  surface: 'front',
  x: 80,
  y: 200,
  rotation: 0,
  width,
  logo: {
    name: 'Crest',
    width: 10,
    height: 10,
    shapes: [{ d: 'M0 0L10 0L5 10Z', color: 1 }],
    ...(pixels && { pixels }),
  },
});

it('has nothing to say about a plain kit with a full team sheet', () => {
  expect(checkKit(kit(), { players: [player('1'), player('99')] })).toEqual([]);
});

describe('numbers', () => {
  it.each<[KitGarmentType, string, string | null]>([
    ['football-shirt', '1', null],
    ['football-shirt', '99', null],
    ['football-shirt', '0', 'blocks'],
    ['football-shirt', '100', 'blocks'],
    ['football-shirt', '07', null],
    ['football-shirt', 'GK', 'blocks'],
    ['football-shirt', '1.5', 'blocks'],
    ['rugby-jersey', '1', null],
    ['rugby-jersey', '23', null],
    ['rugby-jersey', '24', 'warns'],
    ['rugby-jersey', '99', 'warns'],
    ['rugby-jersey', '100', 'blocks'],
    ['rugby-jersey', '0', 'blocks'],
    ['netball-dress', 'GS', null],
    ['netball-dress', 'wd', null],
    ['netball-dress', '7', 'warns'],
    ['netball-dress', 'GX', 'blocks'],
    ['cricket-shirt', '0', null],
    ['cricket-shirt', '99', null],
    ['cricket-shirt', '100', 'blocks'],
    ['cricket-shirt', '-1', 'blocks'],
    ['training-tee', '0', null],
    ['training-tee', '00', null],
    ['football-shirt', '00', 'blocks'],
    ['training-tee', '999', null],
    ['training-tee', '1000', 'blocks'],
  ])('of a %s may be %s: %s', (type, number, severity) => {
    const problems = found('number-against-rules', kit(type), [player(number)]);
    expect(problems.map((problem) => problem.severity)).toEqual(severity ? [severity] : []);
  });

  it('follow the shirt of a kit, whatever else belongs to it', () => {
    const rugby = changed((it) => it.garments.unshift({ type: 'football-shorts', cut: 'mens' }), kit('rugby-jersey'));
    expect(found('number-against-rules', rugby, [player('24')])).toMatchObject([{ severity: 'warns' }]);
  });

  it('worn twice block the second player, and name both', () => {
    const team = [player('7', 'Ward'), player('8', 'Lowe'), player(' 7', 'Ashe')];
    expect(found('number-twice', kit(), team)).toEqual([
      {
        code: 'number-twice',
        severity: 'blocks',
        message: '7 is worn twice, by Ward and Ashe. Give one of them another.',
        at: { garment: 'football-shirt', surface: 'back', element: 'football-shirt-number', player: 2 },
      },
    ]);
    expect(found('number-twice', kit(), team.slice(0, 2))).toEqual([]);
    expect(found('number-twice', kit(), [player('0'), player('00', 'Ashe')])).toEqual([]);
    expect(found('number-twice', kit(), [{ size: 'M' }, { size: 'M', number: ' ' }])).toEqual([]);
  });

  it('let a player have a second shirt, and say so of who is on no roster', () => {
    const twins = [player('7'), player('7')];
    expect(found('number-twice', kit(), twins)).toEqual([]);
    expect(found('second-shirt', kit(), twins)).toMatchObject([
      { severity: 'warns', message: 'Ward is in the list twice with 7: leave it so for a second shirt.' },
    ]);
    const tom = { ...player('9', 'Smith'), member: 'a' };
    expect(checkPlayers(kit(), [tom, tom])).toEqual([]);
    expect(checkPlayers(kit(), [tom, { ...tom, member: 'b' }])).toMatchObject([{ code: 'number-twice' }]);
  });

  it('belong to a squad, the club or nobody', () => {
    const nines = [
      { ...player('9', 'Ward'), squad: 'U12' },
      { ...player('9', 'Lowe'), squad: 'U14' },
    ];
    const twiceIn = (numbersUniqueIn: 'squad' | 'club' | 'none', players = nines) =>
      checkPlayers(kit(), players, { numbersUniqueIn }).map(({ message }) => message);
    expect(twiceIn('squad')).toEqual([]);
    expect(twiceIn('club')).toEqual(['9 is worn twice, by Ward and Lowe. Give one of them another.']);
    const oneSquad = nines.map((each) => ({ ...each, squad: 'U12' }));
    expect(twiceIn('squad', oneSquad)).toEqual(['9 is worn twice in U12, by Ward and Lowe. Give one of them another.']);
    expect(twiceIn('none', oneSquad)).toEqual([]);
  });

  it('follow the shop’s ranges, and staff’s exception for a team', () => {
    const numbers = { ...DEFAULT_NUMBER_RULES, football: { least: 0, most: 120 } };
    expect(checkPlayers(kit(), [player('00'), player('120', 'Lowe')], { numbers })).toEqual([]);
    expect(checkPlayers(kit(), [player('121')], { numbers })).toMatchObject([
      { severity: 'blocks', message: 'Number 121 is not allowed. Football numbers run from 0 to 120.' },
    ]);
    expect(checkPlayers(kit(), [player('500')], { allowsAnyNumber: true })).toEqual([]);
  });

  it('warn alone where a netball squad shares positions, and once for all of it', () => {
    const squad = [player('GA'), player('ga', 'Lowe')];
    expect(found('number-twice', kit('netball-dress'), squad)).toMatchObject([
      { severity: 'warns', at: { player: 1 } },
    ]);
    expect(found('number-twice', kit('netball-dress'), [...squad, ...squad, player('C')])).toMatchObject([
      { severity: 'warns', message: expect.stringMatching(/another\. The same goes for 2 more\.$/), at: { player: 1 } },
    ]);
  });

  it('are warned of once where a whole netball squad plays in numbers', () => {
    const squad = Array.from({ length: 15 }, (_, index) => player(String(index + 1)));
    expect(found('number-against-rules', kit('netball-dress'), squad)).toEqual([
      expect.objectContaining({
        message: '‘1’ is not a netball position: choose GS, GA, WA, C, WD, GD or GK. The same goes for 14 more.',
      }),
    ]);
    const wrong = found('number-against-rules', kit(), [player('0'), player('100')]);
    expect(wrong.map(({ at }) => at.player)).toEqual([0, 1]);
  });
});

it('warns of samples of a ready design once it is ordered, with the way to be rid of them', () => {
  const ready = KIT_GALLERY.find(({ id }) => id === 'touchline')?.document ?? expect.fail('There is no such design.');
  expect(found('sample', ready)).toEqual([]);
  expect(checkKit(ready, { nameless: ['M'] }).map(({ code }) => code)).toEqual(['sample', 'sample', 'sample']);
  const samples = found('sample', ready, [player('7')]);
  expect(samples.map(({ severity, at }) => [severity, at.element])).toEqual([
    ['warns', 'football-shirt-crest'],
    ['warns', 'football-shirt-front-chest'],
    ['warns', 'football-shorts-crest'],
  ]);
  expect(samples[1]?.message).toMatch(/^‘YOUR SPONSOR’ on the front of the football shirt is a sample/);
  const rid = samples.reduce((document, { fix }) => (fix ? applyFix(document, fix) : document), ready);
  expect(found('sample', rid, [player('7')])).toEqual([]);
  expect(rid.elements).toHaveLength(ready.elements.length - 3);
});

it('warns once of names and numbers that a shirt has no place for', () => {
  const team = [player('7', 'Hudson'), player('8', 'Lowe')];
  const without = (...kinds: string[]) =>
    found(
      'not-printed',
      changed((it) => (it.elements = it.elements.filter(({ kind }) => !kinds.includes(kind)))),
      team,
    );
  expect(without()).toEqual([]);
  expect(without('name')).toEqual([
    expect.objectContaining({
      severity: 'warns',
      message: expect.stringMatching(/^Names are not printed: the design has no player name\./),
      at: { garment: 'football-shirt', surface: 'back' },
    }),
  ]);
  expect(without('name', 'number')).toMatchObject([{ message: expect.stringMatching(/^Names and numbers are not/) }]);
  expect(found('not-printed', kit('crew-socks'), team)).toEqual([]);
});

it('asks for each size that is missing, by name or place', () => {
  const team = [player('1'), { name: 'Lowe', number: '2' }, { number: '3', size: ' ' }];
  expect(found('size-missing', kit(), team)).toMatchObject([
    { severity: 'blocks', message: 'Choose a size for Lowe.', at: { player: 1 } },
    { severity: 'blocks', message: 'Choose a size for player 3.', at: { player: 2 } },
  ]);
});

describe('contrast', () => {
  const onBase = (base: string, letters: string) =>
    found(
      'low-contrast',
      changed((it) => (it.elements = [lettered(it, 'number')]), kit('football-shirt', [base, letters])),
    ).map(({ severity }) => severity);

  it.each([
    // 3.03 and 2.95 to 1 on white; 2.01 and 1.98.
    ['#949494', []],
    ['#969696', ['warns']],
    ['#b7b7b7', ['warns']],
    ['#b8b8b8', ['blocks']],
  ])('of a number in %s on white: %j', (letters, severities) => {
    expect(onBase(WHITE, letters)).toEqual(severities);
  });

  it('warns of a logo that is lost on its ground, unless one of its colours stands out', () => {
    const logo = (shapes: { d: string; color: string }[]) =>
      found(
        'low-contrast',
        changed(
          (it) => {
            it.elements = [
              {
                ...{
                  kind: 'logo',
                  id: 'crest',
                  garment: 'football-shirt',
                  surface: 'front',
                  x: 90,
                  y: 200,
                  rotation: 0,
                },
                ...{ width: 80, logo: { name: 'Crest', width: 10, height: 10, shapes } },
              },
            ];
          },
          kit('football-shirt', ['#ffffff', '#000000']),
        ),
      );
    const white = { d: 'M0 0L10 0L10 10L0 10Z', color: '#ffffff' };
    expect(logo([white])).toMatchObject([
      {
        severity: 'warns',
        message:
          'The logo ‘Crest’ on the front of the football shirt is hard to see: White on White is 1.0 to 1, and 3 to 1 is needed. Choose another colour or place.',
        at: { element: 'crest' },
      },
    ]);
    expect(logo([white, { d: 'M2 2L8 2L8 8L2 8Z', color: '#000000' }])).toEqual([]);
    expect(logo([{ ...white, color: '#0a3590' }])).toEqual([]);
  });

  it('says the pair in the colourway where it is worst, and mends it', () => {
    const document = changed((it) => {
      it.colorways.push({ name: 'Away', colors: ['#b3d4ef', WHITE, RED] });
      it.elements = [lettered(it, 'number')];
    });
    const [problem] = found('low-contrast', document);
    expect(problem).toMatchObject({
      severity: 'blocks',
      message:
        'The number on the back of the football shirt is hard to read in ‘Away’: White on Powder Blue is 1.5 to 1, and 3 to 1 is needed. Choose another colour or an outline.',
      at: { garment: 'football-shirt', surface: 'back', element: 'football-shirt-number', colorway: 1 },
    });
    const mended = applyFix(document, problem!.fix!);
    expect(parseKit(mended)).toMatchObject({ ok: true });
    expect(found('low-contrast', mended)).toEqual([]);
  });

  const overSides = (change: (number: ReturnType<typeof lettered>) => void = () => undefined) =>
    changed((it) => {
      it.zones = { sides: 1 };
      it.elements = [lettered(it, 'number')];
      lettered(it, 'number').x = 180;
      change(lettered(it, 'number'));
    });

  it('counts every colour that the letters touch, and no other', () => {
    expect(found('low-contrast', overSides())).toMatchObject([{ severity: 'blocks' }]);
    expect(
      found(
        'low-contrast',
        overSides((number) => (number.x = 0)),
      ),
    ).toEqual([]);
  });

  it.each<[KitPattern['type'], number, 'blocks' | null]>([
    ['stripes', 0, 'blocks'],
    ['hoops', 0, 'blocks'],
    ['halves', 0, 'blocks'],
    // The white half of a back is the wearer’s left.
    ['halves', 110, null],
    ['side-panels', 0, null],
    ['yoke', 0, null],
  ])('of a white number on navy with white %s, %d mm from the middle: %s', (type, x, severity) => {
    const document = changed((it) => {
      it.pattern = { type, colors: [1, 1], scale: 1, angle: 0 };
      it.elements = [lettered(it, 'number')];
      Object.assign(lettered(it, 'number'), { x, height: 120 });
    });
    expect(found('low-contrast', document).map((problem) => problem.severity)).toEqual(severity ? [severity] : []);
  });

  it('warns alone where what the letters are lost on is a detail', () => {
    // The edge of its box, 160 mm from its middle, comes a little over the panel.
    expect(
      found(
        'low-contrast',
        overSides((number) => (number.x = 95)),
      ),
    ).toMatchObject([{ severity: 'warns' }]);
  });

  it('is that of the outline where one stands out from the letters and can be seen', () => {
    const outlined = (width: number, color: number) =>
      found(
        'low-contrast',
        overSides(({ lettering }) => (lettering.outline = { color, width })),
      ).length;
    expect(outlined(3, 0)).toBe(0);
    expect(outlined(2.7, 0)).toBe(1);
    expect(outlined(3, 1)).toBe(1);
    const small = (width: number) =>
      found(
        'low-contrast',
        overSides((number) => {
          Object.assign(number, { height: 40, x: 220 });
          number.lettering = { ...number.lettering, outline: { color: 0, width } };
        }),
      ).length;
    expect([small(2), small(1.9)]).toEqual([0, 1]);
  });
});

describe('logos', () => {
  const resolution = (width: number, pixels?: number) =>
    found(
      'low-resolution',
      changed((it) => it.elements.push(logo(width, pixels))),
    );

  it.each([
    [25.4, 150, []],
    [25.4, 149, ['warns']],
    [25.4, 100, ['warns']],
    [25.4, 99, ['blocks']],
    [254, undefined, []],
  ])('%d mm wide of %s pixels: %j', (width, pixels, severities) => {
    expect(resolution(width, pixels).map(({ severity }) => severity)).toEqual(severities);
  });

  it('say what is needed, and fit once they are smaller', () => {
    const document = changed((it) => it.elements.push(logo(101.6, 300)));
    const [problem] = found('low-resolution', document);
    expect(problem?.message).toBe(
      'The logo ‘Crest’ on the front of the football shirt has 75 dpi at its size, and 150 are needed. Use a picture 600 pixels wide, or a smaller size.',
    );
    expect(problem?.fix?.label).toBe('Make it 50 mm wide');
    expect(found('low-resolution', applyFix(document, problem!.fix!))).toEqual([]);
    expect(resolution(101.6, 20)[0]?.fix).toBeUndefined();
  });
});

describe('colours', () => {
  it('outside the palette warn once each, with the nearest, wherever they are used', () => {
    const document = changed((it) => {
      it.colorways[0]!.colors[0] = '#1e3a8a';
      lettered(it, 'name').lettering = { ...lettered(it, 'name').lettering, color: '#facc15' };
      lettered(it, 'number').lettering = { ...lettered(it, 'number').lettering, color: '#facc15' };
    });
    const problems = found('outside-palette', document);
    expect(problems).toMatchObject([
      {
        severity: 'warns',
        message: '#1e3a8a is not one of our colours. The nearest is KR 209 Cobalt.',
        at: { colorway: 0, slot: 0 },
      },
      {
        message: '#facc15 is not one of our colours. The nearest is KR 403 Sunflower.',
        at: { element: 'football-shirt-name' },
      },
    ]);
    const mended = problems.reduce((next, { fix }) => applyFix(next, fix!), document);
    expect(found('outside-palette', mended)).toEqual([]);
    expect(mended.colorways[0]!.colors).toEqual(['#0a3590', WHITE, RED]);
  });

  it('that no eye tells from a swatch are that swatch', () => {
    expect(found('outside-palette', kit('football-shirt', ['#fefefe', NAVY]))).toEqual([]);
    expect(found('outside-palette', kit('football-shirt', ['#f8f8f8', NAVY]))).toHaveLength(1);
  });
});

it('puts what blocks before what warns', () => {
  const document = changed((it) => it.elements.push(logo(25.4, 60)), kit('football-shirt', ['#1e3a8a', WHITE]));
  const severities = checkKit(document, { players: [{ number: '200' }] }).map(({ severity }) => severity);
  expect(severities).toEqual(['blocks', 'blocks', 'blocks', 'warns']);
});

it('lets whoever asks be stricter', () => {
  const document = kit('football-shirt', ['#1e3a8a', WHITE]);
  const severity = (strict: KitProblemCode[]) => checkKit(document, { strict }).map((problem) => problem.severity);
  expect([severity([]), severity(['low-contrast']), severity(['outside-palette'])]).toEqual([
    ['warns'],
    ['warns'],
    ['blocks'],
  ]);
});

describe('what a technique cannot do', () => {
  const inTechnique = (technique: KitTechnique, change: (document: KitDocument) => void = () => {}) =>
    changed(change, setTechnique(kit(), 'football-shirt', technique));
  const texts = (document: KitDocument, players?: KitOrderPlayer[]) =>
    found('technique', document, players).map(({ message }) => message);

  it('is nothing where names, numbers and logos are plain and large enough', () => {
    for (const technique of KIT_TECHNIQUE_TYPES) expect(texts(inTechnique(technique))).toEqual([]);
  });

  it('is a pattern: the garment is bought plain', () => {
    for (const technique of KIT_TECHNIQUE_TYPES) {
      const document = inTechnique(technique, (each) => {
        each.pattern = { type: 'gradient', colors: [1], scale: 1, angle: 0 };
      });
      const [problem] = found('technique', document);
      expect(problem).toMatchObject({ severity: 'blocks', at: { garment: 'football-shirt' } });
      expect(problem?.message).toContain('The pattern of the football shirt cannot be made in');
      expect(problem?.fix && found('technique', applyFix(document, problem.fix))).toEqual([]);
      expect(texts(setTechnique(document, 'football-shirt', undefined))).toEqual([]);
    }
  });

  it('is small letters and thin lines, in the smallest size that is ordered', () => {
    const small = inTechnique('embroidery', (each) => {
      lettered(each, 'name').height = 7;
    });
    expect(texts(small, [player('7')])).toEqual([]);
    const boys = [{ ...player('7'), size: 'XSB' }];
    expect(texts(small, boys)).toEqual([
      'The letters of the name on the back of the football shirt are 4.4 mm high, and embroidery needs 6 mm.',
    ]);
    const [problem] = found('technique', small, boys);
    expect(problem?.fix && texts(applyFix(small, problem.fix), boys)).toEqual([]);

    const thin = inTechnique('vinyl', (each) => {
      const number = lettered(each, 'number');
      number.lettering = { ...number.lettering, outline: { color: 2, width: 0.5 } };
    });
    expect(texts(thin)).toEqual([
      'The line around the letters of the number on the back of the football shirt is 0.5 mm wide, and vinyl needs 1 mm.',
    ]);
    const [line] = found('technique', thin);
    expect(line?.fix && texts(applyFix(thin, line.fix))).toEqual([]);
  });

  it('is a logo whose outlines cross without end', () => {
    const scribble = (points: number) => (each: KitDocument) => {
      const crest = logo(60);
      if (crest.kind !== 'logo') return;
      const lines = Array.from({ length: points }, (_, i) => `${i % 2 ? 10 : 0} ${(i * 37) % 101}`);
      crest.logo = { ...crest.logo, width: 10, height: 101, shapes: [{ d: `M${lines.join('L')}Z`, color: 1 }] };
      each.elements.push(crest);
    };
    const expected =
      'The outlines of the logo ‘Crest’ on the front of the football shirt cross too often to be cut. Use a simpler one.';
    expect(texts(inTechnique('vinyl', scribble(1000)))).toEqual([expected]);
    expect(texts(inTechnique('transfer', scribble(100)))).toEqual([]);
    // The largest a document may hold: rejected before all is examined.
    expect(texts(inTechnique('embroidery', scribble(15_000)))).toEqual([expected]);
    // Dense without crossings: lines below one another.
    const hatch = (each: KitDocument) => {
      const crest = logo(60);
      if (crest.kind !== 'logo') return;
      const d = Array.from({ length: 8000 }, (_, i) => `M0 ${i / 10}L99 ${i / 10}Z`).join('');
      crest.logo = { ...crest.logo, width: 99, height: 800, shapes: [{ d, color: 1 }] };
      each.elements.push(crest);
    };
    expect(texts(inTechnique('embroidery', hatch))).toEqual([expected]);
  });

  it('is a picture, which is reported and fixed where a technique cannot print it, and judged by its own pixels elsewhere', () => {
    const picture = { hash: 'd'.repeat(64), width: 200, height: 200 };
    const pictured = (each: KitDocument) => {
      const crest = logo(60, 4000);
      if (crest.kind === 'logo')
        crest.logo = { ...crest.logo, shapes: [{ d: 'M0 0L10 0L5 10Z', color: '#fedcba' }], picture };
      each.elements.push(crest);
    };
    const codes = (technique?: KitTechnique, change = pictured) =>
      checkKit(setTechnique(changed(change), 'football-shirt', technique)).map(({ code, severity }) => [
        code,
        severity,
      ]);
    expect(codes()).toEqual([['low-resolution', 'blocks']]);
    expect(codes('transfer')).toEqual([['low-resolution', 'blocks']]);
    const message = (width: number) =>
      found(
        'low-resolution',
        changed((each) => (pictured(each), Object.assign(each.elements.at(-1)!, { width }))),
      ).map((problem) => problem.message.split('needed. ')[1]);
    expect(message(60)).toEqual(['Use a picture 355 pixels wide, or a smaller size.']);
    // No stored picture has more pixels.
    expect(message(400)).toEqual(['Use a smaller size.']);
    const expected = [
      ['technique', 'warns'],
      ['outside-palette', 'warns'],
    ];
    expect(codes('vinyl')).toEqual(expected);
    expect(codes('embroidery')).toEqual(expected);
    const inVinyl = setTechnique(changed(pictured), 'football-shirt', 'vinyl');
    const [problem] = found('technique', inVinyl);
    expect(problem?.message).toBe(
      'The logo ‘Crest’ on the front of the football shirt is a picture, and vinyl cannot print pictures: it is made in its flat colours.',
    );
    const mended = applyFix(inVinyl, problem!.fix!);
    expect(found('technique', mended)).toEqual([]);
    expect(found('low-resolution', setTechnique(mended, 'football-shirt', undefined))).toEqual([]);
  });

  it('is a photo: more colours or smaller parts than it takes', () => {
    const photo = (each: KitDocument) => {
      const crest = logo(60);
      if (crest.kind !== 'logo') return;
      crest.logo.shapes = ['#d3122b', '#14213f', '#ffffff', '#fdc518'].map((color, index) => ({
        d: `M0 ${index}L${index ? 0.1 : 10} ${index}L0.1 ${index + 0.1}Z`,
        color,
      }));
      each.elements.push(crest);
    };
    const crest = 'The logo ‘Crest’ on the front of the football shirt has';
    expect(texts(inTechnique('vinyl', photo))).toEqual([
      `${crest} 4 colours, and vinyl takes 3. Use fewer, or another technique.`,
      `${crest} parts of 0.6 mm, and vinyl needs 1.5 mm. Make it larger or simpler, or use another technique.`,
    ]);
    expect(texts(inTechnique('transfer', photo))).toEqual([]);
    expect(texts(inTechnique('embroidery', photo))).toHaveLength(1);
  });
});
