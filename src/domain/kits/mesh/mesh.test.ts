import { describe, expect, it } from 'vitest';
import { KIT_CUTS, KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { surfaceOf } from '../garments/surface-of';
import { isInside } from '../geometry/divide';
import { flatten, type Point } from '../geometry/path';
import { collarSheet } from './collar';
import type { Bent, Place, Sheet } from './sheet';
import { buttonSheet, pouchSheets } from './sewn-on';
import { garmentMesh } from './garment-mesh';
import { hangsFromShoulders, neckOf, solidOf } from './mesh';
import { growthOf } from './relax';

const pieces = KIT_GARMENT_TYPES.flatMap((type) => KIT_GARMENTS[type].cuts.map((cut) => ({ type, cut })));
const turning = pieces.filter(hangsFromShoulders);
const solids = new Map(turning.map((piece) => [piece, solidOf(piece)]));
const sheetsOf = (piece: (typeof turning)[number]) => (solids.get(piece) ?? []) as [Sheet, Sheet, ...Sheet[]];

const places = ({ positions }: Bent): Place[] =>
  Array.from({ length: positions.length / 3 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = positions.slice(3 * index, 3 * index + 3);
    return [x, y, z];
  });
const apart = (one: Place, other: Place): number => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));

function holesOf(sheets: readonly Bent[]): number {
  const joined = sheets.flatMap((sheet) => {
    const names = places(sheet).map((place) => place.map((value) => Math.round(value * 10 + 0.03)).join());
    return sheet.triangles.map((vertex) => names[vertex] ?? '');
  });
  const edges = new Map<string, { from: string; to: string }>();
  for (let at = 0; at < joined.length; at += 3)
    for (let corner = 0; corner < 3; corner += 1) {
      const [from = '', to = ''] = [joined[at + corner], joined[at + ((corner + 1) % 3)]];
      if (from !== to && !edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, { from, to });
    }
  const open = new Map([...edges.values()].map(({ from, to }) => [from, to]));
  let holes = 0;
  for (const start of open.keys()) {
    holes += 1;
    for (let at: string | undefined = start; at !== undefined;) {
      const next: string | undefined = open.get(at);
      open.delete(at);
      at = next;
    }
  }
  return holes;
}

describe('solidOf', () => {
  it('knows shirts and dresses, and nothing of what does not hang from shoulders', () => {
    expect(turning.map(({ type }) => type)).toEqual(expect.arrayContaining(['football-shirt', 'netball-dress']));
    for (const piece of pieces.filter((each) => !hangsFromShoulders(each))) {
      expect(solidOf(piece)).toEqual([]);
      expect(collarSheet(piece)).toBeUndefined();
    }
  });

  it.each(turning)('bends every surface of $type ($cut), each into itself', (piece) => {
    const sheets = sheetsOf(piece);
    expect(sheets.map(({ surface }) => surface).sort()).toEqual([...KIT_GARMENTS[piece.type].surfaces].sort());
    for (const sheet of sheets) {
      expect(sheet.positions.every(Number.isFinite)).toBe(true);
      expect(sheet.normals).toHaveLength(sheet.positions.length);
      expect(sheet.uvs.every((at) => at >= -1e-3 && at <= 1 + 1e-3)).toBe(true);
      expect(sheet.uvs).toHaveLength((sheet.positions.length / 3) * 2);
      expect(Math.max(...sheet.triangles)).toBe(sheet.positions.length / 3 - 1);
    }
  });

  it.each(turning)('stretches nothing that is printed across $type ($cut), and hangs no longer than it is', (piece) => {
    for (const sheet of sheetsOf(piece).slice(0, 2)) {
      const flat = surfaceOf(piece, sheet.surface);
      const all = places(sheet).map((place, index) => ({
        place,
        u: sheet.uvs[2 * index] ?? 0,
        v: sheet.uvs[2 * index + 1] ?? 0,
      }));
      const level = all.reduce((best, { v }) => (Math.abs(v - 0.4) < Math.abs(best - 0.4) ? v : best), 0);
      const row = all
        .filter(({ v }) => v === level)
        .map(({ u, place: [x, , z] }) => ({ u, place: [x, 0, z] as const }))
        .toSorted((one, other) => one.u - other.u);
      const round = row.slice(1).reduce((sum, { place }, index) => sum + apart(place, row[index]?.place ?? place), 0);
      const wide = ((row.at(-1)?.u ?? 0) - (row[0]?.u ?? 0)) * (flat?.width ?? 0);
      expect(round / wide).toBeGreaterThan(0.985);
      expect(round / wide).toBeLessThan(1.02);
      const hangs = -Math.min(...all.map(({ place: [, y] }) => y)) / (flat?.height ?? 1);
      expect(hangs).toBeGreaterThan(0.94);
      expect(hangs).toBeLessThan(1);
    }
  });

  it.each(turning)('sews front and back of $type ($cut) together: open at neck, hem and armholes alone', (piece) => {
    expect(holesOf(sheetsOf(piece).slice(0, 2))).toBe(4);
  });

  it.each(turning.filter(({ type }) => KIT_GARMENTS[type].surfaces.length === 4))(
    'sews the sleeves of $type ($cut) into their armholes, what is printed in front of them in front',
    (piece) => {
      const [front, , left, right] = solids.get(piece) as [Sheet, Sheet, Sheet, Sheet];
      for (const [sleeve, sign] of [
        [left, 1],
        [right, -1],
      ] as const) {
        const caps = places(sleeve);
        const edge = places(front).filter(([x, y, z]) => sign * x > 0 && y > -120 && z > 5);
        const nearest = Math.max(...edge.map(([x]) => sign * x));
        const onEdge = edge.filter(([x]) => sign * x > nearest - 1);
        for (const place of onEdge) expect(Math.min(...caps.map((each) => apart(each, place)))).toBeLessThan(5);
        const ahead = caps.filter((_, index) => ((sleeve.uvs[2 * index] ?? 0) - 0.5) * sign < -0.01);
        expect(Math.min(...ahead.map(([, , z]) => z))).toBeGreaterThan(-12);
      }
    },
  );

  it.each(turning)('shows the outside of $type ($cut) to whoever goes round it', (piece) => {
    for (const sheet of sheetsOf(piece)) {
      const all = places(sheet);
      const isBody = sheet.surface === 'front' || sheet.surface === 'back';
      const middle = [0, 1, 2].map((axis) =>
        isBody && axis === 2 ? 0 : all.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / all.length,
      );
      const corner = (index: number) =>
        (all[sheet.triangles[index] ?? 0] ?? []).map((value, axis) => value - (middle[axis] ?? 0));
      let volume = 0;
      for (let index = 0; index < sheet.triangles.length; index += 3) {
        const [ax = 0, ay = 0, az = 0] = corner(index);
        const [bx = 0, by = 0, bz = 0] = corner(index + 1);
        const [cx = 0, cy = 0, cz = 0] = corner(index + 2);
        volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
      }
      expect(volume, sheet.surface).toBeGreaterThan(0);
    }
  });

  it('has depth in its middle', () => {
    const [front] = solidOf({ type: 'football-shirt', cut: 'mens' }) as [Sheet];
    expect(Math.max(...places(front).map(([, , z = 0]) => z))).toBeGreaterThan(100);
  });
});

