/** A team’s form in the browser: values and suggestions. team-form.ts validates. */
import { QUICK_PALETTE } from '@/domain/catalogue/quick-palette';

export const MAX_USERNAME = 60;

const DEFAULT_COLORS = [QUICK_PALETTE[0].hex, QUICK_PALETTE[9].hex];

/** Suggestions; any other may be typed. */
export const SPORTS = ['Netball', 'Football', 'Rugby', 'Cricket', 'Basketball', 'Hockey', 'Athletics', 'Swimming'];

export const TEAM_TEXTS = [
  'teamName',
  'username',
  'contactPerson',
  'email',
  'phone',
  'division',
  'sportType',
  'vatNumber',
] as const;

export type TeamValues = Record<(typeof TEAM_TEXTS)[number], string> & {
  isTaxExempt: boolean;
  allowsAnyNumber: boolean;
  colors: readonly string[];
};
type TeamField = keyof TeamValues;

export const EMPTY_TEAM: TeamValues = {
  teamName: '',
  username: '',
  contactPerson: '',
  email: '',
  phone: '',
  division: '',
  sportType: '',
  vatNumber: '',
  isTaxExempt: false,
  allowsAnyNumber: false,
  colors: DEFAULT_COLORS,
};

export function changedValues(before: TeamValues, now: TeamValues): Partial<TeamValues> {
  const fields = Object.keys(now) as TeamField[];
  return Object.fromEntries(
    fields.filter((field) => String(now[field]) !== String(before[field])).map((field) => [field, now[field]]),
  );
}

/** Username from a team’s name: 'Północ Ladies’ FC' becomes polnoc-ladies-fc. */
export function usernameOf(teamName: string): string {
  const plain = teamName
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_USERNAME - 5)
    .replace(/^-+|-+$/g, '');
}
