import { distance, signedArea, type Point } from '../geometry/path';
import { namesOf, type Bent } from './sheet';

export interface Cloth extends Pick<Bent, 'positions' | 'triangles'> {
  flat: Point[];
}

/** Allowances inside a seam have no area of their own, mm². */
const LEAST_AREA = 0.01;

interface Tie {
  one: number;
  other: number;
  length: number;
}

/** Rounds after which ties are adjusted to the area that cloth has then. */
const PHASE = 20;

/** Draws cloth to its flat lengths and areas in place. Vertices at one place are sewn together; fixed ones stay. */
export function relax(
  cloths: readonly Cloth[],
  rounds: number,
  isFixed: (vertex: number) => boolean = () => false,
): void {
  const names = new Map<number, number>();
  const places: number[] = [];
  const fixed: boolean[] = [];
  const sewn = cloths.map((cloth) => {
    const particles = namesOf(cloth).map((name, vertex) => {
      const known = names.get(name) ?? names.size;
      if (!names.has(name)) {
        names.set(name, known);
        places.push(...cloth.positions.slice(3 * vertex, 3 * vertex + 3));
      }
      fixed[known] = (fixed[known] ?? false) || isFixed(vertex);
      return known;
    });
    return { cloth, particles, ties: tiesOf(cloth, particles), scale: 1 };
  });
  for (let round = 1; round <= rounds; round += 1) {
    for (const { ties, scale } of sewn) for (const tie of ties) draw(tie, scale, places, fixed);
    if (round % PHASE !== 0) continue;
    for (const each of sewn) {
      each.particles.forEach((particle, vertex) => {
        for (let axis = 0; axis < 3; axis += 1)
          each.cloth.positions[3 * vertex + axis] = places[3 * particle + axis] ?? 0;
      });
      each.scale /= growthOf(each.cloth) ** 0.35;
    }
  }
}

export function growthOf({ positions, triangles, flat }: Cloth): number {
  let [bent, level] = [0, 0];
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [0, 1, 2].map((corner) => triangles[at + corner] ?? 0);
    const own = Math.abs(signedArea(corners.map((vertex) => flat[vertex] ?? [0, 0])));
    if (own < LEAST_AREA) continue;
    const [a, b, c] = corners.map((vertex) => positions.slice(3 * vertex, 3 * vertex + 3)) as [
      number[],
      number[],
      number[],
    ];
    const side = (from: number[], to: number[]) =>
      to.map((value, axis) => value - (from[axis] ?? 0)) as [number, number, number];
    const [[ux, uy, uz], [vx, vy, vz]] = [side(a, b), side(a, c)];
    bent += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
    level += own;
  }
  return level > 0 ? bent / level : 1;
}

function tiesOf({ triangles, flat }: Cloth, particles: readonly number[]): Tie[] {
  const ties = new Map<string, Tie>();
  for (let at = 0; at < triangles.length; at += 1) {
    const [one, other] = [triangles[at] ?? 0, triangles[at % 3 === 2 ? at - 2 : at + 1] ?? 0];
    const length = distance(flat[one] ?? [0, 0], flat[other] ?? [0, 0]);
    const edge = one < other ? `${one} ${other}` : `${other} ${one}`;
    if (length > 0) ties.set(edge, { one: particles[one] ?? 0, other: particles[other] ?? 0, length });
  }
  return [...ties.values()];
}

function draw({ one, other, length }: Tie, scale: number, places: number[], fixed: readonly boolean[]): void {
  const [a, b] = [3 * one, 3 * other];
  const x = (places[b] ?? 0) - (places[a] ?? 0);
  const y = (places[b + 1] ?? 0) - (places[a + 1] ?? 0);
  const z = (places[b + 2] ?? 0) - (places[a + 2] ?? 0);
  const apart = Math.sqrt(x * x + y * y + z * z);
  if (apart === 0 || (fixed[one] && fixed[other])) return;
  const by = (apart - scale * length) / apart / (fixed[one] || fixed[other] ? 1 : 2);
  if (!fixed[one]) {
    places[a] = (places[a] ?? 0) + x * by;
    places[a + 1] = (places[a + 1] ?? 0) + y * by;
    places[a + 2] = (places[a + 2] ?? 0) + z * by;
  }
  if (!fixed[other]) {
    places[b] = (places[b] ?? 0) - x * by;
    places[b + 1] = (places[b + 1] ?? 0) - y * by;
    places[b + 2] = (places[b + 2] ?? 0) - z * by;
  }
}
