import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { classesOf, parseStyles, stylesFor, type Rules } from './used-styles';

/** What React writes for a stylesheet of the build, for a picture to be asked for early, and for a script. */
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)" data-precedence="next"\/>/g;
const picture = /<link rel="preload" as="image" [^>]*\/>/g;
const script = /<script src="\/_next\/static\/[^"]+" async=""><\/script>/g;
/** What the page says of itself to search engines and messengers: many of them read only its beginning. */
const words =
  /<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*\/>|<link rel="(?:canonical|icon|apple-touch-icon)" [^>]*\/>/g;
const relativeUrl = /url\((?!["']?(?:data:|\/|https?:))["']?([^"')]+)["']?\)/g;

/** Puts a page, and its headers, into the order in which its first paint needs what it consists of. */
export type FirstPaint = (html: Buffer, res: Pick<ServerResponse, 'getHeader' | 'setHeader'>) => Buffer;

/**
 * A page that brings the styles of what stands in it is painted without another request; Next’s own way of doing so sends
 * all of them, three times (decision 0014). The whole stylesheet follows at the page’s end, for what scripts add; where
 * nothing is left of it, its link stays switched off: React looks for it, and would ask for the file otherwise. Pictures
 * to be asked for early stand before the styles, scripts at the end: a slow line carries first what is seen first. Title
 * and share tags come before all of it.
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
    const page = html.toString();
    const head = page.slice(0, Math.max(0, page.indexOf('</head>')));
    const said = head.match(words) ?? [];
    const pictures = page.match(picture) ?? [];
    const scripts = page.match(script) ?? [];
    const classes = classesOf(page);
    const brought = new Set<string>();
    const whole: string[] = [];
    const rest = (head.replace(words, '') + page.slice(head.length))
      .replace(picture, '')
      .replace(script, '')
      .replace(stylesheet, (link, href: string) => {
        const styles = stylesAt(href);
        if (styles === undefined) return link;
        brought.add(href);
        const used = styles.declaresFonts ? styles.css : stylesFor(styles.rules, classes);
        const isAll = used.length === styles.css.length;
        if (!isAll) whole.push(link.replace('/>', ' fetchPriority="low"/>'));
        return `<style>${used}</style>${isAll ? link.replace('/>', ' disabled/>') : ''}`;
      });
    if (brought.size === 0) return html;
    forgetHints(res, brought);
    return Buffer.from(
      rest
        .replace('<style>', () => `${said.join('')}${pictures.join('')}<style>`)
        .replace('</body>', () => `${whole.join('')}${scripts.join('')}</body>`),
    );
  };
}

/** The header names the stylesheets as well, as files to be loaded early. */
function forgetHints(res: Parameters<FirstPaint>[1], hrefs: ReadonlySet<string>): void {
  const hints = res.getHeader('Link');
  if (typeof hints !== 'string') return;
  const isNeeded = (hint: string): boolean => !hrefs.has(/^<([^>]*)>/.exec(hint)?.[1] ?? '');
  res.setHeader('Link', hints.split(', ').filter(isNeeded).join(', '));
}

type Styles = {
  css: string;
  rules: Rules;
  /** A font that is declared a second time is set a second time: text would change its letters, and move. */
  declaresFonts: boolean;
};

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
  return { css, rules: parseStyles(css), declaresFonts: css.includes('@font-face') };
}