describe('the neckline', () => {
  it.each(turning)(
    'of $type ($cut) goes once around a neck: front forward, back behind, both at the shoulders',
    (piece) => {
      const neck = neckOf(piece);
      const [first, turn] = [neck[0], neck[neck.findIndex(([, , z]) => z < 0) - 1]];
      for (const end of [first, turn]) expect(end?.[2]).toBeCloseTo(0, 0);
      expect(Math.sign(first?.[0] ?? 0)).toBe(-Math.sign(turn?.[0] ?? 0));
      const [front, back] = [Math.max(...neck.map(([, , z]) => z)), Math.min(...neck.map(([, , z]) => z))];
      expect(front).toBeGreaterThan(15);
      expect(back).toBeLessThan(-5);
      expect(front).toBeGreaterThan(-back);
    },
  );

  it('is none of what does not turn', () => {
    expect(neckOf({ type: 'crew-socks', cut: 'mens' })).toEqual([]);
  });

  const collars = turning.flatMap((piece) => KIT_GARMENTS[piece.type].collars.map((collar) => ({ ...piece, collar })));
  it.each(collars)('of $type ($cut) has its $collar along all of it', (piece) => {
    const sheet = collarSheet(piece);
    const all = sheet ? places(sheet) : [];
    expect(all.flat().every(Number.isFinite)).toBe(true);
    for (const place of neckOf(piece)) expect(Math.min(...all.map((each) => apart(each, place)))).toBeLessThan(16);
    const nape = all.reduce((best, [, , z], index) => (z < (all[best]?.[2] ?? 0) ? index : best), 0);
    expect(sheet?.normals[3 * nape + 2]).toBeLessThan(0);
  });
});

describe('what is sewn onto the front', () => {
  it.each(turning)('of $type ($cut) is pouches on hoodies alone, in front of the cloth and in its picture', (piece) => {
    const pouches = pouchSheets(piece);
    expect(pouches).toHaveLength({ hoodie: 1, 'zip-hoodie': 2 }[piece.type as string] ?? 0);
    const front = places(sheetsOf(piece)[0]);
    for (const pouch of pouches) {
      expect(pouch.uvs.every((at) => at > 0 && at < 1)).toBe(true);
      for (const place of places(pouch)) {
        const nearest = front.reduce((best, each) => (apart(each, place) < apart(best, place) ? each : best));
        expect(place[2]).toBeGreaterThan(nearest[2] - 4);
      }
      for (let vertex = 2; vertex < pouch.normals.length; vertex += 3) expect(pouch.normals[vertex]).toBeGreaterThan(0);
    }
  });

  const buttoned = turning.flatMap((piece) => KIT_GARMENTS[piece.type].collars.map((collar) => ({ ...piece, collar })));
  it.each(buttoned)('of $type ($cut, $collar) is a row of buttons where there is a placket', (piece) => {
    const buttons = buttonSheet(piece);
    expect(buttons !== undefined).toBe(piece.collar === 'polo' || piece.collar === 'grandad');
    if (!buttons) return;
    const all = places(buttons);
    expect(Math.max(...all.map(([x]) => Math.abs(x)))).toBeCloseTo(7.5, 0);
    const [top, bottom] = [Math.max(...all.map(([, y]) => y)), Math.min(...all.map(([, y]) => y))];
    expect(top - bottom).toBeGreaterThan(60);
    expect(bottom).toBeGreaterThan(-260);
  });
});

