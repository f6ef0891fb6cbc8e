import { describe, expect, it } from 'vitest';
import { EMPTY_PLAYER, type Player } from './roster';
import { planImport, type ImportPlan } from './roster-import';
import { readRows } from '../text/table/rows';

const player = (name: string, data: Partial<Player> = {}): Player => ({
  ...EMPTY_PLAYER,
  id: name,
  name,
  isActive: true,
  ...data,
});

const table = (text: string) => {
  const read = readRows(text);
  if (!read.ok) throw new Error(read.message);
  return read.rows;
};

function plan(text: string, roster: Player[] = []): ImportPlan {
  const planned = planImport(table(text), roster);
  if (!planned.ok) throw new Error(planned.message);
  return planned.plan;
}

const kinds = ({ rows }: ImportPlan) => rows.map(({ kind }) => kind);
const jess = {
  name: 'Jess Smith',
  position: 'GK',
  jerseyNumber: 7,
  sizePreference: 'M',
  nameOnBack: 'SMITH',
  email: 'jess@club.test',
  shortsSize: null,
  socksSize: null,
  squad: null,
};

describe('reading a roster', () => {
  it.each([
    ['commas', 'Name,Position,Number,Size,Name on back,E-mail\nJess Smith,GK,7,M,SMITH,jess@club.test'],
    [
      'semicolons and a byte order mark',
      '\uFEFFPlayer;Pos;#;Size;Back name;Email\r\nJess Smith;GK;#7;Medium;SMITH;Jess@Club.test\r\n',
    ],
    [
      'tabs, in another order',
      'E-Mail\tJersey\tSize\tPlayer Name\tName on Back\tROLE\njess@club.test\t07\tm\tJess Smith\tSMITH\tGK',
    ],
    [
      'quotes',
      '"Name","Position","No.","Size","Name on back","Email"\n"Jess Smith","GK","7","medium","SMITH","jess@club.test"',
    ],
    ['no heading', 'Jess Smith,GK,7,M,SMITH,jess@club.test'],
    [
      'first and last names',
      'First name,Surname,Position,No,Size,Shirt name,Mail\nJess,Smith,GK,7.0,M,SMITH,jess@club.test',
    ],
    ['other columns', 'Name,Shoes,Position,Number,Size,Name on back,Email\nJess Smith,38,GK,7,M,SMITH,jess@club.test'],
  ])('with %s', (_, text) => {
    expect(plan(text).players).toEqual([{ ...jess, isActive: true }]);
  });

  it('with sizes of shorts and socks', () => {
    const [player] = plan('Name,Shirt size,Shorts,Sock size\nJess,M,2XL,Boys XL').players;
    expect(player).toMatchObject({ sizePreference: 'M', shortsSize: 'XXL', socksSize: 'XLB' });
  });

  it('takes the size words of other shops and lands', () => {
    const sizes = ['Youth L', "Boy's L", "Men's M", 'XX-Large', '9-10', 'Age 9/10', '2XL', 'Mens M'];
    const { players } = plan(`Name,Size\n${sizes.map((size, at) => `Player ${at},${size}`).join('\n')}`);
    expect(players.map(({ sizePreference }) => sizePreference)).toEqual([
      'LB',
      'LB',
      'M',
      'XXL',
      'MB',
      'MB',
      'XXL',
      'M',
    ]);
  });

  it('asks once what a size word means, however often it is there', () => {
    const list = table('Name,Size,Shorts\nJess,Tween,\nAda,tween,Tween\nBea,M,38\nCy,M,');
    const result = planImport(list, []);
    expect(result.ok && result.plan).toMatchObject({
      counts: { added: 1, wrong: 3 },
      unknownSizes: [
        { word: 'Tween', rows: 2 },
        { word: '38', rows: 1 },
      ],
    });
    const mapped = planImport(list, [], undefined, { tween: 'XLB', '38': '' });
    expect(mapped.ok && mapped.plan).toMatchObject({
      counts: { added: 4, wrong: 0 },
      unknownSizes: result.ok && result.plan.unknownSizes,
    });
    expect(mapped.ok && mapped.plan.players.map((each) => [each.sizePreference, each.shortsSize])).toEqual([
      ['XLB', null],
      ['XLB', 'XLB'],
      ['M', null],
      ['M', null],
    ]);
  });

  it('says which columns it does not read', () => {
    expect(plan('Name,Shoes,Number\nJess,38,7').ignoredColumns).toEqual(['Shoes']);
  });

  it('takes names alone, and cells with separators and line breaks in quotes', () => {
    expect(plan('Jess\n\nAda\n').players.map(({ name }) => name)).toEqual(['Jess', 'Ada']);
    expect(plan('Name;Size\n"Smith; Jess\n(c), ""J"""; L').players).toMatchObject([
      { name: 'Smith; Jess (c), "J"', sizePreference: 'L' },
    ]);
  });

  it('does not take a player for a heading', () => {
    expect(plan('Jess,Player,7,M').players).toMatchObject([{ name: 'Jess', position: 'Player', jerseyNumber: 7 }]);
  });

  it('refuses what cannot be read', () => {
    expect(readRows(' \n\n')).toMatchObject({ ok: false, message: 'The list is empty.' });
    expect(readRows('Name\n"Jess\nAda')).toMatchObject({
      ok: false,
      message: 'Row 2: a quotation mark is not closed.',
    });
    expect(planImport(table('Name,Size'), [])).toMatchObject({ ok: false });
    const many = Array.from({ length: 501 }, (_, index) => `Player ${index}`);
    expect(planImport(table(many.join('\n')), [])).toMatchObject({
      ok: false,
      message: 'The list has 501 rows. Import at most 500 at a time.',
    });
    expect(plan(['Name', ...many.slice(1)].join('\n')).counts.added).toBe(500);
  });
});

