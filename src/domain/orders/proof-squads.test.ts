import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { approvedText, type ProofedLine } from './proof';
import { joinedComments, piecesOf, proofStatusOf, squadParts, squadsText } from './proof-squads';

const player = (squad: string | undefined, size: string, nameOnBack = 'X') => ({
  ...{ name: 'Jo', nameOnBack, number: 4, size },
  ...(squad !== undefined && { squad }),
});
const line = (quantities: Record<string, number>, players: ProofedLine['players']): ProofedLine => ({
  ...{ sku: 'D-1', color: null, quantities, players },
});

const sizes = ['S', 'M', 'L'];
const anyPlayer = fc
  .record({ squad: fc.constantFrom(undefined, '', 'U13', 'u13', 'U9', 'Seniors'), size: fc.constantFrom(...sizes) })
  .map(({ squad, size }) => player(squad, size));
/** As orders are: at least as many pieces of a size as players. */
const anyLine = fc
  .record({
    players: fc.array(anyPlayer, { maxLength: 6 }),
    spare: fc.array(fc.constantFrom(...sizes), { maxLength: 3 }),
  })
  .map(({ players, spare }) => {
    const quantities: Record<string, number> = {};
    for (const size of [...players.map((each) => each.size), ...spare]) quantities[size] = (quantities[size] ?? 0) + 1;
    return { ...line(quantities, players), customized: true };
  });

/** One text for each piece: whose it is, of which line and size. */
function pieces(lines: readonly ProofedLine[], squadOf: (squad: string | undefined) => string): string[] {
  return lines.flatMap(({ sku, quantities, players }) =>
    Object.entries(quantities).flatMap(([size, count]) => {
      const worn = players.filter((each) => each.size === size).map((each) => `${sku} ${size} ${squadOf(each.squad)}`);
      return [...worn, ...Array.from({ length: count - worn.length }, () => `${sku} ${size} ${squadOf(undefined)}`)];
    }),
  );
}

describe('squadParts', () => {
  it('gives each piece to one squad, whatever its case, and every other piece to none', () => {
    forAll(fc.array(anyLine, { maxLength: 4 }), (lines) => {
      const numbered = lines.map((each, index) => ({ ...each, sku: `D-${index}` }));
      const parts = squadParts(numbered);
      const keyOf = (squad: string | null | undefined) => (squad ?? '').toLowerCase();
      const split = parts.flatMap(({ squad, lines: own }) => pieces(own, () => keyOf(squad)));
      expect(split.toSorted()).toEqual(pieces(numbered, keyOf).toSorted());
      expect(parts.reduce((sum, part) => sum + piecesOf(part), 0)).toBe(split.length);
    });
  });

  it('is the order itself where no player has a squad', () => {
    const lines = [line({ S: 1, M: 2, L: 0 }, [player(undefined, 'S')]), line({ ONE: 3 }, [])];
    const [part, ...others] = squadParts(lines);
    expect(others).toEqual([]);
    expect(part?.squad).toBeNull();
    expect(approvedText('f', part?.lines ?? [])).toBe(approvedText('f', lines));
  });

  it('names squads in their natural order, other pieces last', () => {
    const lines = [line({ S: 4 }, [player('U13', 'S'), player('U9', 'S'), player('Seniors', 'S')])];
    const made = [{ ...lines[0], customized: true } as ProofedLine];
    expect(squadParts(made).map(({ squad }) => squad)).toEqual(['Seniors', 'U9', 'U13', null]);
  });

  it('asks nobody about plain goods', () => {
    const shirts = line({ S: 2 }, [player('U13', 'S'), player('U9', 'S')]);
    const bags = line({ ONE: 3 }, []);
    expect(squadParts([shirts, bags]).map(({ squad }) => squad)).toEqual(['U9', 'U13']);
    const plain = { ...player('U13', 'S', ''), number: null };
    expect(squadParts([line({ S: 1 }, [plain])])).toEqual([{ squad: null, lines: [line({ S: 1 }, [plain])] }]);
  });
});

it.each([
  [['approved', 'approved'], 'approved'],
  [['approved', 'changes_requested'], 'changes_requested'],
  [['waiting', 'changes_requested'], 'waiting'],
  [['approved', 'waiting'], 'waiting'],
] as const)('a proof whose squads are %j is %s', (statuses, expected) => {
  expect(proofStatusOf(statuses.map((status) => ({ status })))).toBe(expected);
});

it('names squads only of an order with several', () => {
  expect(squadsText([null], [1])).toBe('');
  expect(squadsText(['U13', null], [1, 2, 3])).toBe('U13, Other pieces');
});

it('puts comments of several squads under their names, and one of all alone', () => {
  expect(
    joinedComments([
      { squad: 'U13', comment: 'Bluer' },
      { squad: 'U9', comment: null },
    ]),
  ).toBe('U13: Bluer');
  expect(
    joinedComments([
      { squad: 'U13', comment: 'Bluer' },
      { squad: 'U9', comment: 'Bluer' },
    ]),
  ).toBe('Bluer');
  expect(joinedComments([{ squad: null, comment: 'Bluer' }])).toBe('Bluer');
  expect(joinedComments([{ squad: null, comment: null }])).toBeNull();
});
