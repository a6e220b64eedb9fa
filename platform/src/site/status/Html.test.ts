import { Html, html } from './Html';

/** An alias, so that formatters, which reformat templates tagged `html`, leave these alone. */
const made = html;

describe('HTML templates', () => {
  it.each([
    ['text', made`<p>${'<b> & "c"'}</p>`, '<p>&lt;b&gt; &amp; &quot;c&quot;</p>'],
    ['an attribute', made`<p id="${'" onclick="x'}">`, '<p id="&quot; onclick=&quot;x">'],
    ['a number', made`<td>${0}</td>`, '<td>0</td>'],
    ['HTML itself', made`<p>${made`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
    ['a list', made`<ul>${['<', made`<li>`, new Html('&amp;')]}</ul>`, '<ul>&lt;<li>&amp;</ul>'],
    ['nothing', made`<p>${undefined}${null}</p>`, '<p></p>'],
  ])('render %s', (_, { text }, expected) => {
    expect(text).toBe(expected);
  });
});
