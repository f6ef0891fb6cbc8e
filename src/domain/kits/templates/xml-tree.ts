import type { SvgNode } from '../vectors/read-svg';

class XmlNode implements SvgNode {
  readonly children: XmlNode[] = [];
  readonly textContent = null;

  constructor(
    readonly localName: string,
    private readonly attributes: ReadonlyMap<string, string>,
  ) {}

  getAttribute = (name: string): string | null => this.attributes.get(name) ?? null;
}

/** Looks behind, so that a long name without a value is not tried from each of its letters. */
const ATTRIBUTE = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Skipped whole, the longest start first. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;
const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Elements and attributes of an XML text, in linear time; undefined if it is malformed. Names keep no prefix, those of
 * attributes keep theirs. No entity is expanded but the five of XML and characters by number.
 */
export function parseXml(text: string): SvgNode | undefined {
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    if (skipped) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      if (end === -1) return undefined;
      at = end + skipped[1].length;
      continue;
    }
    const end = endOfTag(text, at);
    if (end === undefined) return undefined;
    const tag = text.slice(at + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      if (open.pop()?.localName !== localOf(tag.slice(1).trim())) return undefined;
      continue;
    }
    const [name = ''] = /^[^\s/]+/.exec(tag) ?? [];
    if (!name || (root && open.length === 0)) return undefined;
    const node = new XmlNode(localOf(name), attributesIn(tag.slice(name.length)));
    open.at(-1)?.children.push(node);
    root ??= node;
    if (!tag.endsWith('/')) open.push(node);
  }
  return open.length === 0 ? root : undefined;
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

function endOfTag(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '>') return at;
    if (character !== '"' && character !== "'") continue;
    at = text.indexOf(character, at + 1);
    if (at === -1) return undefined;
  }
  return undefined;
}

const attributesIn = (text: string): Map<string, string> =>
  new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single = '']) => [name, plain(double ?? single)]),
  );

const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (code <= 0x10_ff_ff) return String.fromCodePoint(code);
    return CHARACTERS[String(name)] ?? whole;
  });
