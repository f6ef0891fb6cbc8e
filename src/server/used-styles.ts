/** A stylesheet cut into its rules, each with what it takes for it to apply. */
export type Rules = readonly Rule[];

type Rule = { head: string; inside: Rules } | { text: string; selectors: readonly Selector[] };

/** The classes that an element and those around it have to have between them, and of each :is() one of its selectors. */
type Selector = { classes: readonly string[]; oneOf: readonly (readonly Selector[])[] };

/** At-rules that hold rules; all others (fonts, animations, properties) are taken as they are. */
const holdsRules = /^@(?:media|layer|supports|container)\b/;
const ANY: Selector = { classes: [], oneOf: [] };
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
/** Of a selector: a bracket means nothing in quotes and behind a backslash. */
const token = /\\.|"[^"]*"|[^]/g;
const ATTRIBUTE = 'class="';
const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** @param css as the build writes it: no comments, nothing that a browser would have to forgive. */
export function parseStyles(css: string): Rules {
  return statementsOf(css).map((text) => {
    const body = text.indexOf('{');
    const head = text.slice(0, body);
    if (body >= 0 && holdsRules.test(head)) return { head, inside: parseStyles(text.slice(body + 1, -1)) };
    const selectors = body < 0 || head.startsWith('@') ? [ANY] : selectorsOf(head);
    return { text, selectors };
  });
}

/** The rules that can apply where no element has other classes than these, in their order. */
export function stylesFor(rules: Rules, classes: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if ('text' in rule) {
      if (rule.selectors.some((selector) => canApply(selector, classes))) css += rule.text;
      continue;
    }
    const inside = stylesFor(rule.inside, classes);
    if (inside) css += `${rule.head}{${inside}}`;
  }
  return css;
}

/** @param html as React writes it. */
export function classLists(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at + 1)) {
    if (html[at - 1] === ' ') lists.add(html.slice(at + ATTRIBUTE.length, html.indexOf('"', at + ATTRIBUTE.length)));
  }
  return lists;
}

/** @param lists as they stand in attributes. */
export function classesIn(lists: Iterable<string>): Set<string> {
  const classes = new Set<string>();
  for (const list of lists)
    for (const name of list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(' '))
      classes.add(name);
  return classes;
}

const canApply = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.classes.every((name) => classes.has(name)) &&
  selector.oneOf.every((selectors) => selectors.some((each) => canApply(each, classes)));

const selectorsOf = (list: string): Selector[] => splitAtCommas(list).map(parseSelector);

/** Classes in :not() and :has() are no condition: without them it may apply, or not yet. */
function parseSelector(selector: string): Selector {
  let plain = '';
  const oneOf: Selector[][] = [];
  for (const { name, inside } of partsOf(selector)) {
    plain += name;
    if (/:(?:is|where)$/.test(name)) oneOf.push(selectorsOf(inside));
  }
  const classes = [...plain.matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code?: string, character?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
    ),
  );
  return { classes, oneOf };
}

/** What stands before each bracket of the first level, and in it. */
function partsOf(selector: string): { name: string; inside: string }[] {
  const parts: { name: string; inside: string }[] = [];
  let part = { name: '', inside: '' };
  let depth = 0;
  for (const [piece] of selector.matchAll(token)) {
    if (piece === ')') depth -= 1;
    if (depth > 0) part.inside += piece;
    else if (piece === ')') parts.push(part);
    else if (piece !== '(') part.name += piece;
    if (depth === 0 && piece === ')') part = { name: '', inside: '' };
    if (piece === '(') depth += 1;
  }
  return [...parts, part];
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

function splitAtCommas(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of list.matchAll(token)) {
    if (piece === '(' || piece === '[') depth += 1;
    if (piece === ')' || piece === ']') depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
