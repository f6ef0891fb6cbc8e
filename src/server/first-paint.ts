import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { KEEP_EARLY } from '@/lib/early-events';
import { looksOf, namesIn, parseStyles, stylesFor, type Rules } from './used-styles';

/** What React writes for a stylesheet of the build, for a picture to be asked for early, and for a script. */
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)" data-precedence="next"\/>/y;
const picture = /<link rel="preload" as="image" [^>]*\/>/y;
const script = /<script src="\/_next\/static\/([^"]+)" async=""><\/script>/y;
const firstScript = /<link rel="preload" as="script" [^>]*\/>/y;
/** What waits for the first paint waits no longer than this: a page in the background is not painted. */
const PAINTED_WITHIN_MS = 1500;
/** How they begin: plain text is found many times faster than a pattern. */
const LINK = '<link rel="';
const SCRIPT = '<script src="';
/** Pages whose styles are remembered: those of one kind mostly have the same classes. */
const REMEMBERED_PAGES = 40;
/** What the page says of itself to search engines and messengers: many of them read only its beginning. */
const words =
  /<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*\/>|<link rel="(?:canonical|icon|apple-touch-icon)" [^>]*\/>/g;
/** Said twice: whoever reads these reads the Open Graph tags where they are missing. */
const doubled = /^<meta name="twitter:(?!card")/;
/** React’s data: a text in double quotes, each of which stands behind a backslash in it. */
const DATA = '<script>self.__next_f.push([1,"';
const DATA_END = '"])</script>';
const relativeUrl = /url\((?!["']?(?:data:|\/|https?:))["']?([^"')]+)["']?\)/g;

/** Puts a page, and its headers, into the order in which its first paint needs what it consists of. */
export type FirstPaint = (html: Buffer, res: Pick<ServerResponse, 'getHeader' | 'setHeader'>) => Buffer;

/**
 * A page that brings the styles of what stands in it is painted without another request; Next’s own way of doing so sends
 * all of them, three times (decision 0014). The whole stylesheet follows after the first paint, for what scripts add; where
 * nothing is left of it, its link stays switched off: React looks for it, and would ask for the file otherwise. Pictures
 * to be asked for early stand before the styles, scripts are asked for after the first paint too: a slow line carries first what is
 * seen first. Title and share tags come before all of it.
 *
 * @param distDir folder of the build.
 */
export function firstPaintOf(distDir: string): FirstPaint {
  const known = new Map<string, Styles | undefined>();
  const stylesAt = (href: string): Styles | undefined => {
    if (!known.has(href)) known.set(href, readStyles(distDir, href));
    return known.get(href);
  };
  return (html, res) => {
    // A character a byte: all that is looked for is ASCII, and to read text of several languages takes three times as long.
    const page = html.toString('latin1');
    const head = page.slice(0, Math.max(0, page.indexOf('</head>')));
    const said = (head.match(words) ?? []).filter((tag) => !doubled.test(tag));
    const pictures: string[] = [];
    const sources: string[] = [];
    const looks = looksOf(page);
    const brought = new Set<string>();
    const whole: string[] = [];
    const bring = (link: string, href: string): string => {
      const styles = stylesAt(href);
      if (styles === undefined) return link;
      brought.add(href);
      const { bytes, isAll } = usedOf(styles, looks);
      if (!isAll) whole.push(link);
      return `<style>${bytes}</style>${isAll ? link.replace('/>', ' disabled/>') : ''}`;
    };
    const move = (what: string, to: string[]): string => {
      to.push(what);
      return '';
    };
    const moved = replaceTags(head.replace(words, '') + page.slice(head.length), SCRIPT, [
      [script, ([, source = '']) => move(source, sources)],
    ]);
    const rest = replaceTags(moved, LINK, [
      [picture, ([tag]) => move(tag, pictures)],
      [firstScript, () => ''],
      [stylesheet, ([tag, href = '']) => bring(tag, href)],
    ]);
    if (brought.size === 0) return html;
    forgetHints(res, brought);
    return Buffer.from(
      inSingleQuotes(rest)
        .replace('<style>', () => `${said.join('')}${pictures.join('')}<style>`)
        .replace('</body>', () => `${afterPaint(whole.join(''), sources)}</body>`),
      'latin1',
    );
  };
}

/**
 * Asks for what the first paint does not need once the page has been painted: over a slow line it would keep the first picture
 * waiting. What someone does meanwhile is kept. Where nothing runs scripts the stylesheets stand there.
 */
function afterPaint(stylesheets: string, sources: readonly string[]): string {
  if (sources.length === 0) return stylesheets;
  const asks = [
    ...(stylesheets ? [`document.body.insertAdjacentHTML("beforeend",${JSON.stringify(stylesheets)})`] : []),
    `for(const file of ${JSON.stringify(sources)})document.body.append(Object.assign(document.createElement("script"),{src:"/_next/static/"+file}))`,
  ];
  const script = `${KEEP_EARLY};{let ask=()=>{ask=()=>{};${asks.join(';')}};new PerformanceObserver(()=>ask()).observe({type:"paint",buffered:true});setTimeout(()=>ask(),${PAINTED_WITHIN_MS})}`;
  return `${stylesheets && `<noscript>${stylesheets}</noscript>`}<script>${script}</script>`;
}

/** Of what React’s data consists of, every eighth character is a quote: in single ones they need no backslash. */
function inSingleQuotes(page: string): string {
  let written = '';
  let end = 0;
  for (let at = page.indexOf(DATA); at >= 0; at = page.indexOf(DATA, end)) {
    const start = at + DATA.length;
    const stop = page.indexOf(DATA_END, start);
    if (stop < 0) break;
    // Each quote in it has a backslash of its own right before it; single ones have none yet.
    const text = page.slice(start, stop).replaceAll('\\"', '"').replaceAll("'", "\\'");
    written += `${page.slice(end, start - 1)}'${text}'])</script>`;
    end = stop + DATA_END.length;
  }
  return written + page.slice(end);
}

type Change = [pattern: RegExp, to: (match: RegExpExecArray) => string];

/** Replaces the tags that begin so and match one of the sticky patterns. */
function replaceTags(page: string, beginning: string, changes: readonly Change[]): string {
  let replaced = '';
  let end = 0;
  for (let at = page.indexOf(beginning); at >= 0; at = page.indexOf(beginning, at + 1)) {
    for (const [pattern, to] of changes) {
      pattern.lastIndex = at;
      const match = pattern.exec(page);
      if (!match) continue;
      replaced += page.slice(end, at) + to(match);
      end = at + match[0].length;
    }
  }
  return replaced + page.slice(end);
}

/** The header names the stylesheets as well, as files to be loaded early. */
function forgetHints(res: Parameters<FirstPaint>[1], hrefs: ReadonlySet<string>): void {
  const hints = res.getHeader('Link');
  if (typeof hints !== 'string') return;
  const isNeeded = (hint: string): boolean => !hrefs.has(/^<([^>]*)>/.exec(hint)?.[1] ?? '');
  res.setHeader('Link', hints.split(', ').filter(isNeeded).join(', '));
}

/** What a page needs of a stylesheet, a character a byte. */
type Used = { bytes: string; isAll: boolean };

type Styles = {
  css: string;
  rules: Rules;
  /** By the looks of a page. */
  used: LRUCache<string, Used>;
  /** A font that is declared a second time is set a second time: text would change its letters, and move. */
  declaresFonts: boolean;
};

function usedOf({ css, rules, used, declaresFonts }: Styles, looks: ReadonlySet<string>): Used {
  const key = declaresFonts ? '' : [...looks].join('\n');
  const known = used.get(key);
  if (known) return known;
  const text = declaresFonts ? css : stylesFor(rules, namesIn([...looks].map(fromBytes)));
  const made = { bytes: toBytes(text), isAll: text.length === css.length };
  used.set(key, made);
  return made;
}

const toBytes = (text: string): string => Buffer.from(text).toString('latin1');
const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

/** A stylesheet for use in pages, where no address can be relative to it. Undefined where the build has none such. */
function readStyles(distDir: string, href: string): Styles | undefined {
  const file = path.join(distDir, href.slice('/_next/'.length));
  if (!existsSync(file)) return undefined;
  const css = readFileSync(file, 'utf8')
    .trim()
    .replace(relativeUrl, (_url, address: string) => {
      const { pathname, hash } = new URL(address, `http://a${href}`);
      return `url(${pathname}${hash})`;
    });
  const used = new LRUCache<string, Used>({ max: REMEMBERED_PAGES });
  return { css, rules: parseStyles(css), used, declaresFonts: css.includes('@font-face') };
}
