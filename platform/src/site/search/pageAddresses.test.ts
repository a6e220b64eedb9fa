import { LOCALES, type RouteDeclaration } from '@rendezvous/shared/contract';
import { createPageAddresses, getDomainLocales, toAlternates, toCanonicalPath } from './pageAddresses';

const aRoute = (name: string, path: string): RouteDeclaration => ({ name, path, layout: 'Default', access: 'public', titleKey: 't' });

describe('R-094 the path that stands for a page', () => {
  it.each([
    ['the home page', aRoute('index', '/'), {}, '/'],
    ['a lander', aRoute('landers-gallery-slug', '/landers/gallery/{slug?}'), {}, '/landers/gallery'],
    ['a campaign, or a slug of nobody’s', aRoute('landers-gallery-slug', '/landers/gallery/{slug?}'), { slug: 'x' }, '/landers/gallery'],
    ['a second address of a text page', aRoute('token', '/{token}'), { token: 'terms' }, '/pages/terms'],
    ['a text page without another address', aRoute('token', '/{token}'), { token: 'imprint' }, '/imprint'],
    ['any text page', aRoute('token', '/{token}'), {}, undefined],
    ['the page of a member', aRoute('members-id-landing', '/members/{id}/landing'), { id: 'Anna000000' }, undefined],
  ] as const)('of %s', (_, route, params, expected) => {
    expect(toCanonicalPath({ route, params })).toBe(expected);
  });
});

describe('R-094 the versions of a page', () => {
  const createVersions = (query: Record<string, string>) => createPageAddresses('https://a.example', '/pages/faq', ['en', 'nl'], query);

  it.each([
    [{}, 'https://a.example/pages/faq'],
    [{ lang: 'nl' }, 'https://a.example/pages/faq?lang=nl'],
    [{ lang: 'nl', ref: 'spam' }, 'https://a.example/pages/faq?lang=nl'],
    [{ lang: 'pl' }, 'https://a.example/pages/faq'],
    [{ lang: 'xx' }, 'https://a.example/pages/faq'],
    [{ page: '2', lang: 'en' }, 'https://a.example/pages/faq?page=2&lang=en'],
  ])('at %j the canonical one is %s', (query, canonical) => {
    expect(createVersions(query).canonical).toBe(canonical);
  });

  it('name each other: all have the same alternates, themselves among them', () => {
    const [neutral, english, dutch] = [{}, { lang: 'en' }, { lang: 'nl' }].map((query) => createVersions(query));
    const sets = [neutral, english, dutch].flatMap((version) => (version ? [toAlternates(version)] : []));
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(1);
    expect(sets[0]).toEqual([
      ['en', 'https://a.example/pages/faq?lang=en'],
      ['nl', 'https://a.example/pages/faq?lang=nl'],
      ['x-default', 'https://a.example/pages/faq'],
    ]);
    expect(sets[0]?.map(([, address]) => address)).toEqual(
      expect.arrayContaining([neutral, english, dutch].map((version) => version?.canonical)),
    );
  });

  it('are those of all countries of the domain', () => {
    const country = { name: '', currency: 'EUR' } as const;
    const countries = [
      { ...country, code: 'GB', locales: ['en'] as const },
      { ...country, code: 'BE', locales: ['nl', 'fr', 'de', 'en'] as const },
    ].map(({ locales, ...other }) => ({ ...other, locales: [...locales] }));
    expect(getDomainLocales({ countries })).toEqual(['en', 'nl', 'de', 'fr']);
    expect(getDomainLocales({ countries: [] })).toEqual(LOCALES);
  });
});