describe('garmentMesh', () => {
  const collared = KIT_GARMENT_TYPES.flatMap((type) => {
    const { cuts, collars } = KIT_GARMENTS[type];
    return (collars.length > 0 ? collars : [undefined]).map((collar) => ({
      type,
      cut: cuts[0],
      ...(collar && { collar }),
    }));
  });
  /** Largest difference of areas: a pouch is loose, a bag goes around its edges, small pieces bend both ways. */
  const most = ({ type }: (typeof collared)[number], name: string): number => {
    if (name.endsWith('ouch') || (type === 'holdall' && name.endsWith('side'))) return 0.055;
    return name.endsWith('shoulder') || name.endsWith('cuff') ? 0.02 : 0.011;
  };

  it.each(collared)('of $type ($collar) is as large as the pieces it is sewn from', (garment) => {
    const { sheets } = garmentMesh(garment);
    const { pieces, surfaces } = shapeOf(garment);
    for (const { name, surface, flat, outline, isPlain } of pieces) {
      const { box } = surfaceOf(garment, surface)!;
      if (flat.outline !== surfaces[surface]?.outline) continue;
      const [line = []] = flatten(outline);
      const isPocket = name.endsWith('ouch') && isPlain === true;
      const own = sheets.filter(
        (sheet, index) =>
          sheet.surface === surface &&
          (isPocket ? index >= 4 && (sheet.name ?? 'Pouch') === name : sheet.name ? sheet.name === name : index < 4),
      );
      const cloths = own.map(({ uvs, positions, triangles }) => {
        const laid = Array.from({ length: uvs.length / 2 }, (_, at): Point => [
          box.x + (uvs[2 * at] ?? 0) * box.width,
          box.y + (1 - (uvs[2 * at + 1] ?? 0)) * box.height,
        ]);
        const isWithin = (at: number) => {
          const corners = [0, 1, 2].map((corner) => laid[triangles[at + corner] ?? 0] ?? [0, 0]);
          return isInside(
            line,
            [0, 1].map((axis) => corners.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 3) as [number, number],
          );
        };
        return { flat: laid, positions, triangles: triangles.filter((_, i) => isWithin(i - (i % 3))) };
      });
      expect(cloths.length, name).toBe(1);
      for (const cloth of cloths) expect(Math.abs(growthOf(cloth) - 1), name).toBeLessThan(most(garment, name));
    }
  });

  it.each(collared)('of $type ($collar) has a picture on all its cloth, and no hole in its numbers', (garment) => {
    const { sheets, plain } = garmentMesh(garment);
    expect(new Set(sheets.map(({ surface }) => surface))).toEqual(new Set(KIT_GARMENTS[garment.type].surfaces));
    for (const { positions, normals, triangles } of [...sheets, ...plain.map(({ bent }) => bent)]) {
      expect(positions.every(Number.isFinite)).toBe(true);
      expect(normals).toHaveLength(positions.length);
      expect(Math.max(...triangles)).toBeLessThan(positions.length / 3);
    }
  });
});

describe('a skort', () => {
  const skorts = pieces.filter(({ type }) => type === 'skort');
  const out = ([x, , z]: Place) => Math.hypot(x, z / 0.62);

  it.each(skorts)('($cut) is sewn at its sides down to the slits, and open at waist and hem', (piece) => {
    expect(holesOf(garmentMesh(piece).sheets)).toBe(2);
  });

  it.each(skorts)('($cut) has its legs within the skirt, and shows them at its slits', (piece) => {
    const { sheets, plain } = garmentMesh(piece);
    const skirt = sheets.flatMap(places);
    const legs = plain.flatMap(({ part, bent }) => (part === 'trim' ? places(bent) : []));
    expect(legs.length).toBeGreaterThan(500);
    for (const leg of legs) {
      const near = skirt.filter(([x, y, z]) => Math.abs(y - leg[1]) < 6 && x * leg[0] + z * leg[2] > 0);
      const beside = near.filter(([x, , z]) => Math.abs(Math.atan2(x, z) - Math.atan2(leg[0], leg[2])) < 0.12);
      for (const each of beside) expect(out(leg)).toBeLessThan(out(each) + 0.5);
    }
    const atSide = legs.filter(([x, y]) => y < -300 * (piece.cut === 'boys' ? 0.84 : 1) && Math.abs(x) > 120);
    expect(atSide.length).toBeGreaterThan(10);
  });
});

it('covers every cut', () => {
  expect(new Set(turning.map(({ cut }) => cut))).toEqual(new Set(KIT_CUTS));
});
