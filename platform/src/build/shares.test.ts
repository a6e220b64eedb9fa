import { satisfies, validRange } from 'semver';
import { readRuntimeVersion, readSharedVersion, readSharedVersions, createShares } from './shares';

const remoteShares = Object.entries(createShares());

describe('what shell and remotes share at run time', () => {
  it('R-021 is the same list on both sides, each part loaded once and never in a wrong version', () => {
    expect(remoteShares.map(([name]) => name)).toEqual(Object.keys(readSharedVersions()));
    for (const [, share] of remoteShares) expect(share).toMatchObject({ singleton: true, strictVersion: true });
  });

  it('R-021 a remote brings no copy of its own', () => {
    for (const [, share] of remoteShares) expect(share.import).toBe(false);
  });

  it('the ranges of remotes are wide enough for the next release of the shell, and no wider', () => {
    for (const [name, { requiredVersion }] of remoteShares) {
      const providedVersion = readSharedVersions()[name] ?? '';
      expect([name, validRange(requiredVersion) !== null, satisfies(providedVersion, requiredVersion)]).toEqual([name, true, true]);
      expect(requiredVersion).toMatch(name.startsWith('@rendezvous/') ? /^\^\d+\.\d+$/ : /^\^\d+$/);
    }
  });

  it('each context is listed with every subpath that holds it', () => {
    const names = Object.keys(readSharedVersions());
    expect(names).toEqual(expect.arrayContaining(['react', 'react/jsx-runtime', '@emotion/react', '@emotion/react/jsx-runtime']));
    expect(names.filter((name) => name.endsWith('/'))).toEqual([]);
  });

  it('a remote can be built for another version of shared', () => {
    expect(createShares('^2.0')['@rendezvous/shared/ui']?.requiredVersion).toBe('^2.0');
    expect(createShares('^2.0').react?.requiredVersion).toBe(createShares().react?.requiredVersion);
  });

  it('versions are those of the packages', () => {
    for (const version of [readSharedVersion(), readRuntimeVersion()]) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
