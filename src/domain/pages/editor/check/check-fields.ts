import { slugProblem } from '../page-slug';
import type { Finding, PageFields } from '../types';

const MAX_TITLE = 60;
const MAX_META_TITLE = 70;
const MAX_DESCRIPTION = 160;

export function checkFields(page: PageFields, reserved: ReadonlySet<string>): Finding[] {
  const [title, metaTitle, description] = [page.title, page.metaTitle, page.metaDescription].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], field: keyof PageFields, message: string | undefined) => {
    if (message) findings.push({ severity, message, field });
  };
  if (title === '') find('error', 'title', 'Give the page a title.');
  find('error', 'slug', slugProblem(page.slug, reserved));
  find('warning', 'title', tooLong('title', title, MAX_TITLE));
  find('warning', 'metaTitle', tooLong('meta title', metaTitle, MAX_META_TITLE));
  if (description === '')
    find('warning', 'metaDescription', 'Describe the page in a sentence or two for search results.');
  find('warning', 'metaDescription', tooLong('meta description', description, MAX_DESCRIPTION));
  return findings;
}

const tooLong = (what: string, text: string, most: number): string | undefined =>
  text.length > most
    ? `Shorten the ${what} to ${most} characters: it has ${text.length}, and search results cut it off.`
    : undefined;
