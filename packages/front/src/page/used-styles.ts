export type Rules = readonly Rule[];

type Rule = { head: string; inside: Rules } | Style;

type Style = {
  text: string;
  selectors: readonly Selector[];
  reads: readonly string[];
  sets: readonly string[];
  /** Variables or animations of a rule that declares nothing else: unread ones can go. */
  variables?: readonly Variable[];
};

/** Classes, tags ('<hr') and types of fields ('type="file"'), all needed, and one selector of each :is(). */
type Selector = { names: readonly string[]; oneOf: readonly (readonly Selector[])[] };

/** An empty one only blocks inheritance. */
type Variable = { name: string; text: string; reads: readonly string[]; isEmpty: boolean };

/** At-rules that hold rules; all others (fonts, animations, properties) are kept whole. */
const holdsRules = /^@(?:media|layer|supports|container)\b/;
/** States that need a user's action. */
const answering = /(?<!\\):(?:hover|active|focus(?:-visible|-within)?)\b/;
const named = /^@(?:property|keyframes) ([\w-]+)$/;
/** All current browsers mix colours. */
const MIXING = '@supports (color:color-mix(in lab, red, red))';
/** Transitions, which can wait for the whole stylesheet. */
const changing = /(?<=[{;])transition(?:-[\w-]+)?:[^;}]*;?/g;
/** Variables that Tailwind sets for other classes to read. */
const tailwindVariables = /(?<=[{;])(--tw-[\w-]+):[^;}]*;?/g;
const declaration = /(--[\w-]+):(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*/g;
const reading = /var\((--[\w-]+)/g;
const animating = /animat(?:e|ion)[\w-]*:([^;}]*)/g;
const ANY: Selector = { names: [], oneOf: [] };
const NEVER: Selector = { names: [], oneOf: [[]] };
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const tagName = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g;
const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
/** Token of a selector: a bracket means nothing in quotes or after a backslash. */
const token = /\\.|"[^"]*"|[^]/g;
const looks = /<[a-z][a-z0-9]*| type="[a-z-]+"/g;
const fieldPart = /::(?:file-selector-button|-webkit-(?:date|calendar|search|inner-spin|outer-spin))/;
const FIELDS_WITH_PARTS = ['date', 'datetime-local', 'file', 'month', 'number', 'search', 'time', 'week'].map(
  (type): Selector => ({ names: [`type="${type}"`], oneOf: [] }),
);
const ATTRIBUTE = 'class="';
const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** @param css as the build writes it: no comments, nothing that a browser would have to repair */
export function parseStyles(css: string): Rules {
  const still = css.replace(changing, '');
  const read = new Set(readsOf(still));
  return rulesOf(still.replace(tailwindVariables, (text, name: string) => (read.has(name) ? text : '')));
}

function rulesOf(css: string): Rules {
  return statementsOf(css).flatMap((text) => {
    const start = text.indexOf('{');
    const head = text.slice(0, start);
    const body = text.slice(start + 1, -1);
    if (head === MIXING) return rulesOf(body);
    if (start >= 0 && !body) return [];
    if (start >= 0 && holdsRules.test(head)) return { head, inside: rulesOf(body) };
    const selectors = start < 0 || head.startsWith('@') ? [ANY] : selectorsOf(head);
    const variables = variablesOf(head, body);
    const sets = (variables ?? declared(body)).flatMap(({ name, isEmpty }) => (isEmpty ? [] : name));
    return { text, selectors, reads: readsOf(text), sets, variables };
  });
}

/** Transitions, and states under a pointer, pressed or focused, are left to the whole stylesheet. */
export function stylesFor(rules: Rules, names: ReadonlySet<string>): string {
  const applying = [...applyingRules(rules, names)];
  const readBy = new Map<string, string[]>();
  for (const { name, reads } of applying.flatMap((style) => style.variables ?? []))
    readBy.set(name, [...(readBy.get(name) ?? []), ...reads]);
  const read = new Set<string>();
  for (const style of applying) if (!style.variables) for (const name of style.reads) read.add(name);
  // A set's loop also visits names added meanwhile: variables that variables read.
  for (const name of read) for (const next of readBy.get(name) ?? []) read.add(next);
  const set = new Set(applying.flatMap(({ sets }) => sets));
  const isNeeded = ({ name, isEmpty }: Variable): boolean => read.has(name) && (!isEmpty || set.has(name));
  return written(rules, new Set(applying), isNeeded);
}

