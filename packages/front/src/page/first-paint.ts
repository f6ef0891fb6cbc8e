import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { looksOf, namesIn, parseStyles, stylesFor, type Rules } from './used-styles';

/** React's tags for a stylesheet of the build, a picture to preload, and a script. */
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)" data-precedence="next"\/>/y;
const picture = /<link rel="preload" as="image" [^>]*\/>/y;
const script = /<script src="\/_next\/static\/([^"]+)" async=""><\/script>/y;
const firstScript = /<link rel="preload" as="script" [^>]*\/>/y;
/** Longest wait for the first paint: a page in the background is not painted. */
const PAINTED_WITHIN_MS = 1500;
/** Beginnings of these tags: plain text is found many times faster than a pattern. */
const LINK = '<link rel="';
const SCRIPT = '<script src="';
/** Pages of one kind mostly have the same classes, so few sets of styles are kept. */
const REMEMBERED_PAGES = 40;
/** Metadata for search engines and messengers, many of which read only a page's beginning. */
const words =
  /<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*\/>|<link rel="(?:canonical|icon|apple-touch-icon)" [^>]*\/>/g;
/** Redundant tags: their readers fall back to Open Graph. */
const doubled = /^<meta name="twitter:(?!card")/;
/** React’s data: a text in double quotes, each escaped by a backslash within it. */
const DATA = '<script>self.__next_f.push([1,"';
const DATA_END = '"])</script>';
const relativeUrl = /url\((?!["']?(?:data:|\/|https?:))["']?([^"')]+)["']?\)/g;

export type FirstPaint = (html: Buffer, res: Pick<ServerResponse, 'getHeader' | 'setHeader'>) => Buffer;

/**
 * Inlines the styles that a page needs and loads all else after its first paint: a slow line first carries what is seen
 * first (decision 0014). If nothing is left of a stylesheet, its link stays disabled, as React looks for it and would
 * request the file otherwise.
 * @param keepEarly script that keeps the events at parts whose own script has not loaded
 */
export function firstPaintOf(distDir: string, keepEarly: string): FirstPaint {
  const known = new Map<string, Styles | undefined>();
  const stylesAt = (href: string): Styles | undefined => {
    if (!known.has(href)) known.set(href, readStyles(distDir, href));
    return known.get(href);
  };
  return (html, res) => {
    // One character per byte: all patterns are ASCII, and decoding text of several languages takes three times as long.
    const page = html.toString('latin1');
    const head = page.slice(0, Math.max(0, page.indexOf('</head>')));
    const metadata = (head.match(words) ?? []).filter((tag) => !doubled.test(tag));
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
        .replace('<style>', () => `${metadata.join('')}${pictures.join('')}<style>`)
        .replace('</body>', () => `${afterPaint(whole.join(''), sources, keepEarly)}</body>`),
      'latin1',
    );
  };
}

/** Over a slow line these files would delay the first picture. Events in the meantime are kept. */
function afterPaint(stylesheets: string, sources: readonly string[], keepEarly: string): string {
  if (sources.length === 0) return stylesheets;
  const asks = [
    ...(stylesheets ? [`document.body.insertAdjacentHTML("beforeend",${JSON.stringify(stylesheets)})`] : []),
    `for(const file of ${JSON.stringify(sources)})document.body.append(Object.assign(document.createElement("script"),{src:"/_next/static/"+file}))`,
  ];
  const script = `${keepEarly};{let ask=()=>{ask=()=>{};${asks.join(';')}};new PerformanceObserver(()=>ask()).observe({type:"paint",buffered:true});setTimeout(()=>ask(),${PAINTED_WITHIN_MS})}`;
  return `${stylesheets && `<noscript>${stylesheets}</noscript>`}<script>${script}</script>`;
}

/** Every eighth character of React’s data is a quote; in single quotes they need no backslash. */
function inSingleQuotes(page: string): string {
  let written = '';
  let end = 0;
  for (let at = page.indexOf(DATA); at >= 0; at = page.indexOf(DATA, end)) {
    const start = at + DATA.length;
    const stop = page.indexOf(DATA_END, start);
    if (stop < 0) break;
    // Each double quote has a backslash of its own right before it; single ones have none yet.
    const text = page.slice(start, stop).replaceAll('\\"', '"').replaceAll("'", "\\'");
    written += `${page.slice(end, start - 1)}'${text}'])</script>`;
    end = stop + DATA_END.length;
  }
  return written + page.slice(end);
}

type Change = [pattern: RegExp, to: (match: RegExpExecArray) => string];

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

/** The header names the stylesheets too, as preloads. */
function forgetHints(res: Parameters<FirstPaint>[1], hrefs: ReadonlySet<string>): void {
  const hints = res.getHeader('Link');
  if (typeof hints !== 'string') return;
  const isNeeded = (hint: string): boolean => !hrefs.has(/^<([^>]*)>/.exec(hint)?.[1] ?? '');
  res.setHeader('Link', hints.split(', ').filter(isNeeded).join(', '));
}

/** The part of a stylesheet that a page needs, one character per byte. */
type Used = { bytes: string; isAll: boolean };

type Styles = {
  css: string;
  rules: Rules;
  used: LRUCache<string, Used>;
  /** A font declared twice is loaded twice: text would change its letters, and move. */
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

/** A stylesheet for use in pages, where no address may be relative to it. Undefined if the build has no such file. */
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
