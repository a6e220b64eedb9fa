/**
 * @jest-environment node
 */
import { css, Global, keyframes } from '@emotion/react';
import { renderToString } from 'react-dom/server.edge';
import { collectStyles, createServerStyles } from './styles';
import { StyleCache } from '@rendezvous/shared/ui';

const turn = keyframes({ to: { rotate: '1turn' } });
const redStyle = css({ color: 'red', animation: `${turn} 1s` });

describe('styles of a server rendering', () => {
  const cache = createServerStyles();
  const html = renderToString(
    <StyleCache cache={cache}>
      <Global styles={{ body: { margin: 0 } }} />
      <p css={redStyle}>Red</p>
    </StyleCache>,
  );
  const [globalRule, scopedRules, ...others] = collectStyles(cache);

  it('are collected as global rules, each with its own name, and all other rules together', () => {
    expect(others).toEqual([]);
    expect(globalRule?.ids).toMatch(/^rdv-global \w+$/);
    expect(globalRule?.css).toContain('body{margin:0;}');
    expect(scopedRules?.css).toMatch(/color:red/);
    expect(scopedRules?.css).toMatch(/@keyframes/);
  });

  it('list every class of the page, so that none is inserted twice', () => {
    const [, name = ''] = /class="rdv-([\w-]+)"/.exec(html) ?? [];
    expect(scopedRules?.ids.split(' ')[0]).toBe('rdv');
    expect(scopedRules?.ids.split(' ')).toContain(name);
    expect(scopedRules?.css).toContain(`.rdv-${name}{`);
  });

  it('leave no style element or attribute in the page', () => {
    expect(html).not.toMatch(/<style| style="/);
  });
});
