import { satisfies, validRange } from 'semver';
import { runtimeVersion, sharedVersion, sharedVersions, shares } from './shares';

const remote = Object.entries(shares());

describe('what shell and remotes share at run time', () => {
  it('R-021 is the same list on both sides, each part loaded once and never in a wrong version', () => {
    expect(remote.map(([name]) => name)).toEqual(Object.keys(sharedVersions()));
    for (const [, share] of remote) expect(share).toMatchObject({ singleton: true, strictVersion: true });
  });

  it('R-021 a remote brings no copy of its own', () => {
    for (const [, share] of remote) expect(share.import).toBe(false);
  });

  it('the ranges of remotes are wide enough for the next release of the shell, and no wider', () => {
    for (const [name, { requiredVersion }] of remote) {
      const providedVersion = sharedVersions()[name] ?? '';
      expect([name, validRange(requiredVersion) !== null, satisfies(providedVersion, requiredVersion)]).toEqual([name, true, true]);
      expect(requiredVersion).toMatch(name.startsWith('@rendezvous/') ? /^\^\d+\.\d+$/ : /^\^\d+$/);
    }
  });

  it('each context is listed with every subpath that holds it', () => {
    const names = Object.keys(sharedVersions());
    expect(names).toEqual(expect.arrayContaining(['react', 'react/jsx-runtime', '@emotion/react', '@emotion/react/jsx-runtime']));
    expect(names.filter((name) => name.endsWith('/'))).toEqual([]);
  });

  it('a remote can be built for another version of shared', () => {
    expect(shares('^2.0')['@rendezvous/shared/ui']?.requiredVersion).toBe('^2.0');
    expect(shares('^2.0').react?.requiredVersion).toBe(shares().react?.requiredVersion);
  });

  it('versions are those of the packages', () => {
    for (const version of [sharedVersion(), runtimeVersion()]) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
