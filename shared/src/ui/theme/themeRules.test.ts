import { NICHES } from '@rendezvous/shared/contract';
import { ACCENTS } from './accents';
import { media } from './media';
import { themeRules } from './themeRules';
import { token, toVariableName } from './token';

const rules: Record<string, unknown> = themeRules;
const getNestedRules = (outer: string): Record<string, Record<string, string>> => rules[outer] as Record<string, Record<string, string>>;

describe('theme', () => {
  it.each([
    ['colorPrimaryHover', '--color-primary-hover'],
    ['space4', '--space-4'],
    ['fontSize2xl', '--font-size-2xl'],
    ['radiusXl', '--radius-xl'],
    ['colorUnreadMessagesSoft', '--color-unread-messages-soft'],
  ])('gives the token %s the variable %s', (name, variable) => {
    expect(toVariableName(name)).toBe(variable);
  });

  it('gives every token a variable of its own', () => {
    const variables = Object.values(token);
    expect(new Set(variables).size).toBe(variables.length);
  });

  it('defines every variable a token names', () => {
    const definedVariables = Object.keys(getNestedRules(':root'));
    expect(Object.values(token).filter((value) => !definedVariables.some((name) => value === `var(${name})`))).toEqual([]);
  });

  it('follows a dark system setting unless light was chosen, and is dark when dark was chosen', () => {
    const systemDarkRules = getNestedRules(media.dark)[":root:not([data-scheme='light'])"];
    expect(systemDarkRules?.['--color-background']).toBe('#171015');
    expect(getNestedRules(":root[data-scheme='dark']")).toEqual(systemDarkRules);
    expect(getNestedRules(':root')['--color-background']).toBe('#fdf8f9');
  });

  it('R-133 has one accent for each of the seven niches and changes nothing else', () => {
    expect(Object.keys(ACCENTS)).toEqual(Object.values(NICHES));
    expect(Object.keys(getNestedRules(":root[data-niche='gay']"))).toEqual([
      '--color-accent',
      '--color-on-accent',
      '--color-accent-soft',
      '--color-on-accent-soft',
    ]);
  });

  it('R-031 defines the extra color unread-messages, with its text, hover, soft background and border', () => {
    expect(Object.keys(getNestedRules(':root')).filter((name) => name.includes('unread-messages'))).toHaveLength(7);
  });

  it('disables motion for people who prefer reduced motion', () => {
    expect(getNestedRules(media.reducedMotion)[':root']).toEqual({ '--motion-fast': '0.01ms', '--motion-medium': '0.01ms' });
  });

  it('R-029 has the breakpoints 576, 768, 992 and 1200 px as min-width', () => {
    expect([media.sm, media.md, media.lg, media.xl]).toEqual([576, 768, 992, 1200].map((px) => `@media (min-width: ${px}px)`));
  });
});
