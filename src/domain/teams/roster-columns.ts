import type { PlayerField } from './roster';
import { ROSTER_COLUMNS } from './roster-csv';

export type Column = PlayerField | 'firstName' | 'lastName';

const WORDS: Record<Column, string> = {
  name: 'name player playername fullname member membername athlete',
  firstName: 'firstname forename givenname',
  lastName: 'lastname surname familyname',
  position: 'position pos role playingposition',
  jerseyNumber:
    'number no nr num # jersey jerseynumber jerseyno jersey# shirtnumber shirtno shirt# squadnumber squadno kitnumber',
  sizePreference: 'size sizepreference shirtsize jerseysize kitsize topsize',
  nameOnBack: 'nameonback nameonshirt nameonjersey backname shirtname printname nameforback',
  email: 'email emailaddress mail',
  shortsSize: 'shortssize shortsize shorts skortsize trouserssize trousersize bottomssize',
  socksSize: 'sockssize socksize socks',
  squad: 'squad team group agegroup squadname teamname',
};

const COLUMNS = new Map(
  (Object.entries(WORDS) as [Column, string][]).flatMap(([column, words]) =>
    words.split(' ').map((word) => [word, column] as const),
  ),
);

const columnOf = (heading: string) =>
  COLUMNS.get(
    heading
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9#]/g, ''),
  );

type Columns = {
  /** Field of each cell; undefined for ignored columns. */
  columns: (Column | undefined)[];
  hasHeading: boolean;
  ignored: string[];
};

/** The first row is a heading if it has a name column; else columns are in template order. The first of two counts. */
export function readColumns(first: readonly string[]): Columns {
  const found = first.map(columnOf);
  const known = new Set(found.filter((column) => column !== undefined));
  const hasName = known.has('name') || known.has('firstName') || known.has('lastName');
  if (!hasName || (known.size < 2 && !isNameColumn(found[0]))) {
    return { columns: ROSTER_COLUMNS.map(({ field }) => field), hasHeading: false, ignored: [] };
  }
  const columns = found.map((column, index) => (found.indexOf(column) === index ? column : undefined));
  return { columns, hasHeading: true, ignored: first.filter((text, index) => text !== '' && !columns[index]) };
}

const isNameColumn = (column: Column | undefined) => column === 'name' || column === 'firstName';
