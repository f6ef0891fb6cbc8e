import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** See docs/develop/working.md, Words. */
const NOT_OUR_WORDS = [
  /\be-mail/i,
  /\b(?:a|every|in a|leave this|get this|answer this) letter (?:is|has|with|alone|because|to|and|or)\b|\bour letters\b|\bletters? (?:sent|about)\b/i,
  /\b(?:some|every)body\b/i,
  /\b(?:This is no|These are no|There is no such)\b/,
  /\b(?:fields|lines|code|link|signature) (?:are|is) not right\b/,
  /\bmeanwhile\b[.;!]/,
  /\btelephone\b/i,
  /\b(?:custom|personal|recogn)iz|\borganiz(?:e|ing)/i,
  /\bcolors?\b/i,
];

/** Labels and messages that the product was ordered with, in American spelling. */
const AS_ORDERED =
  /Team Colors|Color (?:Charts?|Limit Reached|Scheme)|Color charts|Select Color|(?:update|save) team colors|select a color for your kit|a product, color, and|at least one color|a maximum of \S+ colors/g;

const sources = ['src', 'collections', 'blocks', 'globals', 'scripts/payload'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/migrations|payload-types/.test(file)),
);

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const code = readFileSync(file, 'utf8');
  if (!mentionsOne(code)) return texts;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node)) texts.push(node.text);
    const literal = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? withGaps(node) : '';
    if (/^[^\p{L}\s]*\s?\p{Lu}/u.test(literal) && !literal.includes('_')) texts.push(literal);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const NAMES_OF_API = /`[^`]*`|\/api\/\S*/g;

const mentionsOne = (text: string) => NOT_OUR_WORDS.some((word) => word.test(text));

const withGaps = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…');

it('texts that people read say email, someone, phone, colour and their like', { timeout: 60_000 }, () => {
  const findings = sources.flatMap((file) =>
    textsOf(file)
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => mentionsOne(text.replaceAll(AS_ORDERED, '').replaceAll(NAMES_OF_API, '')))
      .map((text) => `${file}: ${text}`),
  );
  expect(findings).toEqual([]);
});

it('dates and numbers are written in one place', () => {
  /** One formats money, one lists the supported currencies, three calculate with time zones. */
  const others = [
    'domain/money/currency.ts',
    'domain/text/shop-format.ts',
    'domain/delivery/calendar.ts',
    'lib/text/local-days.ts',
    'back-office/dashboard/dashboard-range.ts',
  ];
  const formatting = sources.filter((file) =>
    /\.toLocale(?:Date|Time)?String\(|new Intl\.(?:DateTime|Number)Format\(|dateFormat\(/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(formatting.filter((file) => !others.some((other) => file.endsWith(other)))).toEqual([
    'src/domain/text/date-format.ts',
    'src/domain/text/locale.ts',
  ]);
});
