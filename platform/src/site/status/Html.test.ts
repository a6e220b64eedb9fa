import { Html, html } from './Html';

/** An alias, so that formatters, which reformat templates tagged `html`, leave these alone. */
const plainHtml = html;

describe('HTML templates', () => {
  it.each([
    ['text', plainHtml`<p>${'<b> & "c"'}</p>`, '<p>&lt;b&gt; &amp; &quot;c&quot;</p>'],
    ['an attribute', plainHtml`<p id="${'" onclick="x'}">`, '<p id="&quot; onclick=&quot;x">'],
    ['a number', plainHtml`<td>${0}</td>`, '<td>0</td>'],
    ['HTML itself', plainHtml`<p>${plainHtml`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
    ['a list', plainHtml`<ul>${['<', plainHtml`<li>`, new Html('&amp;')]}</ul>`, '<ul>&lt;<li>&amp;</ul>'],
    ['nothing', plainHtml`<p>${undefined}${null}</p>`, '<p></p>'],
  ])('render %s', (_, { text }, expected) => {
    expect(text).toBe(expected);
  });
});
