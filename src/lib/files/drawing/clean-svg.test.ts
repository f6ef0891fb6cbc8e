import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.mjs';
import { rounds } from '../../../../tests/setup/rounds';

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inner: string, attributes = '') =>
  `<svg ${SVG} viewBox="0 0 10 10" ${attributes}>${inner}<rect width="5" height="5"/></svg>`;

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const run = (text: string) => cleanSvg(Buffer.from(text));

async function cleaned(text: string): Promise<string> {
  const result = await run(text);
  if (!result.ok) throw new Error(result.message);
  return result.svg;
}

const parser = new new JSDOM('').window.DOMParser();

function faults(svg: string): string[] {
  const document = parser.parseFromString(svg, 'image/svg+xml');
  const found: string[] = document.querySelector('parsererror') ? ['not well-formed'] : [];
  for (const element of document.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/2000/svg') found.push(`<${element.nodeName}>`);
    if (/script|foreignobject|iframe|^a$|animate|^set$|handler|listener|embed|object/i.test(element.localName)) {
      found.push(`<${element.localName}>`);
    }
    for (const { name, localName, value } of element.attributes) {
      if (/^on/i.test(localName)) found.push(name);
      if (/^xmlns/.test(name)) continue;
      if (localName === 'href' && !/^(?:#|data:image\/(?:png|jpe?g);base64,)/.test(value))
        found.push(`${name}=${value}`);
      if (/^src|^data/i.test(localName) || name === 'xml:base') found.push(name);
      found.push(...cssFaults(value));
    }
    if (element.localName === 'style') found.push(...cssFaults(element.textContent));
  }
  if (/<!|<\?/.test(svg)) found.push('a declaration');
  return found;
}

const cssFaults = (css: string): string[] =>
  css.replace(/url\((["']?)#[\w.:-]+\1\)/g, '').match(/url\(|@|\\|javascript:|expression\(|image-set\(/gi) ?? [];

const hostile = [
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.test/x.js"/>',
  '<g onload="alert(1)"><circle r="1"/></g>',
  '<rect ONCLICK="alert(1)" width="1" height="1"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<image href="https://evil.test/a.png"/>',
  '<image xlink:href="//evil.test/a.png"/>',
  '<image href="file:///etc/passwd"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="https://evil.test"><circle r="2"/></a>',
  '<use href="https://evil.test/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml,x#a"/>',
  '<style>@import url(https://evil.test/x.css);rect{fill:red}</style>',
  '<style>@font-face{font-family:x;src:url(https://evil.test/f)}rect{fill:url(https://evil.test/a)}</style>',
  '<style>rect{fill:u\\72l(https://evil.test/a)}</style>',
  '<style>rect{background:image-set("https://evil.test/a" 1x)}</style>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<rect style="fill:url(https://evil.test/a)" width="1" height="1"/>',
  '<rect fill="url(https://evil.test/a#b)" width="1" height="1"/>',
  '<rect filter="url(\'//evil.test/a#b\')" width="1" height="1"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<g xml:base="https://evil.test/"><use href="#x"/></g>',
  '<feImage href="https://evil.test/a.png"/>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>',
  '<?xml-stylesheet href="https://evil.test/x.css"?>',
  '<!-- <script>alert(1)</script> -->',
  '<cursor xlink:href="https://evil.test/x"/>',
  '<desc>&lt;script&gt;alert(1)&lt;/script&gt;</desc>',
  '<title><style><img title="&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;"/></style></title>',
];

describe('a hostile SVG', () => {
  it.each(hostile)('is stored without what is hostile in %s', async (snippet) => {
    const svg = await cleaned(drawing(snippet));
    expect(faults(svg)).toEqual([]);
    expect(svg).not.toContain('evil.test');
    expect(svg).toContain('<rect width="5" height="5"/>');
  });

  it('loses the handlers of its root too', async () => {
    const svg = await cleaned(drawing('', 'onload="alert(1)" style="background:url(https://evil.test)"'));
    expect(faults(svg)).toEqual([]);
  });

  it.each([
    [
      'an entity bomb',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing('<text>&b;</text>')}`,
      /entities/,
    ],
    ['a foreign entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('')}`, /entities/],
    ['depth', drawing('<g>'.repeat(200) + '</g>'.repeat(200)), /too deeply/],
    ['great depth', drawing('<g a="/>">'.repeat(8000) + '</g>'.repeat(8000)), /too deeply/],
    ['a path that begins anew too often', drawing(`<path d="${'M0 0L9 9'.repeat(200_000)}"/>`), /too heavy/],
    ['too many letters', drawing(`<text>x<tspan>${'x'.repeat(1e5)}</tspan></text>`), /too heavy/],
    ['very many elements', drawing('<g/>'.repeat(50_000)), /too many/],
    ['size', drawing(`<text>${'x'.repeat(2 * 1024 * 1024)}</text>`), /at most 2 MB/],
    ['a broken end', '<svg xmlns="http://www.w3.org/2000/svg"><rect', /well-formed/],
    ['HTML', '<!doctype html><script>alert(1)</script>', /well-formed|not an SVG/],
    ['another namespace', '<svg><rect width="1" height="1"/></svg>', /not an SVG/],
    ['NUL', drawing('\0'), /UTF-8/],
    ['script alone', `<svg ${SVG}><script>1</script></svg>`, /Nothing is left/],
    ['an outside picture alone', `<svg ${SVG}><image href="https://evil.test/a"/></svg>`, /Nothing is left/],
    ['no drawing', `<svg ${SVG}><text> </text></svg>`, /Nothing is left/],
  ])('is refused for %s', async (_what, text, message) => {
    expect(await run(text)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });

  it('is refused where `use` multiplies or leads back to itself', async () => {
    const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`;
    const bomb = drawing(`<circle id="l0" r="1"/>${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(level).join('')}<use href="#l9"/>`);
    expect(await run(bomb)).toMatchObject({ ok: false });
    expect(await run(drawing('<g id="a"><use href="#a"/></g>'))).toMatchObject({ ok: false });
    const chain = Array.from({ length: 5000 }, (_, n) => `<use id="c${n}" href="#c${n + 1}"/>`).join('');
    expect(await run(drawing(chain))).toMatchObject({ ok: false });
  });

  it('is never stored with anything hostile, however it is mixed', async () => {
    const fragment = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom(
        '<g>',
        '</g>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '</style>',
        '<style>',
        '&lt;',
        '&#106;avascript:',
      ),
      fc
        .tuple(fc.constantFrom(...hostile), fc.nat(60), fc.string({ maxLength: 4 }))
        .map(([text, at, extra]) => text.slice(0, at) + extra + text.slice(at)),
      fc
        .tuple(
          fc.constantFrom('on\tload', 'oNload', 'href', 'xlink:href', 'style', 'fill', 'xml:base'),
          fc.constantFrom(
            'javascript:alert(1)',
            ' java&#10;script:x',
            'url(&quot;//evil.test&quot;)',
            'https://evil.test',
            '\\75rl(x)',
          ),
        )
        .map(([name, value]) => `<use ${name}="${value}"/>`),
    );
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fragment, { minLength: 1, maxLength: 4 }), async (fragments) => {
        const result = await run(drawing(fragments.join('')));
        if (!result.ok) return;
        stored += 1;
        expect(faults(result.svg)).toEqual([]);
      }),
      { numRuns: rounds(1_000) },
    );
    expect(stored).toBeGreaterThan(rounds(100));
  });
});

describe('an honest SVG', () => {
  const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" ${SVG} x="0px" y="0px" viewBox="0 0 40 40" style="enable-background:new 0 0 40 40;" xml:space="preserve">
<style type="text/css">
  .st0{fill:#7C3AED;} /* main */
  .st1{clip-path:url(#body);fill:url("#fade")}
</style>
<metadata><x xmlns="http://evil.test/"/></metadata>
<defs><linearGradient id="fade"><stop offset="0" style="stop-color:#fff"/></linearGradient><rect id="box" width="40" height="40"/></defs>
<clipPath id="body"><use xlink:href="#box" style="overflow:visible;"/></clipPath>
<g class="st1"><path class="st0" d="M0,0h40v40H0z"/></g>
<image x="39" y="39" width="1" height="1" xlink:href="${dot}"/>
</svg>`;

  it('keeps what draws: classes, gradients, clip paths, uses, inline pictures', async () => {
    const svg = await cleaned(illustrator);
    expect(faults(svg)).toEqual([]);
    for (const kept of [
      'viewBox="0 0 40 40"',
      '.st0{fill:#7C3AED}',
      'clip-path:url(#body)',
      'fill:url("#fade")',
      '<linearGradient id="fade">',
      '<clipPath id="body">',
      'xlink:href="#box"',
      dot,
      'd="M0,0h40v40H0z"',
    ]) {
      expect(svg).toContain(kept);
    }
    expect(svg).not.toMatch(/DOCTYPE|metadata|evil/);
  });

  it('is left alone the second time, and draws the same', async () => {
    const once = await cleaned(illustrator);
    expect(await cleaned(once)).toBe(once);
    const { data } = await sharp(Buffer.from(once)).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x7c, 0x3a, 0xed]);
  });

  it('may begin with a byte order mark and hold any language', async () => {
    expect(await cleaned(`\ufeff${drawing('<text>Straße 北区</text>')}`)).toContain('Straße 北区');
  });

  it.each([
    ['elements', '<path d="M0 0L1 1L2 2L3 3L4 4L5 5L6 6L7 7L8 8L9 9" fill="#abc"/>'.repeat(9_000)],
    ['attributes', `<rect ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ')}/>`],
    ['text', `<text>${'x'.repeat(2_000_000)}</text>`],
    ['CSS without an end', `<style>${'/*@a '.repeat(390_000)}</style>`],
    ['CSS without braces', `<style>${'@a;"'.repeat(480_000)}</style>`],
    ['a CSS value', `<rect style="${'url( '.repeat(390_000)}"/>`],
    ['unclosed declarations', '<!DOCTYPE '.repeat(190_000)],
    ['unclosed tags', '<a "'.repeat(9_000) + 'x'.repeat(1_900_000)],
    ['a path', `<path d="${'M0 0'.repeat(480_000)}"/>`],
  ])(
    'of full size, in %s, takes no more than a moment',
    async (_what, inner) => {
      const before = process.cpuUsage();
      await run(drawing(inner));
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(5_000);
    },
    60_000,
  );
});
