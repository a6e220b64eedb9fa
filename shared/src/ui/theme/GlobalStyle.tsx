import { Global, css } from '@emotion/react';
import { media } from './media';
import { themeRules } from './themeRules';
import { token } from './token';

/** The theme's variables and the few rules for all elements; rendered once by the shell. */
export function GlobalStyle() {
  return <Global styles={[themeRules, baseRules, focusRules, reducedMotionRules]} />;
}

const baseRules = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    scrollbarGutter: 'stable',
    scrollPaddingTop: `calc(${token.sizeExit} + ${token.space8})`,
  },
  body: {
    margin: 0,
    minHeight: '100dvh',
    background: token.colorBackground,
    color: token.colorText,
    fontFamily: token.fontFamily,
    fontSize: token.fontSizeM,
    lineHeight: token.lineNormal,
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
  'h1, h2, h3, h4, p, figure, fieldset, ul, ol, dl, dd': { margin: 0, padding: 0 },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  a: { color: token.colorPrimaryText, textUnderlineOffset: '0.15em' },
  '[hidden]': { display: 'none !important' },
});

const focusRules = css({
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: `2px solid ${token.colorFocus}`, outlineOffset: '2px' },
  'h1:focus-visible, main:focus-visible': { outline: 'none' },
});

const reducedMotionRules = css({
  [media.reducedMotion]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