describe('judging a row', () => {
  it('reads all eleven sizes by code and label, and nothing else', () => {
    const sizes = ['XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
    const labels = 'Boys XS,Boys S,Boys M,Boys L,Boys XL,Small,Medium,Large,X-Large,2X-Large,3X-Large'.split(',');
    for (const names of [sizes, labels]) {
      const text = ['Name,Size', ...names.map((size, index) => `P${index},${size}`)].join('\n');
      expect(plan(text).players.map(({ sizePreference }) => sizePreference)).toEqual(sizes);
    }
    expect(plan('Name,Size\nA,2XL').players[0]?.sizePreference).toBe('XXL');
    expect(plan('Name,Size\nA,XS').rows[0]).toMatchObject({
      kind: 'wrong',
      problems: ['Size: There is no size “XS”.'],
    });
  });

  it('names every mistake in a row, and leaves the row out', () => {
    const { rows, players, counts } = plan(
      `Name,Number,Name on back,Email\n,1000,${'x'.repeat(21)},nobody\nAda,-1,,\nBea,1.5,,\nCy,,,`,
    );
    expect(rows[0]?.problems).toEqual([
      'Name: Enter the player’s name.',
      'Number: Enter a whole number from 0 to 999.',
      'Name on back: Please use at most 20 characters.',
      'Email: Enter an email address, such as ada@club.test.',
    ]);
    expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0, wrong: 3 });
    expect(players.map(({ name }) => name)).toEqual(['Cy']);
  });

  it('finds players by name without case and accents, and tells old from new', () => {
    const roster = [player('Zoë O’Neil', { jerseyNumber: 4, sizePreference: 'S' }), player('Ada', { jerseyNumber: 5 })];
    const { rows, players } = plan("Name,Number,Size\nzoe o'neil,9,S\nADA,5,\nNew One,,L", roster);
    expect(rows).toMatchObject([
      { number: 2, name: 'Zoë O’Neil', kind: 'changed', changes: [{ field: 'jerseyNumber', from: 4, to: 9 }] },
      { number: 3, name: 'Ada', kind: 'unchanged', changes: [] },
      { number: 4, name: 'New One', kind: 'added', changes: [{ field: 'sizePreference', from: null, to: 'L' }] },
    ]);
    expect(players[0]).toMatchObject({ id: 'Zoë O’Neil', name: 'Zoë O’Neil', jerseyNumber: 9, sizePreference: 'S' });
  });

  it('brings inactive players back, active ones of the name first', () => {
    const roster = [
      player('Ada', { id: 'old', isActive: false }),
      player('Bea', { id: 'gone', isActive: false }),
      player('Ada', { id: 'now' }),
    ];
    const { rows, players } = plan('Name,Number\nAda,1\nBea,2', roster);
    expect(players.map(({ id }) => id)).toEqual(['now', 'gone']);
    expect(rows[1]?.changes).toContainEqual({ field: 'isActive', from: false, to: true });
  });

  it('takes two players of one name, and refuses a row that is there twice', () => {
    const both = plan('Name,Number\nSam Smith,4\nSam Smith,9');
    expect(both.players.map(({ name, jerseyNumber }) => [name, jerseyNumber])).toEqual([
      ['Sam Smith', 4],
      ['Sam Smith', 9],
    ]);
    expect(both.rows[1]).toMatchObject({
      kind: 'added',
      warnings: ['The same name as in row 2: this adds another player.'],
    });
    const joined = plan('Name,Number\nSam Smith,4\nSam Smith,9', [player('Sam Smith', { jerseyNumber: 9 })]);
    expect(kinds(joined)).toEqual(['added', 'unchanged']);
    expect(plan('Name\nAda\nada').rows[1]).toMatchObject({ kind: 'wrong', problems: ['The same as row 2.'] });
  });

  it('finds namesakes again by their other details', () => {
    const twins = [player('Ada', { id: '1', position: 'GK' }), player('Ada', { id: '2', position: 'GA' })];
    expect(kinds(plan('Name,Position\nAda,GA\nAda,GK', twins))).toEqual(['unchanged', 'unchanged']);
  });

  it('changes players of one name by their numbers', () => {
    const twins = [player('Ada', { id: '1', jerseyNumber: 1 }), player('Ada', { id: '2', jerseyNumber: 2 })];
    const { rows, players } = plan('Name,Number,Size\nAda,2,L\nAda,1,S\nAda,3,M', twins);
    expect(kinds({ rows } as ImportPlan)).toEqual(['changed', 'changed', 'added']);
    expect(players.map(({ id, sizePreference }) => [id, sizePreference])).toEqual([
      ['2', 'L'],
      ['1', 'S'],
      [undefined, 'M'],
    ]);
  });

  it('warns of numbers that would be worn twice, and of no other', () => {
    const roster = [
      player('Ada', { jerseyNumber: 7 }),
      player('Bea', { jerseyNumber: 8 }),
      player('Gone', { jerseyNumber: 9, isActive: false }),
    ];
    const { rows } = plan('Name,Number\nNew,7\nBea,10\nOther,8\nThird,9\nFourth,9', roster);
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      ['Number 7 is also Ada’s.'],
      [],
      [],
      ['Number 9 is also Fourth’s.'],
      ['Number 9 is also Third’s.'],
    ]);
    expect(rows.every(({ kind }) => kind !== 'wrong')).toBe(true);
  });
});

it('leaves out a row whose name cannot be printed, and names the letter', () => {
  const read = readRows('Name;Name on back\n王小明;\n李雷;LEI\nAda;妮\n');
  if (!read.ok) throw new Error(read.message);
  const planned = planImport(read.rows, []);
  if (!planned.ok) throw new Error(planned.message);
  expect(planned.plan.rows.map(({ kind, problems }) => [kind, problems])).toEqual([
    [
      'wrong',
      ['Name on back: “王” cannot be printed on a shirt. Enter a name on back in Latin, Greek or Cyrillic letters.'],
    ],
    ['added', []],
    [
      'wrong',
      [
        'Name on back: “妮” cannot be printed on a shirt. Use Latin, Greek or Cyrillic letters, numbers and simple punctuation.',
      ],
    ],
  ]);
});
