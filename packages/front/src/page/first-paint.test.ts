import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { firstPaintOf } from './first-paint';

const distDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
mkdirSync(path.join(distDir, 'static/chunks'), { recursive: true });
afterAll(() => rmSync(distDir, { recursive: true }));

const styles = (name: string, css: string) => writeFileSync(path.join(distDir, 'static/chunks', name), css);
const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${more}/>`;
const prepared = (
  html: string,
  headers = new Map<string, string>(),
  prepare = firstPaintOf(distDir, 'self.early=[]'),
) =>
  prepare(Buffer.from(html), {
    getHeader: (name) => headers.get(name),
    setHeader: (name, value) => headers.set(name, String(value)) as never,
  }).toString();

it('writes every stylesheet of the build into the page, and switches its link off', () => {
  styles('a-1.css', '*{content:"$&"}');
  styles('b.css', '*{color:red}');
  expect(prepared(`<head>${link('a-1.css')}${link('b.css')}</head>Zoë`)).toBe(
    `<head><style>*{content:"$&"}</style>${link('a-1.css', ' disabled')}<style>*{color:red}</style>${link('b.css', ' disabled')}</head>Zoë`,
  );
});

it('inlines the styles of the page, and loads the rest afterwards for elements that scripts add', () => {
  styles('h.css', 'p{margin:0}.here{color:red}.later{color:blue}');
  expect(prepared(`<head>${link('h.css')}</head><body><p class="here">A</p></body>`)).toBe(
    `<head><style>p{margin:0}.here{color:red}</style></head><body><p class="here">A</p>${link('h.css')}</body>`,
  );
});

it('reads and writes the characters of every language', () => {
  styles('j.css', ".größe:before{content:'→'}.weite{top:0}");
  expect(prepared(`<head>${link('j.css')}</head><p class="größe">Größe Ł €</p></body>`)).toBe(
    `<head><style>.größe:before{content:'→'}</style></head><p class="größe">Größe Ł €</p>${link('j.css')}</body>`,
  );
});

it('writes React’s data without a backslash before each quote, and it stays what it was', () => {
  styles('q.css', 'q{top:0}');
  const texts = ['{"a":"b"}', 'it\'s \\ "quoted\\"', 'Größe\n', String.raw`\'`];
  const data = texts.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`).join('');
  const page = prepared(`<head>${link('q.css')}</head>${data}`);
  const read: unknown[] = [];
  for (const [, script = ''] of page.matchAll(/<script>(.*?)<\/script>/g))
    runInNewContext(script, { self: { __next_f: { push: ([, text]: [number, string]) => read.push(text) } } });
  expect(read).toEqual(texts);
  expect(page).toContain(`push([1,'{"a":"b"}'])`);
});

it('brings to each page the styles of its own classes', () => {
  styles('k.css', '.one{top:0}.two{top:1px}');
  const prepare = firstPaintOf(distDir, '');
  const used = (name: string) =>
    /<style>(.*)<\/style>/.exec(prepared(`<head>${link('k.css')}</head><p class="${name}">`, new Map(), prepare))?.[1];
  expect(['one', 'two', 'one'].map(used)).toEqual(['.one{top:0}', '.two{top:1px}', '.one{top:0}']);
});

it('brings a stylesheet that declares fonts as a whole: none is declared twice', () => {
  const css = '@font-face{font-family:kit;src:url(/kit.woff2)}.kit{font-family:kit}';
  styles('i.css', css);
  expect(prepared(`<head>${link('i.css')}</head>`)).toBe(
    `<head><style>${css}</style>${link('i.css', ' disabled')}</head>`,
  );
});

it('lets addresses in the styles lead where they led', () => {
  styles(
    'fonts.css',
    ':root{src:url(../media/text.woff2)}*{src:url("../media/x.svg#a")}*{src:url(/art/y.webp),url(data:image/png;base64,AA==)}',
  );
  expect(prepared(link('fonts.css'))).toContain(
    ':root{src:url(/_next/static/media/text.woff2)}*{src:url(/_next/static/media/x.svg#a)}*{src:url(/art/y.webp),url(data:image/png;base64,AA==)}',
  );
});

it('asks for pictures before it brings styles', () => {
  styles('c.css', '*{top:0}');
  const picture = '<link rel="preload" as="image" href="/$1.webp" fetchPriority="high"/>';
  expect(prepared(`${link('c.css')}<script></script>${picture}</head>`)).toBe(
    `${picture}<style>*{top:0}</style>${link('c.css', ' disabled')}<script></script></head>`,
  );
});

it('says first what the page is: title and share tags, in their order, each once, of the head alone', () => {
  styles('g.css', '*{top:0}');
  const charset = '<meta charSet="utf-8"/>';
  const metadata =
    '<meta name="viewport" content="width=device-width"/><title>Kit &amp; $1</title><link rel="canonical" href="http://a/b"/><meta property="og:title" content="Kit"/><meta name="twitter:card" content="summary_large_image"/><link rel="icon" href="/icon.svg"/>';
  const picture = '<link rel="preload" as="image" href="/1.webp"/>';
  const body = '<body><svg><title>Mark</title></svg></body>';
  const doubled = '<meta name="twitter:title" content="Kit"/><meta name="twitter:image" content="/1.png"/>';
  expect(prepared(`<head>${charset}${picture}${link('g.css')}${metadata}${doubled}</head>${body}`)).toBe(
    `<head>${charset}${metadata}${picture}<style>*{top:0}</style>${link('g.css', ' disabled')}</head>${body}`,
  );
});

describe('loading after the first paint', () => {
  const [first, second, last] = ['/_next/static/chunks/$1.js', '/_next/static/b.js', '/_next/static/c.js'] as const;
  const tag = (src: string) => `<script src="${src}" async=""></script>`;
  const inline = '<script>self.__next_f.push([0])</script>';
  styles('f.css', 'p{top:0}.later{top:1px}');
  const page = prepared(
    `<head>${link('f.css')}<link rel="preload" as="script" fetchPriority="low" href="${last}"/>${tag(first)}</head><body><p>Text</p>${tag(second)}${inline}${tag(last)}</body>`,
  );
  const all = [link('f.css'), first, second, last];

  function requested(...steps: ('painted' | 'waited')[]) {
    const [ask = ''] = /(?<=<script>)self\.early=\[\].*?(?=<\/script><\/body>)/.exec(page) ?? [];
    const whenPainted: (() => void)[] = [];
    const whenWaited: (() => void)[] = [];
    const sources: string[] = [];
    runInNewContext(ask, {
      self: {},
      document: {
        createElement: () => ({}),
        body: {
          append: ({ src }: { src: string }) => sources.push(src),
          insertAdjacentHTML: (_place: string, html: string) => sources.push(html),
        },
      },
      PerformanceObserver: function Paints(run: () => void) {
        whenPainted.push(run);
        return { observe: () => undefined };
      },
      setTimeout: (run: () => void) => whenWaited.push(run),
    });
    const before = [...sources];
    const after = steps.map((step) => {
      for (const run of step === 'painted' ? whenPainted : whenWaited) run();
      return [...sources];
    });
    return [before, ...after];
  }

  it('is only at the end of the page, and leaves inserted text as it is', () => {
    const [rest, end] = page.split(inline);
    expect(rest).toBe('<head><style>p{top:0}</style></head><body><p>Text</p>');
    expect(end).toMatch(/^<noscript>.*<\/noscript><script>.*<\/script><\/body>$/);
    expect(page).not.toMatch(/<script src|as="script"/);
  });

  it('requests each file once, the styles first, after it', () =>
    expect(requested('painted', 'waited')).toEqual([[], all, all]));

  it('also requests them in a page that is not visible yet', () =>
    expect(requested('waited', 'painted')).toEqual([[], all, all]));

  it('is there for browsers without scripts: the styles', () =>
    expect(page).toContain(`<noscript>${link('f.css')}</noscript>`));
});

it('takes the styles it brings, and them alone, out of what is to be loaded early', () => {
  styles('d.css', '*{top:0}');
  const font = '</a.woff2>; rel=preload; as="font"; crossorigin=""';
  const hint = (name: string) => `</_next/static/chunks/${name}>; rel=preload; as="style"`;
  const headers = new Map([['Link', [font, hint('d.css'), hint('gone.css')].join(', ')]]);
  prepared(link('d.css') + link('gone.css'), headers);
  expect(headers.get('Link')).toBe([font, hint('gone.css')].join(', '));
});

it('leaves other links and pages alone', () => {
  styles('e.css', '*{top:0}');
  const others = ['<p>No styles</p>', '<link rel="stylesheet" href="/other.css"/>', link('e.css', ' media="print"')];
  for (const html of [...others, link('of-another-build.css')]) expect(prepared(html)).toBe(html);
});
