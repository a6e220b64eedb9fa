import type { Release } from '@rendezvous/shared/contract';
import { startCanary } from '../../site/deploy/actions';
import { publishRelease } from '../../registry/changes/publishRelease';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import type { Registry } from '../../registry/Registry';
import { aDraft, aRelease, aShell, type Files, createOffersFiles, createFiles, createUsesFiles } from '../../testing/aRelease';
import { aRegistry } from '../../testing/aRegistry';
import { ReleaseTexts } from './ReleaseTexts';
import { getTypeFindings } from './getTypeFindings';

const filesByRelease = new Map<string, Files>();

function storeFiles(release: Release, files: Files): Release {
  filesByRelease.set(`${release.remote}/${release.id}`, files);
  return release;
}

/** A release of the chat that calls the store's `open` with the argument `at`. */
const aChatRelease = (version: string, at: string): Release => {
  const source = `import { open } from '@rendezvous/shared/store';\nexport const remote = open(${at});`;
  const files = { ...createFiles(version), ...createUsesFiles({}, { 'src/remote.ts': source }) };
  return storeFiles(aRelease(aDraft({ version }, files)), files);
};

const aShellRelease = (version: string, parameter: string): Release => {
  const files = createOffersFiles({}, [], { 'shared/src/store/index.d.ts': `export declare const open: (${parameter}) => string;` });
  const { integrity } = aDraft({}, files);
  return storeFiles(aShell({ id: `${version}-00000000`, version, integrity }), files);
};

let requestedFiles: string[];
let acceptedPairs: Set<string>;
beforeEach(() => {
  requestedFiles = [];
  acceptedPairs = new Set();
});

function getFindings(registry: Registry, release: Release, content?: Buffer): Promise<string[]> {
  const texts = new ReleaseTexts(registry.releases, async (owner, id, file) => {
    requestedFiles.push(`${owner} ${file}`);
    return content ?? filesByRelease.get(`${owner}/${id}`)?.[file] ?? Buffer.alloc(0);
  });
  return getTypeFindings(registry, texts, release, acceptedPairs);
}

const promoteAll = (registry: Registry, ...releases: Release[]): Registry =>
  releases.reduce((previous, release) => promoteRelease(publishRelease(previous, release), release.remote, release.id), registry);
const numberShell = aShellRelease('1.0.1', 'at: number');
const stringShell = aShellRelease('1.1.0', 'at: string');
const fittingChat = aChatRelease('1.0.0', '7');
const initialRegistry = promoteAll(aRegistry(), numberShell, fittingChat);

describe('R-021 a release that gets traffic', () => {
  it('a remote is rejected for every live shell that it does not fit, with the file, line and compiler message', async () => {
    const brokenChat = aChatRelease('1.1.0', "'seven'");
    const registry = publishRelease(initialRegistry, brokenChat);
    const finding = `mfe-chat ${brokenChat.id} does not fit shell ${numberShell.id} (mfe-chat/src/remote.ts:2): Argument of type 'string' is not assignable`;
    expect(await getFindings(registry, brokenChat)).toEqual([expect.stringContaining(finding)]);
    const canary = startCanary(publishRelease(registry, stringShell), 'shell', { release: stringShell.id, percent: 1, salt: 'a' });
    expect(await getFindings(canary, brokenChat)).toHaveLength(1);
    expect(await getFindings(canary, aChatRelease('1.2.0', '8'))).toHaveLength(0);
  });

  it('a shell is rejected for every live release of a remote that does not fit it', async () => {
    const [finding, ...more] = await getFindings(publishRelease(initialRegistry, stringShell), stringShell);
    expect(more).toEqual([]);
    expect(finding).toContain(
      `mfe-chat ${fittingChat.id} does not fit shell ${stringShell.id} (mfe-chat/src/remote.ts:2): Argument of type 'number'`,
    );
  });

  it('compatible pairs are remembered, and pairs that are already live together are not compiled again', async () => {
    const nextChat = aChatRelease('1.1.0', '8');
    const registry = publishRelease(initialRegistry, nextChat);
    expect(await getFindings(registry, nextChat)).toEqual([]);
    expect(requestedFiles).toEqual(['mfe-chat sources.json', 'shell types.json']);
    expect(await getFindings(registry, nextChat)).toEqual([]);
    expect(
      await getFindings(publishRelease(initialRegistry, aShellRelease('1.2.0', 'at: number')), aShellRelease('1.2.0', 'at: number')),
    ).toEqual([]);
    expect(requestedFiles).toHaveLength(2);
  });

  it('a release without sources has no findings, and bytes other than the signed ones are rejected', async () => {
    const shellWithoutSources = aShell({ id: '1.3.0-00000000', version: '1.3.0', integrity: {} });
    expect(await getFindings(publishRelease(initialRegistry, shellWithoutSources), shellWithoutSources)).toEqual([]);
    const nextChat = aChatRelease('1.1.0', '9');
    const otherContent = Buffer.from('{}');
    await expect(getFindings(publishRelease(initialRegistry, nextChat), nextChat, otherContent)).rejects.toThrow(
      'is not what its release says',
    );
  });
});
