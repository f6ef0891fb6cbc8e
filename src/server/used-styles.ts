/** A stylesheet cut into its rules, each with what it takes for it to apply. */
export type Rules = readonly Rule[];

type Rule = { head: string; inside: Rules } | { text: string; selectors: readonly ClassNames[] };

/** Those that an element and its ancestors have to have between them. */
type ClassNames = readonly string[];

/** At-rules that hold rules; all others (fonts, animations, properties) are taken as they are. */
const holdsRules = /^@(?:media|layer|supports|container)\b/;
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const classAttribute = /\sclass="([^"]*)"/g;
const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** @param css as the build writes it: no comments, nothing that a browser would have to forgive. */
export function parseStyles(css: string): Rules {
  return statementsOf(css).map((text) => {
    const body = text.indexOf('{');
    const head = text.slice(0, body);
    if (body >= 0 && holdsRules.test(head)) return { head, inside: parseStyles(text.slice(body + 1, -1)) };
    const selectors = body < 0 || head.startsWith('@') ? [[]] : splitAt(head, ',').map(classNamesOf);
    return { text, selectors };
  });
}

/** The rules that can apply where no element has other classes than these, in their order. */
export function stylesFor(rules: Rules, classes: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if ('text' in rule) {
      if (rule.selectors.some((names) => names.every((name) => classes.has(name)))) css += rule.text;
      continue;
    }
    const inside = stylesFor(rule.inside, classes);
    if (inside) css += `${rule.head}{${inside}}`;
  }
  return css;
}

/** @param html as React writes it. */
export function classesOf(html: string): Set<string> {
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(classAttribute)) lists.add(list);
  const classes = new Set<string>();
  for (const list of lists)
    for (const name of list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(' '))
      classes.add(name);
  return classes;
}

/** What stands in :is(), :not() and the like is no condition: one of it may do, or none. */
function classNamesOf(selector: string): ClassNames {
  let plain = '';
  let depth = 0;
  for (const [part] of selector.matchAll(/\\.|"[^"]*"|[^]/g)) {
    if (part === '(') depth += 1;
    if (depth === 0) plain += part;
    if (part === ')') depth -= 1;
  }
  return [...plain.matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code?: string, letter?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (letter ?? ''),
    ),
  );
}

/** Rules of one level, each with its block, or with the semicolon that ends it. */
function statementsOf(css: string): string[] {
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: part, index } of css.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[{};]/g)) {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth > 0 || (part !== '}' && part !== ';')) continue;
    statements.push(css.slice(start, index + 1));
    start = index + 1;
  }
  const rest = css.slice(start).trim();
  return rest ? [...statements, rest] : statements;
}

/** Splits at what stands in no brackets, no quotes and behind no backslash. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [piece] of text.matchAll(/\\.|"[^"]*"|[^]/g)) {
    if (piece === '(' || piece === '[') depth += 1;
    if (piece === ')' || piece === ']') depth -= 1;
    if (piece === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += piece;
  }
  return [...parts, part];
}
