import { searchPatterns } from '@/lib/database/search-patterns';

/** The very expression of the index team_profiles_search, for `team_profiles t`. */
const teamText = `(t.team_name || ' ' || coalesce(t.contact_person, '') || ' ' || coalesce(t.email, '') || ' ' || coalesce(t.sport_type, ''))`;

/**
 * The condition that a text contains every word of a search; 'true' where nothing is searched for. Each word is a
 * comparison of its own, which the index answers; `ilike all (…)` would read every row.
 * @param value takes a value of the statement and answers its placeholder.
 */
export function containsWords(text: string, search: string, value: (of: unknown) => string): string {
  const patterns = searchPatterns(search) ?? [];
  return patterns.map((pattern) => `${text} ilike ${value(pattern)}`).join(' and ') || 'true';
}

/** The same for what a team is searched by: its name, contact person, email and sport. */
export const teamMatches = (search: string, value: (of: unknown) => string): string =>
  containsWords(teamText, search, value);
