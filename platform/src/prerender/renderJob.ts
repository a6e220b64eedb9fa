import { createHash } from 'node:crypto';
import type { BootData, Plan, Release } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import { catalogueFile, releaseBase } from '../registry/Registry';
import type { Resolution } from '../registry/resolve';
import type { RenderJob } from './Prerenderer';
import type { BundleFile, RenderOrder } from './RenderOrder';

interface JobInput {
  resolution: Resolution;
  boot: BootData;
  /** Path, and the part of the query that affects the page. */
  address: string;
  /** Release that owns the screen; undefined renders only the frame. */
  owner: Release | undefined;
}

interface JobPorts {
  folder: { pathOf: (release: Release, file: string) => string };
}

/** Creates the job that renders a page, or only its frame if the screen's owner has no server bundle; undefined if the shell has none. */
export function renderJob({ resolution, boot, address, owner }: JobInput, { folder }: JobPorts): RenderJob | undefined {
  const toFile = (release: Release | undefined, file = SERVER_FILE): BundleFile | undefined => {
    const digest = release?.integrity[file];
    return release === undefined || digest === undefined ? undefined : { path: folder.pathOf(release, file), digest };
  };
  const shell = toFile(resolution.shell);
  if (shell === undefined) return undefined;
  const frame = toFile(owner) === undefined;
  const plan = withoutFallbacks(resolution.plan);
  const releases = getChosenReleases(resolution);
  const { settings, company, locale, user, serverTime, timeZone, replies = {} } = boot;
  const toTexts = (release: Release | undefined): BundleFile | undefined => toFile(release, release && catalogueFile(release, locale));
  const order = (): RenderOrder => ({
    shell,
    remotes: Object.fromEntries(releases.flatMap((release) => toEntry(release.container, toFile(release)))),
    messages: toTexts(resolution.shell),
    catalogues: Object.fromEntries(
      releases.flatMap((release) => toEntry(releaseBase(release) + release.catalogues[locale], toTexts(release))),
    ),
    input: {
      ...{ address, plan, frame },
      boot: { settings, company, locale, user, serverTime, replies, ...(timeZone !== undefined && { timeZone }) },
    },
  });
  const key = toDigest([shell.digest, toStates(plan), address, frame, locale, settings, company, replies, user]);
  return { key, name: `${address} ${locale}`, order };
}

const toDigest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const getChosenReleases = ({ releases }: Resolution): Release[] =>
  Object.values(releases).flatMap(([release]) => (release === undefined ? [] : [release]));

const toStates = ({ remotes }: Plan): unknown => remotes.map(({ name, state, candidates }) => [name, state, candidates[0]?.release]);

/** Returns the plan with the first candidates only: rendering has no fallbacks. */
const withoutFallbacks = (plan: Plan): Plan => ({
  ...plan,
  remotes: plan.remotes.map((remote) => ({ ...remote, candidates: remote.candidates.slice(0, 1) })),
});

const toEntry = (name: string, file: BundleFile | undefined): [string, BundleFile][] => (file === undefined ? [] : [[name, file]]);
