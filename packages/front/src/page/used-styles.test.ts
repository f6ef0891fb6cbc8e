import { describe, expect, it } from 'vitest';
import { looksOf, namesIn, parseStyles, stylesFor } from './used-styles';

const TAGS = ['<html', '<p', '<svg'];
const used = (css: string, ...classes: string[]) => stylesFor(parseStyles(css), new Set([...TAGS, ...classes]));

describe('the styles of a page', () => {
  it('are those of its classes, and those of no class, in their order', () => {
    expect(used('p{margin:0}.a{color:red}.b{color:blue}html .a{top:0}', 'a')).toBe(
      'p{margin:0}.a{color:red}html .a{top:0}',
    );
  });

  it('need every class of a selector, and one selector of a list', () => {
    expect(used('.a.b{top:0}.a .c{top:1px}', 'a', 'b')).toBe('.a.b{top:0}');
    expect(used('.gone,.a:is(h2,p){top:0}.gone,.too{top:1px}', 'a')).toBe('.gone,.a:is(h2,p){top:0}');
  });

  it('need every tag of a selector, which may stand anywhere in it', () => {
    const kept = 'hr,p{top:0}.a>svg[d="hr b"]~p:not(hr)::before{top:1px}::marker{top:2px}.\\32 xl\\:a{top:3px}';
    expect(used(`hr{top:0}${kept}.a hr{top:1px}p+:is(hr,.gone){top:2px}`, 'a', '2xl:a')).toBe(kept);
  });

  it('take no class in :not() and :has() for a condition', () => {
    const css = '.a:not(.gone){top:0}.group:has(.gone) .a{top:2px}:not(.gone,.a:is(.too)){top:3px}';
    expect(used(css, 'a', 'group')).toBe(css);
  });

  it('need one selector of each :is() and :where()', () => {
    const kept = ':is(.a,.gone){top:0}:is(:where(.group)[open] .a>svg:is(p,i)){top:1px}';
    expect(used(`${kept}:is(.gone,.too) .a{top:2px}:is(:where(.gone)[open] .a){top:3px}`, 'a', 'group')).toBe(kept);
  });

  it('keep what holds rules that are left, and nothing empty', () => {
    expect(used('@layer a,b;@layer b{@media (width>=48rem){.md\\:a{top:0}}}@media print{.gone{top:0}}', 'md:a')).toBe(
      '@layer a,b;@layer b{@media (width>=48rem){.md\\:a{top:0}}}',
    );
  });

  it('leave each layer its rank', () => {
    expect(used('@layer a{.gone{top:0}}@layer b{p{top:0}}')).toBe('@layer a;@layer b{p{top:0}}');
  });

  it('leave to the whole stylesheet what a class looks like once someone does something', () => {
    const css = ':focus-visible{top:0}.a:not(:hover){top:1px}.hover\\:b{top:2px}.a:is(.b,p:hover){top:3px}';
    const left =
      '@media (hover:hover){.a:hover{top:0}}.a:has(:focus-visible) p{top:0}.a:active{top:0}.a:is(:where(.b):hover *){top:0}';
    expect(used(css + left, 'a', 'b', 'hover:b')).toBe(css);
  });

  it('need a field of some type for what is part of it', () => {
    const css = '::file-selector-button{top:0}.a::-webkit-datetime-edit{top:1px}';
    expect(used(css, 'a', 'type="text"')).toBe('');
    expect(used(css, 'a', 'type="file"')).toBe(css);
  });

  it('leave to the whole stylesheet how something changes', () => {
    expect(
      used('.a{top:0;transition:top 1s,left 1s;transition-delay:0s;left:0}.b{transition-property:top}', 'a', 'b'),
    ).toBe('.a{top:0;left:0}');
  });

  it('mix colours without asking whether the browser can', () => {
    const mixed = '.a{color:color-mix(in oklab, var(--ink) 85%, transparent)}';
    expect(used(`.a{top:0}@supports (color:color-mix(in lab, red, red)){${mixed}}`, 'a')).toBe(`.a{top:0}${mixed}`);
  });

  it('register no variable that is never set, unless it has a value then', () => {
    const value = '@property --tw-c{syntax:"*";inherits:false;initial-value:0}';
    const read = '.a{top:var(--tw-a,1px) var(--tw-b,1px) var(--tw-c)}.b{--tw-b:0;left:0}';
    const empty = (name: string) => `@property --tw-${name}{syntax:"*";inherits:false}`;
    expect(used(`*{--tw-a:initial;--tw-b:initial}${read}${empty('a')}${empty('b')}${value}`, 'a', 'b')).toBe(
      `*{--tw-b:initial}${read}${empty('b')}${value}`,
    );
    expect(used(`${read}${empty('a')}${empty('b')}${value}`, 'a')).toBe(
      `.a{top:var(--tw-a,1px) var(--tw-b,1px) var(--tw-c)}${value}`,
    );
  });

  it('declare the variables that are read, by a rule or by another variable', () => {
    const css =
      '@property --rule{syntax:"*";inherits:false}@property --gone{syntax:"*";inherits:false}' +
      ':root{--rule:var(--deep, (1;2));--gone:var(--lost);--lost:0;--deep: ;--quoted:";"}p{top:var(--rule) var(--quoted)}.gone{top:var(--gone)}';
    const kept =
      '@property --rule{syntax:"*";inherits:false}:root{--rule:var(--deep, (1;2));--deep: ;--quoted:";"}p{top:var(--rule) var(--quoted)}';
    expect(used(css)).toBe(kept);
  });

  it('keep variables beside other declarations, but for those of Tailwind that nothing reads', () => {
    const css = '.a{--gone:0;--tw-a:1px;top:0}.gone{left:var(--tw-a)}';
    expect(used(`${css}.a{--tw-b:0;left:0}`, 'a')).toBe('.a{--gone:0;--tw-a:1px;top:0}.a{left:0}');
  });

  it('keep fonts as they are, and the animations that are named', () => {
    const css =
      '@font-face{font-family:x;src:url(y)}.a{animation:1s ease-out,turn 2s}@keyframes turn{to{rotate:360deg}}';
    expect(used(`${css}@keyframes gone{to{top:0}}.gone{animation-name:gone}`, 'a')).toBe(css);
  });

  it('read names as Tailwind writes them', () => {
    const names = ['w-[calc(100%-1px)]', '2xl:top-0.5', '@2xs:flex', "before:content-['}']", 'größe', '[&>svg]:top-0'];
    const css =
      ".w-\\[calc\\(100\\%-1px\\)\\]{width:1px}.\\32 xl\\:top-0\\.5{top:0}.\\@2xs\\:flex{top:0}.before\\:content-\\[\\'\\}\\'\\]:before{content:'}'}.größe{top:0}.\\[\\&\\>svg\\]\\:top-0>svg{top:0}";
    expect(used(css, ...names)).toBe(css);
    for (const name of names) {
      const others = names.filter((each) => each !== name);
      expect(parseStyles(used(css, ...others)), name).toHaveLength(others.length);
    }
  });

  it('lose nothing where a block lies in a block', () => {
    const css = '.a{color:red;&:hover{color:blue}}.b{top:0}';
    expect(used(css, 'a')).toBe('.a{color:red;&:hover{color:blue}}');
  });
});

it('reads classes, tags and types of fields of a page', () => {
  const html = `<input id="a" type="date"/><p class="a b">class="no"</p><i data-class="no" class="[&amp;&gt;svg]:x before:content-[&#x27;&quot;&#x27;]"></i>`;
  expect(namesIn(looksOf(html))).toEqual(
    new Set(['<input', '', 'type="date"', '<p', '<i', 'a', 'b', '[&>svg]:x', `before:content-['"']`]),
  );
});
