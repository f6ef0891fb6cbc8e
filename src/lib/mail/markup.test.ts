import { describe, expect, it } from 'vitest';
import { lines, markup } from './markup';

describe('markup', () => {
  it('escapes every value', () => {
    const name = `<img src=x onerror="alert('1')"> & Co`;
    expect(markup`<p title="${name}">${name}</p>`.source).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co">' +
        '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co</p>',
    );
  });

  it('takes HTML as it is, joins lists, and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((each) => markup`<li>${each}</li>`);
    expect(markup`<ul>${items}</ul>${undefined}${false}${null}${0}`.source).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
    );
  });

  it('keeps the line breaks of plain text', () => {
    expect(lines('Unit 4 <rear>\nManchester').source).toBe('Unit 4 &lt;rear&gt;<br>Manchester');
  });
});
