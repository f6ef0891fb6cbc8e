/** A stylesheet cut into its rules, each with what it takes for it to apply. */
export type Rules = readonly Rule[];

type Rule = { head: string; inside: Rules } | Style;

type Style = {
  text: string;
  selectors: readonly Selector[];
  /** Names of the variables that its text reads. */
  reads: readonly string[];
  /** Where it does nothing but declare variables: each of them, for those that nobody reads can go. */
  variables?: readonly Variable[];
};

/** The classes that an element and those around it have to have between them, and of each :is() one of its selectors. */
type Selector = { classes: readonly string[]; oneOf: readonly (readonly Selector[])[] };

type Variable = { name: string; text: string; reads: readonly string[] };

/** At-rules that hold rules; all others (fonts, animations, properties) are taken as they are. */
const holdsRules = /^@(?:media|layer|supports|container)\b/;
/** What someone has to do first. */
const answering = /(?<!\\):(?:hover|active|focus(?:-visible|-within)?)\b/;
const property = /^@property (--[\w-]+)$/;
const declaration = /(--[\w-]+):(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*/g;
const reading = /var\((--[\w-]+)/g;
const ANY: Selector = { classes: [], oneOf: [] };
const NEVER: Selector = { classes: [], oneOf: [[]] };
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
/** Of a selector: a bracket means nothing in quotes and behind a backslash. */
const token = /\\.|"[^"]*"|[^]/g;
const ATTRIBUTE = 'class="';
const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** @param css as the build writes it: no comments, nothing that a browser would have to forgive. */
export function parseStyles(css: string): Rules {
  return statementsOf(css).map((text) => {
    const start = text.indexOf('{');
    const head = text.slice(0, start);
    const body = text.slice(start + 1, -1);
    if (start >= 0 && holdsRules.test(head)) return { head, inside: parseStyles(body) };
    const selectors = start < 0 || head.startsWith('@') ? [ANY] : selectorsOf(head);
    return { text, selectors, reads: readsOf(text), variables: variablesOf(head, body) };
  });
}

/**
 * The rules that can apply in a page, in their order, without variables that none of them reads. What an element only
 * looks like under a pointer, pressed or focused is left to the whole stylesheet.
 */
export function stylesFor(rules: Rules, classes: ReadonlySet<string>): string {
  const applying = [...applyingRules(rules, classes)];
  const declared = new Map<string, string[]>();
  for (const { name, reads } of applying.flatMap((style) => style.variables ?? []))
    declared.set(name, [...(declared.get(name) ?? []), ...reads]);
  const read = new Set<string>();
  for (const style of applying) if (!style.variables) for (const name of style.reads) read.add(name);
  // What is added to a set while it is walked through is walked through as well: variables that variables read.
  for (const name of read) for (const next of declared.get(name) ?? []) read.add(next);
  return written(rules, new Set(applying), read);
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

function* applyingRules(rules: Rules, classes: ReadonlySet<string>): Generator<Style> {
  for (const rule of rules) {
    if ('text' in rule) {
      if (rule.selectors.some((selector) => canApply(selector, classes))) yield rule;
    } else yield* applyingRules(rule.inside, classes);
  }
}

function written(rules: Rules, applying: ReadonlySet<Style>, read: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if (!('text' in rule)) {
      const inside = written(rule.inside, applying, read);
      if (inside) css += `${rule.head}{${inside}}`;
      // The first time that a layer is named tells its rank.
      else if (rule.head.startsWith('@layer')) css += `${rule.head};`;
    } else if (applying.has(rule)) css += textOf(rule, read);
  }
  return css;
}

function textOf({ text, variables }: Style, read: ReadonlySet<string>): string {
  if (!variables) return text;
  const kept = variables.filter(({ name }) => read.has(name));
  if (kept.length === variables.length) return text;
  return kept.length === 0 ? '' : `${text.slice(0, text.indexOf('{'))}{${kept.map((each) => each.text).join(';')}}`;
}

const readsOf = (text: string): string[] => [...text.matchAll(reading)].map(([, name = '']) => name);

function variablesOf(head: string, body: string): Variable[] | undefined {
  const registered = property.exec(head)?.[1];
  if (registered !== undefined) return [{ name: registered, text: body, reads: [] }];
  const variables = [...body.matchAll(declaration)].map(([text, name = '']) => ({ name, text, reads: readsOf(text) }));
  const isAll = variables.length > 0 && variables.map(({ text }) => text).join(';') === body.replace(/;$/, '');
  return isAll ? variables : undefined;
}

const canApply = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.classes.every((name) => classes.has(name)) &&
  selector.oneOf.every((selectors) => selectors.some((each) => canApply(each, classes)));

const selectorsOf = (list: string): Selector[] => splitAtCommas(list).map(parseSelector);

/** Classes in :not() and :has() are no condition: without them it may apply, or not yet. */
function parseSelector(selector: string): Selector {
  let plain = '';
  let awaited = '';
  const oneOf: Selector[][] = [];
  for (const { name, inside } of partsOf(selector)) {
    plain += name;
    awaited += name.endsWith(':has') ? name + inside : name;
    if (/:(?:is|where)$/.test(name)) oneOf.push(selectorsOf(inside));
  }
  const classes = [...plain.matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code?: string, character?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
    ),
  );
  // A rule for all elements tells where the focus is until those of a class have come.
  return classes.length + oneOf.length > 0 && answering.test(awaited) ? NEVER : { classes, oneOf };
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
