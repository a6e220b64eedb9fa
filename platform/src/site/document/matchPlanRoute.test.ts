import type { Plan, RouteDeclaration } from '@rendezvous/shared/contract';
import { matchPlanRoute } from './matchPlanRoute';

const aRoute = (name: string, path: string, params?: Record<string, string>): RouteDeclaration => ({
  ...{ name, path, layout: 'Default', access: 'user', titleKey: name },
  ...(params === undefined ? {} : { params }),
});

const plan: Plan = {
  serial: 1,
  shell: 's',
  remotes: [
    {
      ...{ name: 'mfe-credits', state: 'on', candidates: [], slots: [] },
      routes: [
        aRoute('credits', '/credits'),
        aRoute('credits-repeat-order', '/credits/repeat-order'),
        aRoute('credits-id', '/credits/{id}/{paymentmethod?}', { id: '^[1-9][0-9]?$' }),
      ],
    },
    {
      ...{ name: 'mfe-members', state: 'off', candidates: [], slots: [] },
      routes: [aRoute('members-id', '/members/{id}'), aRoute('likes-type', '/likes/{type}')],
    },
  ],
};

const cases: [path: string, name: string | undefined][] = [
  ['/', 'index'],
  ['/settings', 'settings'],
  ['/settings/', 'settings'],
  ['/notifications', 'notifications'],
  ['/pages/terms', 'pages-terms'],
  ['/pages/unknown', undefined],
  ['/credits', 'credits'],
  ['/credits/3', 'credits-id'],
  ['/credits/3/ideal', 'credits-id'],
  ['/credits/3/cash', undefined],
  ['/credits/300', undefined],
  ['/credits/repeat-order', 'credits-repeat-order'],
  ['/members/Abcdefghij12', 'members-id'],
  ['/members/1', undefined],
  ['/likes/given', 'likes-type'],
  ['/likes/taken', undefined],
  ['/imprint', 'token'],
  ['/Imprint', undefined],
  ['/a/b', undefined],
  ['/%', undefined],
];

describe('the route of an address', () => {
  it.each(cases)('R-011 R-012 %s is %s', (path, name) => {
    expect(matchPlanRoute(plan, path)?.route.name).toBe(name);
  });

  it('R-002 names the owner, even if that remote is switched off', () => {
    expect(matchPlanRoute(plan, '/credits')?.owner).toBe('mfe-credits');
    expect(matchPlanRoute(plan, '/likes/given')?.owner).toBe('mfe-members');
    expect(matchPlanRoute(plan, '/settings')?.owner).toBe('shell');
  });
});
