import { describe, expect, it } from 'vitest';
import { classesIn, classLists, parseStyles, stylesFor } from './used-styles';

const used = (css: string, ...classes: string[]) => stylesFor(parseStyles(css), new Set(classes));

describe('the styles of a page', () => {
  it('are those of its classes, and those of no class, in their order', () => {
    expect(used('p{margin:0}.a{color:red}.b{color:blue}html .a{top:0}', 'a')).toBe(
      'p{margin:0}.a{color:red}html .a{top:0}',
    );
  });

  it('need every class of a selector, and one selector of a list', () => {
    expect(used('.a.b{top:0}.a .c{top:1px}', 'a', 'b')).toBe('.a.b{top:0}');
    expect(used('.gone,.a:is(h2,h3){top:0}.gone,.too{top:1px}', 'a')).toBe('.gone,.a:is(h2,h3){top:0}');
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

  it('declare the variables that are read, by a rule or by another variable', () => {
    const css =
      '@property --rule{syntax:"*";inherits:false}@property --gone{syntax:"*";inherits:false}' +
      ':root{--rule:var(--deep, (1;2));--gone:var(--lost);--lost:0;--deep: ;--quoted:";"}p{top:var(--rule) var(--quoted)}.gone{top:var(--gone)}';
    const kept =
      '@property --rule{syntax:"*";inherits:false}:root{--rule:var(--deep, (1;2));--deep: ;--quoted:";"}p{top:var(--rule) var(--quoted)}';
    expect(used(css)).toBe(kept);
  });

  it('keep variables beside other declarations', () => {
    const css = '.a{--gone:0;top:0}';
    expect(used(css, 'a')).toBe(css);
  });

  it('keep fonts and animations as they are', () => {
    const css = '@font-face{font-family:x;src:url(y)}@keyframes spin{to{rotate:360deg}}';
    expect(used(css)).toBe(css);
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

it('reads the classes of a page out of its attributes', () => {
  const html = `<p class="a b">class="no"</p><i data-class="no" class="[&amp;&gt;svg]:x before:content-[&#x27;&quot;&#x27;]"></i>`;
  expect(classesIn(classLists(html))).toEqual(new Set(['a', 'b', '[&>svg]:x', `before:content-['"']`]));
});