/** Class lists, tags and types of fields of a page. @param html as React writes it */
export function looksOf(html: string): Set<string> {
  const lists = new Set<string>(html.match(looks));
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at + 1)) {
    if (html[at - 1] === ' ') lists.add(html.slice(at + ATTRIBUTE.length, html.indexOf('"', at + ATTRIBUTE.length)));
  }
  return lists;
}

export function namesIn(lists: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const list of lists)
    for (const name of list.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(' '))
      names.add(name);
  return names;
}

function* applyingRules(rules: Rules, names: ReadonlySet<string>): Generator<Style> {
  for (const rule of rules) {
    if ('text' in rule) {
      if (rule.selectors.some((selector) => canApply(selector, names))) yield rule;
    } else yield* applyingRules(rule.inside, names);
  }
}

function written(rules: Rules, applying: ReadonlySet<Style>, isNeeded: (variable: Variable) => boolean): string {
  let css = '';
  for (const rule of rules) {
    if (!('text' in rule)) {
      const inside = written(rule.inside, applying, isNeeded);
      if (inside) css += `${rule.head}{${inside}}`;
      // The first mention of a layer decides its rank.
      else if (rule.head.startsWith('@layer')) css += `${rule.head};`;
    } else if (applying.has(rule)) css += textOf(rule, isNeeded);
  }
  return css;
}

function textOf({ text, variables }: Style, isNeeded: (variable: Variable) => boolean): string {
  if (!variables) return text;
  const kept = variables.filter(isNeeded);
  if (kept.length === variables.length) return text;
  return kept.length === 0 ? '' : `${text.slice(0, text.indexOf('{'))}{${kept.map((each) => each.text).join(';')}}`;
}

const readsOf = (text: string): string[] => [
  ...[...text.matchAll(reading)].map(([, name = '']) => name),
  ...[...text.matchAll(animating)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
];

function variablesOf(head: string, body: string): Variable[] | undefined {
  const name = named.exec(head)?.[1];
  if (name !== undefined) {
    const isEmpty = head.startsWith('@property') && !body.includes('initial-value');
    return [{ name, text: body, reads: [], isEmpty }];
  }
  const variables = declared(body);
  const isAll = variables.length > 0 && variables.map(({ text }) => text).join(';') === body.replace(/;$/, '');
  return isAll ? variables : undefined;
}

const declared = (body: string): Variable[] =>
  [...body.matchAll(declaration)].map(([text, name = '']) => ({
    name,
    text,
    reads: readsOf(text),
    isEmpty: text.endsWith(':initial'),
  }));

const canApply = (selector: Selector, names: ReadonlySet<string>): boolean =>
  selector.names.every((name) => names.has(name)) &&
  selector.oneOf.every((selectors) => selectors.some((each) => canApply(each, names)));

const selectorsOf = (list: string): Selector[] => splitAtCommas(list).map(parseSelector);

/** Classes in :not() and :has() are ignored: the rule may or may not apply. */
function parseSelector(selector: string): Selector {
  let plain = '';
  let awaited = '';
  const oneOf: Selector[][] = [];
  for (const { name, inside } of partsOf(selector)) {
    plain += name;
    awaited += name.endsWith(':has') ? name + inside : name;
    if (/:(?:is|where)$/.test(name)) oneOf.push(selectorsOf(inside));
  }
  if (fieldPart.test(plain)) oneOf.push(FIELDS_WITH_PARTS);
  const classes = [...plain.matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code?: string, character?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
    ),
  );
  // A rule for all elements shows the focus until those of a class have loaded.
  if (classes.length + oneOf.length > 0 && answering.test(awaited)) return NEVER;
  const tags = plain
    .replace(className, '')
    .replace(/\[[^\]]*\]/g, '')
    .matchAll(tagName);
  return { names: [...classes, ...[...tags].map(([, name = '']) => `<${name}`)], oneOf };
}

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
